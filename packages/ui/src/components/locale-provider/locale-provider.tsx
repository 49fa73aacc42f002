'use client'
import { type ReactNode, use, useMemo } from 'react'
import { DirectionProvider } from '../../bundled/radix-direction.ts'
import { LocaleContext } from '../../lib/locale.ts'
import { type MessageCatalog, MessagesContext } from '../../lib/messages.ts'

export interface LocaleProviderProps {
  /**
   * The language tag that numbers, dates, times and the order of texts follow, such as `en-US`. It does not change the
   * words: pass `messages` too. `en_US`, as other systems write it, is accepted.
   * @default 'pt-BR'
   */
  locale?: string | undefined
  /**
   * The texts to replace: `en` of `@malote/ui/locales/en`, `es` of `@malote/ui/locales/es`, or single texts. Others keep
   * those of the surrounding provider.
   */
  messages?: Partial<MessageCatalog> | undefined
  /**
   * The time zone of points in time.
   * @default 'America/Sao_Paulo'
   */
  timeZone?: string | undefined
  /**
   * The ISO 4217 code of amounts, such as `USD`.
   * @default 'BRL'
   */
  currency?: string | undefined
  /**
   * The writing direction that the keyboard and the position of overlays follow. It renders no element: set `dir` of
   * `html` as well, or of a `ThemeScope` when only a part of the page has this direction.
   * @default 'ltr'
   */
  dir?: 'ltr' | 'rtl' | undefined
  /** The content that uses these settings. */
  children: ReactNode
}

/** The language of the components inside it: their words, numbers, dates, currency and writing direction. */
export function LocaleProvider({ locale, messages, timeZone, currency, dir, children }: LocaleProviderProps) {
  const inherited = use(LocaleContext)
  const settings = useMemo(
    () => ({
      ...inherited,
      ...(locale && { locale: locale.replaceAll('_', '-') }),
      ...(timeZone && { timeZone }),
      ...(currency && { currency }),
      ...(dir && { dir }),
    }),
    [inherited, locale, timeZone, currency, dir],
  )
  const inheritedMessages = use(MessagesContext)
  const texts = useMemo(() => ({ ...inheritedMessages, ...messages }), [inheritedMessages, messages])
  return (
    <LocaleContext value={settings}>
      <MessagesContext value={texts}>
        <DirectionProvider dir={settings.dir ?? 'ltr'}>{children}</DirectionProvider>
      </MessagesContext>
    </LocaleContext>
  )
}
