import type { ReactNode } from 'react'

/** A value that rows can be sorted by. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined

/** The definition of one column. */
export interface DataTableColumn<Row> {
  /** The unique id of the column. */
  id: string
  /** Its name: the column header, the label in cards, and the option in the column menu. */
  header: string
  /** Hides the header visually, for columns with self-explanatory values. */
  headerHidden?: boolean | undefined
  /** Renders the cell; by default the value. */
  cell?: ((row: Row) => ReactNode) | undefined
  /** Returns the value to sort by. */
  value?: ((row: Row) => SortValue) | undefined
  /**
   * Whether it is the title of a row: it contains the link of the row and heads the card.
   * @default the first column
   */
  primary?: boolean | undefined
  /** Aligns numbers to the end of the cell, with tabular figures. */
  numeric?: boolean | undefined
  /** The alignment of the cells. */
  align?: 'start' | 'center' | 'end' | undefined
  /** Wraps the value instead of truncating it, for texts that must be read in full. Cards always wrap. */
  wrap?: boolean | undefined
  /** In cards, places the label above the value, so that two such columns share a line. */
  cardHalfWidth?: boolean | undefined
  /** In cards, shows the value without its label, for self-explanatory values such as a status or a person. */
  cardLabelHidden?: boolean | undefined
  /** In cards, shows the value without its label, next to the inline columns before it while the line has the width. */
  cardInline?: boolean | undefined
  /** Leaves the column out of cards, for values that the page of the row shows. */
  cardHidden?: boolean | undefined
  /** Whether the header sorts by this column. */
  sortable?: boolean | undefined
  /** Whether the user can hide the column. The primary column is always visible. */
  hideable?: boolean | undefined
  /** The width in pixels; columns without a width share the rest. */
  width?: number | undefined
}

/** The column and direction that rows are sorted by. */
export interface DataTableSorting {
  /** The id of the column. */
  id: string
  /** Whether the largest value comes first. */
  desc: boolean
}

export type DataTableDensity = 'normal' | 'compact'

/** @returns a comparison of two known values: numbers and dates by value, texts as a dictionary of the language. */
export function createComparison(locale: string): (a: SortValue, b: SortValue) => number {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return (a, b) => {
    if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b))
    const [left, right] = [Number(a), Number(b)]
    return left < right ? -1 : left > right ? 1 : 0
  }
}

/** @returns a value to sort by; `undefined` for unknown values, which are always last. */
export function toSortable(value: SortValue): SortValue {
  if (value === null || value === '') return undefined
  return typeof value === 'number' && Number.isNaN(value) ? undefined : value
}

/**
 * Sorts rows as the table does, for `manualSorting`.
 * @param toValue The value of a row to sort by.
 * @param locale The language whose order texts have. @default 'pt-BR'
 * @returns the rows sorted by `toValue`; equal rows keep their order, unknown values are last.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  toValue: (row: Row) => SortValue,
  descending: boolean,
  locale = 'pt-BR',
): Row[] {
  const compare = createComparison(locale)
  const direction = descending ? -1 : 1
  return rows
    .map((row) => ({ row, value: toSortable(toValue(row)) }))
    .sort((a, b) =>
      a.value === undefined || b.value === undefined
        ? Number(a.value === undefined) - Number(b.value === undefined)
        : direction * compare(a.value, b.value),
    )
    .map(({ row }) => row)
}

/** @returns the column with the titles of the rows. */
export const getPrimaryColumn = <Row>(columns: readonly DataTableColumn<Row>[]): string | undefined =>
  (columns.find(({ primary }) => primary) ?? columns[0])?.id

/** @returns the sorting after a press on a column header: ascending, descending, none. */
export function nextSorting(current: DataTableSorting | null, id: string): DataTableSorting | null {
  if (current?.id !== id) return { id, desc: false }
  return current.desc ? null : { id, desc: true }
}

/**
 * Returns the ids of the rows. Two rows with the same id throw in development; in production the later one gets a
 * different id.
 */
export function uniqueIds<Row>(rows: readonly Row[], getRowId: (row: Row) => string): string[] {
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const id = getRowId(row)
    if (!seen.has(id)) {
      seen.add(id)
      return id
    }
    if (process.env.NODE_ENV !== 'production') {
      throw new Error(`<DataTable> has two rows with the id "${id}". Let getRowId return a unique id for each row.`)
    }
    return `${id}#${index}`
  })
}

/** Throws in development when two columns have the same id, or when the sorting refers to an unknown column. */
export function checkColumns(columns: readonly { id: string }[], sorting: DataTableSorting | null): void {
  if (process.env.NODE_ENV === 'production') return
  const ids = columns.map(({ id }) => id)
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate !== undefined) {
    throw new Error(`<DataTable> has two columns with the id "${duplicate}". Give every column a unique id.`)
  }
  if (sorting && !ids.includes(sorting.id)) {
    throw new Error(
      `<DataTable> is sorted by "${sorting.id}", which is none of its columns: ${ids.join(', ')}. Check the parameter.`,
    )
  }
}

/** @returns the label of a column's cells in cards, for those that have one. */
export const getCardLabel = <Row>({ header, cardLabelHidden, cardInline }: DataTableColumn<Row>): string | undefined =>
  cardLabelHidden || cardInline ? undefined : header

/** @returns the name of the layout of a column's cells. */
export function getCellLayout<Row>(column: DataTableColumn<Row>): 'value' | 'half' | 'plain' | 'inline' | 'tableOnly' {
  if (column.cardHidden) return 'tableOnly'
  if (column.cardInline) return 'inline'
  if (column.cardLabelHidden) return 'plain'
  return column.cardHalfWidth ? 'half' : 'value'
}
