import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { type StatTone, statTones } from './stat-card.variants.ts'
import { TrendLine } from './trend-line.tsx'

/** How a value developed. */
export interface StatTrend {
  /** One value for each day or other step, the oldest first; `null` for unknown ones. */
  values: readonly (number | null)[]
  /**
   * The values of the period before, drawn as a dashed line behind.
   * @default []
   */
  before?: readonly (number | null)[] | undefined
  /**
   * The value at the lower edge, for shares that never come near zero.
   * @default 0
   */
  from?: number | undefined
  /** What the lines show, for screen readers: "Por dia: de 3 a 12; antes, de 2 a 9". */
  label: string
}

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the value. */
  label: ReactNode
  /** The figure, formatted for the user. */
  value: ReactNode
  /** A value to compare with: "ontem, a esta hora: 38". */
  hint?: ReactNode
  /**
   * The tone of the value, when it is good or bad.
   * @default 'neutral'
   */
  tone?: StatTone | undefined
  /** A line of how the value developed. */
  trend?: StatTrend | undefined
  /** The icon before the label; it is hidden from screen readers. */
  icon?: ReactNode
  /**
   * Makes the single child, a link without content, cover the full tile.
   * @default false
   */
  asChild?: boolean | undefined
  /** With `asChild`: the link or button that becomes the card. */
  children?: ReactElement | undefined
}

/** One number of a dashboard. With `asChild` it links to the list behind the number. */
export function StatCard({
  label,
  value,
  hint,
  tone = 'neutral',
  trend,
  icon,
  asChild = false,
  className,
  children,
  ...rest
}: StatCardProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      {...rest}
      data-slot="stat-card"
      data-tone={tone}
      className={cn(
        'flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface-raised p-4 text-text no-underline',
        asChild && 'transition-colors hover:border-line-strong hover:bg-surface-hover',
        className,
      )}
    >
      <span className="flex items-center justify-between gap-2 text-subtle [&_svg]:size-4 [&_svg]:shrink-0">
        <span className="min-w-0">{label}</span>
        {icon}
      </span>
      <span className={cn('text-2xl font-semibold tracking-tight figures', statTones[tone])}>{value}</span>
      {hint && <span className="text-sm text-subtle figures">{hint}</span>}
      {trend && <TrendLine {...trend} />}
      {asChild && <Slottable>{children}</Slottable>}
    </Root>
  )
}
