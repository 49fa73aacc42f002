export {
  DataTableBulkActions as BulkActions,
  type DataTableBulkActionsProps as BulkActionsProps,
} from './bulk-actions.tsx'
export {
  type DataTableColumn as Column,
  type DataTableDensity as Density,
  type DataTableSorting as Sorting,
  type SortValue,
  sortRows,
} from './column.ts'
export { DataTableRoot as Root } from './data-table.tsx'
export { DataTableTable as Table, type DataTableTableProps as TableProps } from './data-table-region.tsx'
export type { DataTableRootProps as RootProps } from './data-table-root-props.ts'
export {
  DataTableError as Error,
  type DataTableErrorProps as ErrorProps,
  DataTableNoMatches as NoMatches,
  type DataTableNoMatchesProps as NoMatchesProps,
  DataTableRefreshError as RefreshError,
  type DataTableRefreshErrorProps as RefreshErrorProps,
} from './data-table-states.tsx'
export {
  DataTableFooter as Footer,
  type DataTableFooterProps as FooterProps,
  DataTableToolbar as Toolbar,
  type DataTableToolbarProps as ToolbarProps,
} from './data-table-toolbar.tsx'
export {
  DataTableViewOptions as ViewOptions,
  type DataTableViewOptionsProps as ViewOptionsProps,
} from './view-options.tsx'
