export type { DataTableColumn, DataTableDensity, DataTableSorting, SortValue } from './column.ts'
export * from './data-table.tsx'
export type { DataTableProps } from './data-table-props.ts'
