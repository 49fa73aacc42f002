'use client'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn.js'
import { requireLabel } from '../../lib/require-label.js'
import { type ProgressTone, progressTones } from './progress-bar.variants.js'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way: "Importando entregas". */
  label: ReactNode
  /** Hides the label from the eye, where the words stand elsewhere. */
  labelHidden?: boolean | undefined
  /** How far it is; `null` while nobody knows. */
  value: number | null
  max?: number | undefined
  /** How far it is, in words: "38 de 120 entregas". A percentage when left out. */
  valueText?: string | undefined
  tone?: ProgressTone | undefined
}

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 })

/** How far something is that takes a while. For a wait of a few seconds, use `Loader`. */
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
  requireLabel(label, 'ProgressBar', 'Pass label="…" with what is under way; labelHidden hides it from the eye.')
  const labelId = useId()
  const known = value !== null && Number.isFinite(value) && max > 0
  const share = known ? Math.min(Math.max(value / max, 0), 1) : 0
  const words = known ? (valueText ?? percent.format(share)) : undefined
  return (
    <div {...rest} data-slot="progress-bar" data-tone={tone} className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={labelHidden ? 'sr-only' : 'flex flex-wrap justify-between gap-x-4 text-sm'}>
        <span id={labelId} className="min-w-0 wrap-anywhere">
          {label}
        </span>
        {words && <span className="text-subtle figures">{words}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        {...(known && {
          'aria-valuemin': 0,
          'aria-valuemax': max,
          'aria-valuenow': Math.min(Math.max(value, 0), max),
          'aria-valuetext': words,
        })}
        className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className={cn(
            'h-full rounded-full transition-[width] forced-colors:bg-[Highlight]',
            progressTones[tone],
            !known && 'w-full animate-pulse opacity-60',
          )}
          style={known ? { width: `${share * 100}%` } : undefined}
        />
      </div>
    </div>
  )
}
