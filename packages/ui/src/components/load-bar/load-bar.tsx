'use client'
import { type ComponentProps, useId } from 'react'
import { TriangleAlert } from '../../icons/icons.gen.ts'
import { applyBlockedStyle } from '../../lib/apply-blocked-style.ts'
import { cn } from '../../lib/cn.ts'
import { getNumberFormat } from '../../lib/intl-formats.ts'
import { useLoadMessages } from '../../lib/load-messages.ts'
import { useLocale } from '../../lib/locale.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { type LoadState, loadStates } from './load-bar.variants.ts'

/** A period of a load, such as an hour. */
export interface LoadSlot {
  /** The name of the period: "10 h". */
  label: string
  /** The visible name below the bar, where the label is too long: "10". */
  shortLabel?: string | undefined
  /** How much is planned in the period. */
  value: number
}

export interface LoadBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose load it is: "Carga de Bruna Nunes". Hidden visually. */
  label: string
  /** The periods, in their order. */
  slots: readonly LoadSlot[]
  /** How much fits in each period. */
  capacity: number
}

const getState = (value: number, capacity: number): LoadState => {
  if (value <= 0) return 'empty'
  if (value > capacity) return 'over'
  return value === capacity ? 'full' : 'within'
}

/** The load of a person or a vehicle in each period of a day, against a capacity. For values to compare, use `BarChart`. */
export function LoadBar({ label, slots, capacity, className, ...rest }: LoadBarProps) {
  requireLabel(label, 'LoadBar', 'Pass label="…" with whose load it is, for example label="Carga de Bruna Nunes".')
  const messages = useLoadMessages()
  const format = getNumberFormat(useLocale(), {})
  const labelId = useId()
  const over = slots.filter(({ value }) => value > capacity)
  return (
    <div
      {...rest}
      data-slot="load-bar"
      data-over={over.length > 0 || undefined}
      className={cn('flex min-w-0 flex-col gap-1', className)}
    >
      <span id={labelId} className="sr-only">
        {label}
      </span>
      <ol aria-labelledby={labelId} className="flex items-end gap-px">
        {slots.map(({ label: name, shortLabel = name, value }) => {
          const state = getState(value, capacity)
          const share = capacity > 0 ? Math.min(value / capacity, 1) : 1
          return (
            <li
              key={name}
              data-state={state}
              title={`${name}: ${messages.loadOfCapacity(format.format(value), format.format(capacity))}`}
              className="min-w-0 flex-1"
            >
              <span className="sr-only">{`${name}: ${messages.loadOfCapacity(format.format(value), format.format(capacity))}`}</span>
              <span aria-hidden className="rounded-xs flex h-6 items-end overflow-hidden bg-line forced-colors:border">
                <span
                  className={cn(
                    'w-full',
                    loadStates[state],
                    state !== 'empty' && 'forced-color-adjust-none forced-colors:bg-[Highlight]',
                  )}
                  ref={applyBlockedStyle}
                  style={{ height: state === 'empty' ? 0 : `${Math.max(share * 100, 15)}%` }}
                />
              </span>
              <span aria-hidden className="block overflow-hidden text-center text-xs text-subtle figures">
                {shortLabel}
              </span>
            </li>
          )
        })}
      </ol>
      {over.length > 0 && (
        <span className="flex items-start gap-1 text-xs font-medium text-danger">
          <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {messages.loadOver(over.map(({ label: name }) => name).join(', '))}
          </span>
        </span>
      )}
    </div>
  )
}
