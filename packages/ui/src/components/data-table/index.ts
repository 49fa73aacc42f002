export type { DataTableColumn, DataTableDensity, DataTableSorting, SortValue } from './column.js'
export * from './data-table.js'
