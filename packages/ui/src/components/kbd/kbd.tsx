'use client'
import { type ComponentProps, Fragment, useSyncExternalStore } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'

const defaultMessages = {
  keyDown: texts.keyDown,
  keyLeft: texts.keyLeft,
  keyPlus: texts.keyPlus,
  keyRight: texts.keyRight,
  keySpace: texts.keySpace,
  keyThen: texts.keyThen,
  keyUp: texts.keyUp,
}

export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  /**
   * Keys pressed together are joined by `+`, key sequences by a space: `mod+k`, `g o`, `shift+f10`. `mod` is ⌘ on
   * Apple devices and Ctrl elsewhere; `plus` and `space` are the keys with those characters.
   */
  keys: string
}

const subscribeToNothing = () => () => {}
const onApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Shows the keys of a shortcut as on the user's keyboard; screen readers get their names. */
export function Kbd({ keys, className, ...rest }: KbdProps) {
  const messages = useMessages(defaultMessages)
  // The server does not have the platform: Ctrl is replaced by ⌘ right after hydration.
  const apple = useSyncExternalStore(subscribeToNothing, onApple, () => false)
  const sequence = keys.trim().split(/\s+/)
  return (
    <kbd
      {...rest}
      data-slot="kbd"
      className={cn('inline-flex items-center gap-1 font-sans text-xs whitespace-nowrap text-subtle', className)}
    >
      {sequence.map((chord, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key may occur twice, and the order matters.
        <Fragment key={step}>
          {step > 0 && <span>{messages.keyThen}</span>}
          {chord.split('+').map((key) => (
            <Key key={key} {...keyFace(key, apple, messages)} />
          ))}
        </Fragment>
      ))}
    </kbd>
  )
}

interface KeyFace {
  face: string
  /** The text for screen readers, when the key shows a symbol. */
  name?: string | undefined
}

function Key({ face, name }: KeyFace) {
  return (
    <kbd
      className={cn(
        'inline-grid h-5 min-w-5 place-items-center rounded-sm border border-line-strong bg-surface-raised px-1',
        'font-sans font-medium text-subtle figures',
      )}
    >
      {name ? (
        <>
          <span aria-hidden>{face}</span>
          <span className="sr-only">{name}</span>
        </>
      ) : (
        face
      )}
    </kbd>
  )
}

function keyFace(key: string, apple: boolean, messages: typeof defaultMessages): KeyFace {
  const lower = key.toLowerCase()
  if (lower === 'mod') return apple ? { face: '⌘', name: 'Command' } : { face: 'Ctrl' }
  if (lower === 'alt') return apple ? { face: '⌥', name: 'Option' } : { face: 'Alt' }
  const symbols: Record<string, KeyFace> = {
    up: { face: '↑', name: messages.keyUp },
    down: { face: '↓', name: messages.keyDown },
    left: { face: '←', name: messages.keyLeft },
    right: { face: '→', name: messages.keyRight },
    plus: { face: '+', name: messages.keyPlus },
    space: { face: messages.keySpace },
    esc: { face: 'Esc' },
    ctrl: { face: 'Ctrl' },
    enter: { face: 'Enter' },
    shift: { face: 'Shift' },
    tab: { face: 'Tab' },
  }
  return symbols[lower] ?? { face: key.toUpperCase() }
}
