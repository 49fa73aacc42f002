'use client'
import type { ComponentProps } from 'react'
import { ChevronDown, X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { requireLabel } from '../../lib/require-label.ts'
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
        <button
          type="button"
          aria-label={messages.removeFilter(`${label}: ${value}`)}
          disabled={rest.disabled}
          onClick={onRemove}
          className="grid aspect-square h-full shrink-0 place-items-center rounded-full hover:bg-surface-hover disabled:opacity-50"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  )
}
