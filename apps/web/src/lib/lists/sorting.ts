import type { DataTable } from '@malote/ui'

/** @returns the table's sorting of a sort parameter. */
export const toSorting = (sort: string): DataTable.Sorting => ({
  id: sort.replace(/^-/, ''),
  desc: sort.startsWith('-'),
})

/**
 * @param sorts the sort parameters of the list; the first one is the default.
 * @returns the sort parameter for a column header, in the other direction where the list has only that one: dates are
 *   sorted newest first, and urgent orders are always first.
 */
export function toSort<Sort extends string>(
  sorting: DataTable.Sorting | null,
  sorts: readonly [Sort, ...Sort[]],
): Sort {
  if (!sorting) return sorts[0]
  const isSort = (desc: boolean) => (sort: Sort) => sort === `${desc ? '-' : ''}${sorting.id}`
  return sorts.find(isSort(sorting.desc)) ?? sorts.find(isSort(!sorting.desc)) ?? sorts[0]
}
