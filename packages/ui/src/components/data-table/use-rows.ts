'use client'
import { useMemo } from 'react'
import { type DataTableColumn, type DataTableSorting, sortRows, uniqueIds } from './column.ts'
import type { IdentifiedRow } from './data-table-body.tsx'

interface RowsOptions<Row> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  sorting: DataTableSorting | null
  manualSorting: boolean
  hidden: ReadonlySet<string>
  locale: string
}

/** Returns the sorted rows with their ids, and the visible columns. */
export function useRows<Row>({ columns, rows, getRowId, sorting, manualSorting, hidden, locale }: RowsOptions<Row>) {
  const identifiedRows = useMemo<IdentifiedRow<Row>[]>(() => {
    const ids = uniqueIds(rows, getRowId)
    return rows.map((row, index) => ({ id: ids[index] ?? String(index), row }))
  }, [rows, getRowId])
  // Depends on the parts of `sorting`, because the parent may create a new object on each render.
  const by = manualSorting ? undefined : columns.find(({ id }) => id === sorting?.id)?.value
  const descending = sorting?.desc === true
  return {
    rows: useMemo(
      () => (by ? sortRows(identifiedRows, ({ row }) => by(row), descending, locale) : identifiedRows),
      [identifiedRows, by, descending, locale],
    ),
    columns: useMemo(() => columns.filter(({ id }) => !hidden.has(id)), [columns, hidden]),
  }
}
