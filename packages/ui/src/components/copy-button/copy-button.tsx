'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { Check, Copy, X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import type { ButtonTone, ButtonVariant } from '../button/button.variants.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { writeClipboard } from './write-clipboard.ts'

const defaultMessages = { copied: texts.copied, copy: texts.copy, copyFailed: texts.copyFailed }

export interface CopyButtonProps extends Omit<ButtonProps, 'asChild' | 'icon' | 'pending' | 'onCopy' | 'aria-label'> {
  /** The text to copy, or a function that creates it on click. */
  text: string | (() => string)
  /** The accessible name when there is only an icon: "Copiar número". */
  label?: string | undefined
  /**
   * The meaning, which decides the colors.
   * @default 'neutral'
   */
  tone?: ButtonTone | undefined
  /**
   * The weight of its look.
   * @default 'ghost'
   */
  variant?: ButtonVariant | undefined
  /** A text next to the icon. */
  children?: ReactNode
  /** Called after the text was copied. */
  onCopy?: ((text: string) => void) | undefined
}

type Outcome = 'none' | 'copied' | 'failed'

const icons = { none: Copy, copied: Check, failed: X }

/** Copies a text and confirms it for two seconds, visually and for screen readers. */
export function CopyButton({
  text,
  label,
  tone = 'neutral',
  variant = 'ghost',
  size = 'md',
  onCopy,
  onClick,
  className,
  children,
  ...rest
}: CopyButtonProps) {
  const messages = useMessages(defaultMessages)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const [count, setCount] = useState(0)
  // A counter, so that copying a second time restarts the two seconds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => setOutcome('none'), 2000)
    return () => clearTimeout(timer)
  }, [outcome, count])

  const show = (next: Outcome) => {
    setOutcome(next)
    setCount((times) => times + 1)
  }
  const copy = () => {
    let copied: string
    try {
      copied = typeof text === 'function' ? text() : text
    } catch (error) {
      show('failed')
      reportError(error)
      return
    }
    writeClipboard(copied).then(
      () => {
        show('copied')
        onCopy?.(copied)
      },
      () => show('failed'),
    )
  }
  const Icon = icons[outcome]
  // On a solid button the tick has the text colour, because green on blue has little contrast.
  const icon = <Icon aria-hidden className={cn(outcome === 'copied' && variant !== 'solid' && 'text-success')} />
  const sharedProps = {
    ...rest,
    tone,
    variant,
    size,
    className,
    onClick: (event: Parameters<NonNullable<typeof onClick>>[0]) => {
      onClick?.(event)
      if (!event.defaultPrevented) copy()
    },
    'data-outcome': outcome,
  }
  return (
    <>
      {children ? (
        <Button {...sharedProps} icon={icon}>
          {children}
        </Button>
      ) : (
        <IconButton {...sharedProps} label={label ?? messages.copy}>
          {icon}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {outcome === 'copied' && messages.copied}
        {outcome === 'failed' && messages.copyFailed}
      </span>
    </>
  )
}
