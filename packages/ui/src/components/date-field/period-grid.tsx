'use client'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useDirection } from '../../bundled/radix-direction.ts'
import { ChevronLeft, ChevronRight } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { calendarClasses } from './date-field.variants.ts'
import { clampPeriod, getPageRows, type Period, type PeriodLimits, periodForKey, periodsPerPage } from './periods.ts'

interface PeriodGridProps {
  /** The name of the grid. */
  label: string
  /** What is between the two buttons above the grid. */
  caption: ReactNode
  previousLabel: string
  nextLabel: string
  limits: PeriodLimits
  /** The period that the keys start from; its page is visible. */
  active: Period
  onActiveChange: (period: Period) => void
  /** The period of the value of the field. */
  selected: Period | undefined
  /** The period of today. */
  current: Period
  /** @returns the text of a period. */
  format: (period: Period) => string
  onChoose: (period: Period) => void
}

/** A page of twelve months or years, as a grid of the ARIA patterns: one period is in the tab order, keys move. */
export function PeriodGrid({
  label,
  caption,
  previousLabel,
  nextLabel,
  limits,
  active,
  onActiveChange,
  selected,
  current,
  format,
  onChoose,
}: PeriodGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const isRightToLeft = useDirection() === 'rtl'
  const rows = getPageRows(active)
  const first = rows[0]?.[0] ?? active

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = periodForKey(event.key, active, isRightToLeft)
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    flushSync(() => onActiveChange(clampPeriod(target, limits)))
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  const turn = (pages: 1 | -1) => onActiveChange(clampPeriod(active + pages * periodsPerPage, limits))

  return (
    <div className="relative flex w-70 flex-col gap-2">
      <div className={calendarClasses.nav}>
        <TurnButton label={previousLabel} disabled={first <= limits.first} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden className="size-4 rtl:rotate-180" />
        </TurnButton>
        <TurnButton label={nextLabel} disabled={first + periodsPerPage > limits.last} onClick={() => turn(1)}>
          <ChevronRight aria-hidden className="size-4 rtl:rotate-180" />
        </TurnButton>
      </div>
      <div className={calendarClasses.month_caption}>{caption}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: the rows of a table are not focusable. */}
      <div ref={grid} role="grid" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown}>
        {rows.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          // biome-ignore lint/a11y/useFocusableInteractive: its cells contain the focusable buttons.
          <div key={row[0]} role="row" className="grid grid-cols-3">
            {row.map((period) => (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              // biome-ignore lint/a11y/useFocusableInteractive: it contains the focusable button.
              <div
                key={period}
                role="gridcell"
                aria-selected={period === selected}
                className={cn(
                  calendarClasses.day,
                  period === current && calendarClasses.today,
                  period === selected && calendarClasses.selected,
                )}
              >
                <button
                  type="button"
                  aria-current={period === current ? 'date' : undefined}
                  tabIndex={period === active ? 0 : -1}
                  disabled={period < limits.first || period > limits.last}
                  onClick={() => onChoose(period)}
                  className={cn(calendarClasses.day_button, 'h-12 w-full truncate')}
                >
                  {format(period)}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface TurnButtonProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** A button to the previous or next page. A disabled one keeps the focus, as those of the days do. */
function TurnButton({ label, disabled, onClick, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={calendarClasses.button_next}
    >
      {children}
    </button>
  )
}
