'use client'
import { useMemo } from 'react'
import { type DataTableColumn, type DataTableSorting, sortedBy, uniqueIds } from './column.js'
import type { KnownRow } from './data-table-body.js'

interface RowsOptions<Row> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  sorting: DataTableSorting | null
  manualSorting: boolean
  hidden: ReadonlySet<string>
}

/** The rows in their order and the columns in sight. */
export function useRows<Row>({ columns, rows, getRowId, sorting, manualSorting, hidden }: RowsOptions<Row>) {
  const known = useMemo<KnownRow<Row>[]>(() => {
    const ids = uniqueIds(rows, getRowId)
    return rows.map((row, index) => ({ id: ids[index] ?? String(index), row }))
  }, [rows, getRowId])
  // By their parts: an owner may make the same sorting anew each time it is drawn.
  const by = manualSorting ? undefined : columns.find(({ id }) => id === sorting?.column)?.value
  const descending = sorting?.descending === true
  return {
    rows: useMemo(() => (by ? sortedBy(known, ({ row }) => by(row), descending) : known), [known, by, descending]),
    columns: useMemo(() => columns.filter(({ id }) => !hidden.has(id)), [columns, hidden]),
  }
}
