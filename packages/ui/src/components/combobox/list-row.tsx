'use client'
import type { ReactNode, Ref } from 'react'
import { Check, Plus, RotateCw } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import type { OptionRow, RowAction } from './option-rows.ts'

interface ListRowProps {
  ref: Ref<HTMLDivElement>
  id: string
  row: OptionRow
  index: number
  /** Its position among the selectable rows, and their number. */
  position: number
  count: number
  top: number
  minHeight: number
  active: boolean
  multiple: boolean
  /** Whether it belongs to the previous text. */
  stale: boolean
  onPress: () => void
  onPoint: () => void
}

const actionIcons: Record<RowAction, ReactNode> = {
  create: <Plus aria-hidden className="size-4 shrink-0" />,
  retry: <RotateCw aria-hidden className="size-4 shrink-0" />,
  all: null,
  none: null,
}

/** One row of the list: an option, an action or a message. */
export function ListRow({
  ref,
  id,
  row,
  index,
  position,
  count,
  top,
  minHeight,
  active,
  multiple,
  stale,
  onPress,
  onPoint,
}: ListRowProps) {
  const option = row.kind === 'option' ? row.option : undefined
  const selected = row.kind === 'option' && row.selected
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which references the active row.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={row.disabled || undefined}
      aria-setsize={row.kind === 'note' ? undefined : count}
      aria-posinset={row.kind === 'note' ? undefined : position}
      data-index={index}
      data-kind={row.kind}
      data-active={active || undefined}
      onClick={onPress}
      onPointerMove={row.disabled || active ? undefined : onPoint}
      style={{ top, minHeight }}
      className={cn(
        'absolute inset-x-1 flex cursor-default items-center gap-2 rounded-sm px-2 py-1.5 select-none',
        'data-active:bg-surface-hover data-active:outline-2 data-active:-outline-offset-2 data-active:outline-focus',
        row.kind === 'note' || stale ? 'text-subtle' : row.disabled ? 'text-disabled' : 'text-text',
        row.kind === 'action' && 'font-medium',
      )}
    >
      {multiple && option && <Box checked={selected} />}
      {row.kind === 'action' && actionIcons[row.action]}
      {option?.icon && <span className="shrink-0 text-subtle [&_svg]:size-4">{option.icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 wrap-anywhere">{row.label}</span>
        {option?.description && <span className="block truncate text-sm text-subtle">{option.description}</span>}
      </span>
      {selected && !multiple && <Check aria-hidden className="size-4 shrink-0 text-primary" />}
    </div>
  )
}

function Box({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-4.5 shrink-0 place-items-center rounded-sm border',
        checked ? 'border-primary bg-primary text-on-primary' : 'border-control bg-surface-raised',
      )}
    >
      {checked && <Check className="size-3.5" strokeWidth={3} />}
    </span>
  )
}
