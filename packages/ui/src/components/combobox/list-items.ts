import type { OptionEntry } from '../../lib/option-groups.ts'
import { getSections, type OptionSection } from '../../lib/option-sections.ts'
import type { ComboboxOption, OptionRow } from './option-rows.ts'

/** What the list shows at a position: a row, or the heading of a group, which is not a row for the keys. */
export interface ListItem {
  key: string
  /** `undefined` for a heading. */
  row: OptionRow | undefined
  /** The index of the row. */
  index: number
  section: OptionSection
}

/** The sections of the rows before and after the options. */
const before: OptionSection = { index: -1, label: undefined }
const after: OptionSection = { index: Number.POSITIVE_INFINITY, label: undefined }

/** @returns the rows with a heading before the first option of each group. */
export function insertHeadings(
  rows: readonly OptionRow[],
  entries: readonly OptionEntry<ComboboxOption>[],
): readonly ListItem[] {
  const sections = new Map<string, OptionSection>()
  for (const { section, options } of getSections(entries)) {
    for (const { value } of options) sections.set(value, section)
  }
  let current = before
  return rows.flatMap((row, index): ListItem[] => {
    const previous = current
    if (row.kind === 'option') current = sections.get(row.option.value) ?? before
    else if (current !== before) current = after
    const item = { key: row.key, row, index, section: current }
    if (current === previous || current.label === undefined) return [item]
    return [{ key: `heading ${current.index}`, row: undefined, index: -1, section: current }, item]
  })
}
