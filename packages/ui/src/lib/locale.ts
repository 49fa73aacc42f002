'use client'
import { createContext, use } from 'react'

/** The settings of a `LocaleProvider` apart from its texts. */
export interface LocaleSettings {
  /** The language tag that numbers, dates, times and the order of texts follow: "en-US". */
  locale: string
  /** The time zone of points in time: "America/Sao_Paulo". */
  timeZone: string
  /** The ISO 4217 code of amounts: "BRL". */
  currency: string
  /** The writing direction of the keyboard and of overlays. */
  dir: 'ltr' | 'rtl'
}

/** The settings of the nearest provider. Empty by default: the defaults are where they are used. */
export const LocaleContext = createContext<Partial<LocaleSettings>>({})

/** @returns the language tag for formats. */
export const useLocale = (): string => use(LocaleContext).locale ?? 'pt-BR'

/** @returns the time zone for points in time. It never depends on the device, so a server renders the same texts. */
export const useTimeZone = (): string => use(LocaleContext).timeZone ?? 'America/Sao_Paulo'

/** @returns the ISO 4217 code of amounts. */
export const useCurrency = (): string => use(LocaleContext).currency ?? 'BRL'
