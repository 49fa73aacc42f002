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
  getRowLabel?: (row: Row) => string

  sorting?: DataTableSorting | null
  defaultSorting?: DataTableSorting | null
  onSortingChange?: (sorting: DataTableSorting | null) => void
  /** The rows come sorted, by a server. */
  manualSorting?: boolean

  /** Lets rows be chosen. */
  selectable?: boolean
  selected?: readonly string[]
  defaultSelected?: readonly string[]
  onSelectedChange?: (selected: string[]) => void
  /** What can be done with the rows chosen. */
  bulkActions?: (selected: readonly string[]) => ReactNode

  /** Remember them where they belong, in the address or with the account. */
  hiddenColumns?: readonly string[]
  defaultHiddenColumns?: readonly string[]
  onHiddenColumnsChange?: (hidden: string[]) => void
  density?: DataTableDensity
  defaultDensity?: DataTableDensity
  onDensityChange?: (density: DataTableDensity) => void
  /** Offers the chooser of columns and density. */
  adjustable?: boolean

  /** The address behind a row. */
  getRowHref?: (row: Row) => string | undefined
  /** The link of a router, without content: `(row) => <Link to="/ordens/$n" params={{ n: row.number }} />`. */
  renderRowLink?: (row: Row) => ReactElement
  /** Where rows have no address. */
  onRowOpen?: (row: Row) => void
  /** `DropdownMenu.Item`s of one row. */
  rowActions?: (row: Row) => ReactNode
  /** The arrow keys walk the rows. On where rows can be chosen or lead somewhere. */
  interactive?: boolean
  /** Rows that have just changed. */
  highlightedRowIds?: Iterable<string>

  /** Rows are on their way for the first time. */
  loading?: boolean
  /** How many stand-ins there are while loading. */
  loadingRows?: number
  /** Newer rows are on their way; those shown stay. */
  refreshing?: boolean
  /** What could not be loaded, or `true`. */
  error?: ReactNode
  onRetry?: () => void
  /** What support needs to find the failure. */
  requestId?: string
  /** Shown when there are no rows at all; usually an `EmptyState`. */
  empty?: ReactNode
  /** Filters are in force, so that no rows means no matches. */
  filtered?: boolean
  onClearFilters?: () => void

  /** Controls above the rows: search, filters. */
  toolbar?: ReactNode
  /** What stands under the rows, such as a `Pagination`. */
  footer?: ReactNode
  /** The height at which the rows begin to scroll under their head. From 100 rows on there always is one. */
  maxHeight?: string
}
