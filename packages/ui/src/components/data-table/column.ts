import type { ReactNode } from 'react'

/** What rows are sorted by. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined

/** One column, as data. */
export interface DataTableColumn<Row> {
  id: string
  /** Its name: the head of the column, the word before the value in cards, the option in the chooser. */
  header: string
  /** Hides the head from the eye, for a column whose values explain themselves. */
  headerHidden?: boolean | undefined
  /** What is shown; without it the value. */
  cell?: ((row: Row) => ReactNode) | undefined
  /** What rows are sorted by. */
  value?: ((row: Row) => SortValue) | undefined
  /** The title of a row: it leads to what is behind the row and heads the card. Without one, the first column is. */
  primary?: boolean | undefined
  /** Numbers stand at the end of the cell, in figures of one width. */
  numeric?: boolean | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** In a card its name stands above the value, and two such columns share a line. */
  halfWidth?: boolean | undefined
  sortable?: boolean | undefined
  /** Lets people hide the column. The primary one always stays. */
  hideable?: boolean | undefined
  /** Width in pixels; without it the columns share what is left. */
  width?: number | undefined
}

/** By which column rows are sorted. */
export interface DataTableSorting {
  column: string
  descending: boolean
}

export type DataTableDensity = 'normal' | 'compact'

const words = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' })

/** Orders two known values: numbers and dates by size, all else as a Brazilian dictionary does. */
export function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' || typeof b === 'string') return words.compare(String(a), String(b))
  const [left, right] = [Number(a), Number(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** @returns a value to sort by; `undefined` for what nobody knows, which always comes last. */
export function sortable(value: SortValue): SortValue {
  if (value === null || value === '') return undefined
  return typeof value === 'number' && Number.isNaN(value) ? undefined : value
}

/** @returns the rows sorted by what `toValue` says of each; equal ones keep their order, unknown ones stand last. */
export function sortedBy<Row>(rows: readonly Row[], toValue: (row: Row) => SortValue, descending: boolean): Row[] {
  const valued = rows.map((row) => ({ row, value: sortable(toValue(row)) }))
  const direction = descending ? -1 : 1
  return valued
    .sort((a, b) =>
      a.value === undefined || b.value === undefined
        ? Number(a.value === undefined) - Number(b.value === undefined)
        : direction * compareValues(a.value, b.value),
    )
    .map(({ row }) => row)
}

/** @returns the column whose values are the titles of the rows. */
export const primaryOf = <Row>(columns: readonly DataTableColumn<Row>[]): string | undefined =>
  (columns.find(({ primary }) => primary) ?? columns[0])?.id

/** @returns how rows are sorted after one more press on a column: upwards, downwards, not at all. */
export function nextSorting(current: DataTableSorting | null, column: string): DataTableSorting | null {
  if (current?.column !== column) return { column, descending: false }
  return current.descending ? null : { column, descending: true }
}

/**
 * The ids of the rows. Two rows of one id could not be told apart: it stops development, and in production the later
 * one gets an id of its own.
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
      throw new Error(`<DataTable> has two rows with the id "${id}". Let getRowId return what is unique to each row.`)
    }
    return `${id}#${index}`
  })
}

/** Stops development when columns cannot be told apart, or the sorting names none of them. */
export function checkColumns(columns: readonly { id: string }[], sorting: DataTableSorting | null): void {
  if (process.env.NODE_ENV === 'production') return
  const ids = columns.map(({ id }) => id)
  const double = ids.find((id, index) => ids.indexOf(id) !== index)
  if (double !== undefined) {
    throw new Error(`<DataTable> has two columns with the id "${double}". Give every column an id of its own.`)
  }
  if (sorting && !ids.includes(sorting.column)) {
    throw new Error(
      `<DataTable> is sorted by "${sorting.column}", which is none of its columns: ${ids.join(', ')}. Check the parameter.`,
    )
  }
}
