export type { DataTableColumn, DataTableDensity, DataTableSorting, SortValue } from './column.js'
export * from './data-table.js'
export type { DataTableProps } from './data-table-props.js'
