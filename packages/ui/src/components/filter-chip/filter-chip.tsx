'use client'
import { type ComponentProps, useEffect, useRef } from 'react'
import { ChevronDown, X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { focusFirst } from '../../lib/return-focus.ts'
import * as texts from '../../lib/texts.ts'

const defaultMessages = { removeFilter: texts.removeFilter }

export interface FilterChipProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  /** The name of the filter: "Situação". */
  label: string
  /** The current value as text; `undefined` while the filter is off. */
  value?: string | undefined
  /** Called to remove the filter. Without it there is no remove button. */
  onRemove?: (() => void) | undefined
}

/**
 * One filter of a list: pressing it opens its options (use it as the trigger of a `Popover` or `DropdownMenu`), and
 * the remove button clears it. `ref` and other props go to the main button.
 */
export function FilterChip({ label, value, onRemove, className, ...rest }: FilterChipProps) {
  requireLabel(label, 'FilterChip', 'Pass label="…" with the name of the filter, for example label="Situação".')
  const messages = useMessages(defaultMessages)
  const on = value !== undefined && value !== ''
  const removable = on && onRemove !== undefined
  return (
    <span
      data-slot="filter-chip"
      data-active={on || undefined}
      className={cn(
        'inline-flex h-11 max-w-full items-stretch rounded-full border md:h-8',
        on ? 'border-primary bg-primary-soft' : 'border-dashed border-control bg-surface-raised',
        className,
      )}
    >
      <button
        type="button"
        {...rest}
        data-slot="filter-chip-control"
        className={cn(
          'inline-flex min-w-0 items-center gap-1 rounded-full ps-3 text-sm font-medium hover:bg-surface-hover disabled:opacity-50',
          removable ? 'pe-1' : 'pe-2.5',
        )}
      >
        <span className="truncate">{on ? `${label}: ${value}` : label}</span>
        {!removable && <ChevronDown aria-hidden className="size-3.5 shrink-0 text-subtle" />}
      </button>
      {removable && (
        <RemoveButton
          label={messages.removeFilter(`${label}: ${value}`)}
          disabled={rest.disabled}
          onRemove={onRemove}
        />
      )}
    </span>
  )
}

/** @returns where the focus goes from the remove button of a filter: to its chip, or to the filters next to it. */
function getNextFocus(button: HTMLElement): HTMLElement[] {
  const chip = button.parentElement as HTMLElement
  const bar = button.closest('[data-slot="filter-bar"]')
  const chips = [...(bar ?? chip.parentElement ?? document).querySelectorAll('[data-slot="filter-chip"]')]
  const position = chips.indexOf(chip)
  const near = [chip, chips[position + 1], chips[position - 1]].map((other) =>
    other === chip ? other?.querySelector('button') : other?.querySelector('button:last-of-type'),
  )
  const first = bar?.querySelector('input:enabled:not([type=hidden]), button:enabled')
  return [...near, first].filter((target) => target instanceof HTMLElement)
}

interface RemoveButtonProps {
  label: string
  disabled: boolean | undefined
  onRemove: () => void
}

/** The focus of a removed button would be lost, and the next Tab start at the top of the page. */
function RemoveButton({ label, disabled, onRemove }: RemoveButtonProps) {
  const next = useRef<readonly HTMLElement[]>([])
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusFirst(next.current)
    },
    [],
  )
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        next.current = document.activeElement === currentTarget ? getNextFocus(currentTarget) : []
        onRemove()
      }}
      className="grid aspect-square h-full shrink-0 place-items-center rounded-full hover:bg-surface-hover disabled:opacity-50"
    >
      <X aria-hidden className="size-3.5" />
    </button>
  )
}
