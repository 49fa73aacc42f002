'use client'
import type { PointerEvent } from 'react'
import * as RadixSelect from '../../bundled/radix-select.ts'
import { Check } from '../../icons/icons.gen.ts'
import type { OptionEntry } from '../../lib/option-groups.ts'
import { getSections, type OptionSection } from '../../lib/option-sections.ts'
import { groupHeading } from '../../lib/section-rows.tsx'
import type { SelectOption } from './select.tsx'

/** A row of the list: an option, or the heading of a group, which the keys skip. */
export interface SelectRow {
  key: string
  label: string
  /** `undefined` for a heading. */
  option: SelectOption | undefined
  disabled: boolean
  section: OptionSection
  /** The position among the options, from 1. */
  position: number
}

/** @returns the rows of the list, with a heading before the options of each group. */
export function createSelectRows(entries: readonly OptionEntry<SelectOption>[]): SelectRow[] {
  const rows: SelectRow[] = []
  let position = 0
  for (const { section, options } of getSections(entries)) {
    const { index, label } = section
    if (label !== undefined) {
      rows.push({ key: `heading ${index}`, label, option: undefined, disabled: true, section, position })
    }
    for (const option of options) {
      position += 1
      const { value, disabled = false } = option
      rows.push({ key: `option ${value}`, label: option.label, option, disabled, section, position })
    }
  }
  return rows
}

/** Gives a label that is cut off a title, so that two long labels with the same beginning can be distinguished. */
function showCutLabel({ currentTarget }: PointerEvent<HTMLElement>) {
  if (currentTarget.scrollWidth > currentTarget.clientWidth) currentTarget.title = currentTarget.textContent
}

interface RowProps {
  row: SelectRow
  index: number
  count: number
  height: number
  selected: boolean
  onFocus: () => void
}

/** One option or heading. The name of an option is its content, without Radix's text component, which would set a state per row. */
export function Row({ row, index, count, height, selected, onFocus }: RowProps) {
  const { option, label, disabled, position } = row
  if (!option) {
    // The element of the group has the name.
    return (
      <div aria-hidden data-slot="select-heading" style={{ height }} className={groupHeading}>
        <span className="truncate">{label}</span>
      </div>
    )
  }
  return (
    <RadixSelect.Item
      value={option.value}
      disabled={disabled}
      textValue={label}
      aria-labelledby={undefined}
      aria-selected={selected}
      aria-setsize={count}
      aria-posinset={position}
      data-index={index}
      onFocus={onFocus}
      style={{ height }}
      className="flex cursor-default items-center gap-2 rounded-sm px-2 select-none data-disabled:text-disabled data-highlighted:bg-surface-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus"
    >
      <span className="min-w-0 flex-1 truncate" onPointerEnter={showCutLabel}>
        {label}
      </span>
      {selected && <Check aria-hidden className="size-4 shrink-0 text-primary" />}
    </RadixSelect.Item>
  )
}
