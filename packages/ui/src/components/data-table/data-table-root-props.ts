import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { DataTableColumn, DataTableDensity, DataTableSorting } from './column.ts'

export interface DataTableRootProps<Row> extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** The content of the table: the accessible name of the table and of the scrolling region. */
  label: string
  /** The columns. Keep the array stable: all rows render again when it changes. */
  columns: readonly DataTableColumn<Row>[]
  /** The rows, in their order unless the table sorts them. */
  rows: readonly Row[]
  /** Returns the unique id of a row. Declare it outside of the component, or memoise it. */
  getRowId: (row: Row) => string
  /**
   * Returns a short name of a row, for its checkbox and menu.
   * @default the value of the primary column
   */
  getRowLabel?: ((row: Row) => string) | undefined

  /** The sorting; `null` is none, `undefined` makes it uncontrolled. */
  sorting?: DataTableSorting | null | undefined
  /**
   * The initial sorting, when `sorting` is not passed.
   * @default null
   */
  defaultSorting?: DataTableSorting | null | undefined
  /** Called with the new sorting; `null` is none. */
  onSortingChange?: ((sorting: DataTableSorting | null) => void) | undefined
  /**
   * Whether the rows are already sorted, by a server.
   * @default false
   */
  manualSorting?: boolean | undefined

  /**
   * Whether rows can be selected.
   * @default false
   */
  selectable?: boolean | undefined
  /** The ids of the selected rows; `undefined` makes it uncontrolled. */
  selected?: readonly string[] | undefined
  /**
   * The ids of the rows that are selected at first, when `selected` is not passed.
   * @default []
   */
  defaultSelected?: readonly string[] | undefined
  /** Called with the ids of the selected rows. */
  onSelectedChange?: ((selected: string[]) => void) | undefined

  /** The ids of hidden columns. Store them in the URL or in the user's preferences. */
  hiddenColumns?: readonly string[] | undefined
  /**
   * The ids of the columns that are hidden at first, when `hiddenColumns` is not passed.
   * @default []
   */
  defaultHiddenColumns?: readonly string[] | undefined
  /** Called with the ids of the hidden columns. */
  onHiddenColumnsChange?: ((hidden: string[]) => void) | undefined
  /**
   * The ids of the columns in the order of the user; empty is the order of `columns`. The title column is always first.
   * Store it with the hidden columns.
   */
  columnOrder?: readonly string[] | undefined
  /**
   * The order at first, when `columnOrder` is not passed.
   * @default []
   */
  defaultColumnOrder?: readonly string[] | undefined
  /** Called with the ids of the columns in their new order. */
  onColumnOrderChange?: ((order: string[]) => void) | undefined
  /** The ids of at most three columns that stay at the start, after the title, when the table scrolls sideways. */
  pinnedColumns?: readonly string[] | undefined
  /**
   * The ids of the columns that are pinned at first, when `pinnedColumns` is not passed.
   * @default []
   */
  defaultPinnedColumns?: readonly string[] | undefined
  /** Called with the ids of the pinned columns. */
  onPinnedColumnsChange?: ((pinned: string[]) => void) | undefined
  /**
   * Whether the user can change the widths of the columns. Show `DataTable.ViewOptions` too: its menu is how the keyboard
   * reaches the handles.
   * @default false
   */
  resizable?: boolean | undefined
  /**
   * The widths in pixels that the user has chosen, by the id of the column; the others stay automatic. Store it with the
   * hidden columns.
   */
  columnWidths?: Readonly<Record<string, number>> | undefined
  /**
   * The widths at first, when `columnWidths` is not passed.
   * @default {}
   */
  defaultColumnWidths?: Readonly<Record<string, number>> | undefined
  /** Called with all chosen widths, at the end of each change. */
  onColumnWidthsChange?: ((widths: Record<string, number>) => void) | undefined
  /** The height of the rows; `undefined` makes it uncontrolled. */
  density?: DataTableDensity | undefined
  /**
   * The time zone of `Date` values.
   * @default that of `LocaleProvider`
   */
  timeZone?: string | undefined
  /**
   * The initial height of the rows, when `density` is not passed.
   * @default 'normal'
   */
  defaultDensity?: DataTableDensity | undefined
  /** Called with the new height of the rows. */
  onDensityChange?: ((density: DataTableDensity) => void) | undefined

  /** Returns the address that a row links to. */
  getRowHref?: ((row: Row) => string | undefined) | undefined
  /**
   * Renders the router link of a row, without content: `(row) => <Link to="/ordens/$n" params={{ n: row.number }}
   * />`.
   */
  renderRowLink?: ((row: Row) => ReactElement) | undefined
  /** Called when a row without an address is opened. */
  onRowOpen?: ((row: Row) => void) | undefined
  /** Renders the `DropdownMenu.Item`s of one row. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /**
   * Renders the button of the next step of a row, at the end of its card on a phone. The table has no space for it, so
   * `rowActions` must offer it too. It must be the same function in each render.
   */
  cardAction?: ((row: Row) => ReactNode) | undefined
  /**
   * Whether arrow keys move between rows.
   * @default true when rows can be selected or opened
   */
  rowNavigation?: boolean | undefined
  /** The ids of rows that have just changed. */
  highlightedRowIds?: Iterable<string> | undefined

  /**
   * Whether the first rows are loading: skeleton rows are shown while there are no rows.
   * @default false
   */
  loading?: boolean | undefined
  /**
   * Whether newer rows are loading; the current ones stay visible.
   * @default false
   */
  refreshing?: boolean | undefined

  /** The parts: `DataTable.Toolbar`, `DataTable.BulkActions`, `DataTable.Table`, `DataTable.Footer`. */
  children?: ReactNode
}
