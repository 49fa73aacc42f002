'use client'
import { type ColumnDef, createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareValues, type DataTableColumn, type DataTableSorting, sortable, uniqueIds } from './column.js'
import type { KnownRow } from './data-table-body.js'

const features = /* @__PURE__ */ tableFeatures({
  rowSortingFeature,
  sortedRowModel: /* @__PURE__ */ createSortedRowModel(),
})

interface RowsOptions<Row> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  sorting: DataTableSorting | null
  manualSorting: boolean
  hidden: ReadonlySet<string>
}

/** The rows in their order and the columns in sight, by the table library. */
export function useRows<Row>({ columns, rows, getRowId, sorting, manualSorting, hidden }: RowsOptions<Row>) {
  const data = useMemo<KnownRow<Row>[]>(() => {
    const ids = uniqueIds(rows, getRowId)
    return rows.map((row, index) => ({ id: ids[index] ?? String(index), row }))
  }, [rows, getRowId])
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, value }): ColumnDef<typeof features, KnownRow<Row>> => ({
          id,
          accessorFn: ({ row }) => sortable(value?.(row)),
          sortFn: (a, b, column) => compareValues(a.getValue(column), b.getValue(column)),
          sortUndefined: 'last',
        }),
      ),
    [columns],
  )
  const state = useMemo(
    () => ({
      sorting:
        sorting && columns.some(({ id }) => id === sorting.column)
          ? [{ id: sorting.column, desc: sorting.descending }]
          : [],
    }),
    [sorting, columns],
  )
  const table = useTable({ features, data, columns: definitions, getRowId: ({ id }) => id, manualSorting, state })
  const sorted = table.getRowModel().rows
  return {
    rows: useMemo(() => sorted.map(({ original }) => original), [sorted]),
    columns: useMemo(() => columns.filter(({ id }) => !hidden.has(id)), [columns, hidden]),
  }
}
