'use client'
import { Fragment, type ReactNode } from 'react'
import { groupBySection, type OptionSection } from './option-sections.ts'

interface SectionRowsProps<Row> {
  /** The mounted rows. */
  rows: readonly Row[]
  getSection: (row: Row) => OptionSection
  children: (row: Row) => ReactNode
}

/** Renders the mounted rows of a list; those of a group are in an element with the name of the group. */
export function SectionRows<Row>({ rows, getSection, children }: SectionRowsProps<Row>) {
  return groupBySection(rows, getSection).map(({ section, rows: inSection }) =>
    section.label === undefined ? (
      <Fragment key={section.index}>{inSection.map(children)}</Fragment>
    ) : (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
      <div key={section.index} role="group" aria-label={section.label}>
        {inSection.map(children)}
      </div>
    ),
  )
}

/** The look of the heading of a group; its element has the height of a row. */
export const groupHeading = 'flex items-end px-2 pb-1.5 text-xs font-medium text-subtle select-none'
