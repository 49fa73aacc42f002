import { isOptionGroup, type OptionEntry } from './option-groups.ts'

/** A group, or a stretch of options between two groups, which has no label. */
export interface OptionSection {
  /** Its position, which distinguishes groups with the same label. */
  index: number
  label: string | undefined
}

/** @returns the entries as sections, in their order. Groups without options are left out. */
export function getSections<Option extends object>(
  entries: readonly OptionEntry<Option>[],
): { section: OptionSection; options: readonly Option[] }[] {
  const sections: { section: OptionSection; options: Option[] }[] = []
  for (const entry of entries) {
    const [label, options] = isOptionGroup(entry) ? [entry.label, entry.options] : [undefined, [entry]]
    const last = sections.at(-1)
    if (label === undefined && last && last.section.label === undefined) last.options.push(...options)
    else if (options.length > 0) sections.push({ section: { index: sections.length, label }, options: [...options] })
  }
  return sections
}

/** @returns the mounted rows by their section, so that the rows of a group have one parent element. */
export function groupBySection<Row>(
  rows: readonly Row[],
  getSection: (row: Row) => OptionSection,
): { section: OptionSection; rows: readonly Row[] }[] {
  const grouped: { section: OptionSection; rows: Row[] }[] = []
  for (const row of rows) {
    const section = getSection(row)
    const last = grouped.at(-1)
    if (last?.section.index === section.index) last.rows.push(row)
    else grouped.push({ section, rows: [row] })
  }
  return grouped
}
