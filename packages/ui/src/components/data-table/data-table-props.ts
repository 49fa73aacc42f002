import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { DataTableColumn, DataTableDensity, DataTableSorting } from './column.js'

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'aria-label'> {
  /** What the table lists: the name of the table and of the region that scrolls. */
  label: string
  /** Give the same array while nothing about it changes: rows are drawn anew when it does. */
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  /** What is unique to a row. Declare it outside of the component, or memoise it. */
  getRowId: (row: Row) => string
  /** A row in a few words, for the names of its checkbox and menu; without it the value of the primary column. */
  getRowLabel?: ((row: Row) => string) | undefined

  sorting?: DataTableSorting | null | undefined
  defaultSorting?: DataTableSorting | null | undefined
  onSortingChange?: ((sorting: DataTableSorting | null) => void) | undefined
  /** The rows come sorted, by a server. */
  manualSorting?: boolean | undefined

  /** Lets rows be chosen. */
  selectable?: boolean | undefined
  selected?: readonly string[] | undefined
  defaultSelected?: readonly string[] | undefined
  onSelectedChange?: ((selected: string[]) => void) | undefined
  /** What can be done with the rows chosen. */
  bulkActions?: ((selected: readonly string[]) => ReactNode) | undefined

  /** Remember them where they belong, in the address or with the account. */
  hiddenColumns?: readonly string[] | undefined
  defaultHiddenColumns?: readonly string[] | undefined
  onHiddenColumnsChange?: ((hidden: string[]) => void) | undefined
  density?: DataTableDensity | undefined
  /** Whose clock says which day a date is, for values that are dates. */
  timeZone?: string | undefined
  defaultDensity?: DataTableDensity | undefined
  onDensityChange?: ((density: DataTableDensity) => void) | undefined
  /** Offers the chooser of columns and density. */
  adjustable?: boolean | undefined

  /** The address behind a row. */
  getRowHref?: ((row: Row) => string | undefined) | undefined
  /** The link of a router, without content: `(row) => <Link to="/ordens/$n" params={{ n: row.number }} />`. */
  renderRowLink?: ((row: Row) => ReactElement) | undefined
  /** Where rows have no address. */
  onRowOpen?: ((row: Row) => void) | undefined
  /** `DropdownMenu.Item`s of one row. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** The arrow keys walk the rows. On where rows can be chosen or lead somewhere. */
  interactive?: boolean | undefined
  /** Rows that have just changed. */
  highlightedRowIds?: Iterable<string> | undefined

  /** Rows are on their way for the first time. */
  loading?: boolean | undefined
  /** How many stand-ins there are while loading. */
  loadingRows?: number | undefined
  /** Newer rows are on their way; those shown stay. */
  refreshing?: boolean | undefined
  /** What could not be loaded, or `true`. */
  error?: ReactNode
  onRetry?: (() => void) | undefined
  /** What support needs to find the failure. */
  requestId?: string | undefined
  /** Shown when there are no rows at all; usually an `EmptyState`. */
  empty?: ReactNode
  /** Filters are in force, so that no rows means no matches. */
  filtered?: boolean | undefined
  onClearFilters?: (() => void) | undefined

  /** Controls above the rows: search, filters. */
  toolbar?: ReactNode
  /** What stands under the rows, such as a `Pagination`. */
  footer?: ReactNode
  /** The height at which the rows begin to scroll under their head. From 100 rows on there always is one. */
  maxHeight?: string | undefined
}
