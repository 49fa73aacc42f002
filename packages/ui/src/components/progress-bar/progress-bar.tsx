'use client'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { applyBlockedStyle } from '../../lib/apply-blocked-style.ts'
import { cn } from '../../lib/cn.ts'
import { getNumberFormat } from '../../lib/intl-formats.ts'
import { useLocale } from '../../lib/locale.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { type ProgressTone, progressTones } from './progress-bar.variants.ts'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The description of the task: "Importando entregas". */
  label: ReactNode
  /**
   * Hides the label visually, where the text is shown elsewhere.
   * @default false
   */
  labelHidden?: boolean | undefined
  /** The progress from 0 to `max`, which is 100; `null` when unknown. */
  value: number | null
  /**
   * The value at which it is complete.
   * @default 100
   */
  max?: number | undefined
  /**
   * The progress in words: "38 de 120 entregas".
   * @default a percentage
   */
  valueText?: string | undefined
  /**
   * The meaning, which decides the colors.
   * @default 'primary'
   */
  tone?: ProgressTone | undefined
}

/** Shows the progress of a long task. For a wait of a few seconds, use `Loader`. */
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  tone = 'primary',
  className,
  ...rest
}: ProgressBarProps) {
  requireLabel(label, 'ProgressBar', 'Pass label="…" with the name of the task; labelHidden hides it visually.')
  const locale = useLocale()
  const labelId = useId()
  const isKnown = value !== null && Number.isFinite(value) && max > 0
  const share = isKnown ? Math.min(Math.max(value / max, 0), 1) : 0
  const text = isKnown
    ? (valueText ?? getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share))
    : undefined
  return (
    <div {...rest} data-slot="progress-bar" data-tone={tone} className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={labelHidden ? 'sr-only' : 'flex flex-wrap justify-between gap-x-4 text-sm'}>
        <span id={labelId} className="min-w-0 wrap-anywhere">
          {label}
        </span>
        {text && <span className="text-subtle figures">{text}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        {...(isKnown && {
          'aria-valuemin': 0,
          'aria-valuemax': max,
          'aria-valuenow': Math.min(Math.max(value, 0), max),
          'aria-valuetext': text,
        })}
        className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className={cn(
            'h-full rounded-full transition-[width] forced-colors:bg-[Highlight]',
            progressTones[tone],
            !isKnown && 'w-full animate-pulse opacity-60',
          )}
          ref={applyBlockedStyle}
          style={isKnown ? { width: `${share * 100}%` } : undefined}
        />
      </div>
    </div>
  )
}
