'use client'
import { createContext, type Dispatch, type SetStateAction, use } from 'react'
import type { DataTableColumn, DataTableDensity, DataTableSorting } from './column.ts'
import type { DataTableColumnWidths, ResizeSession } from './column-widths.ts'
import type { RowSettings } from './data-row.tsx'
import type { IdentifiedRow } from './data-table-body.tsx'
import type { useRowMenu } from './row-menu.tsx'
import type { useSelection } from './use-selection.ts'

/** What the parts of a table share. */
export interface DataTableState<Row> {
  label: string
  /** All columns, including the hidden ones. */
  columns: readonly DataTableColumn<Row>[]
  /** All columns in the order of the user. */
  orderedColumns: readonly DataTableColumn<Row>[]
  pinnedIds: readonly string[]
  setColumnOrder: (ids: readonly string[]) => void
  setPinned: (ids: readonly string[]) => void
  resizable: boolean
  chosenWidths: DataTableColumnWidths
  setChosenWidths: (widths: DataTableColumnWidths) => void
  resizeSession: ResizeSession | undefined
  setResizeSession: Dispatch<SetStateAction<ResizeSession | undefined>>
  /** The sorted rows. */
  rows: readonly IdentifiedRow<Row>[]
  settings: RowSettings<Row>
  sorting: DataTableSorting | null
  setSorting: (sorting: DataTableSorting | null) => void
  selection: ReturnType<typeof useSelection>
  hidden: ReadonlySet<string>
  setHidden: (columns: readonly string[]) => void
  setDensity: (density: DataTableDensity) => void
  highlighted: ReadonlySet<string>
  menu: ReturnType<typeof useRowMenu<Row>>
  onRowOpen: ((row: Row) => void) | undefined
  /** Whether skeleton rows are shown. */
  loading: boolean
  refreshing: boolean
}

export const DataTableContext = createContext<DataTableState<unknown> | undefined>(undefined)

/**
 * Returns the state of the surrounding table.
 * @throws when there is no `DataTable.Root`.
 */
export function useDataTable(): DataTableState<unknown> {
  const state = use(DataTableContext)
  if (!state) throw new Error('Put the parts of a DataTable inside <DataTable.Root>.')
  return state
}
