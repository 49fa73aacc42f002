interface IdentifiedColumn {
  id: string
}

/** The number of columns that can be pinned: more would leave no space for those that scroll. */
export const maximumPinned = 3

interface ColumnOrder {
  /** The ids in the order of the user. */
  order: readonly string[]
  /** The ids of the pinned columns. */
  pinned: readonly string[]
  /** The column with the titles of the rows, which is always first. */
  primary: string | undefined
}

/**
 * Returns the columns in the order of the user: the title, the pinned columns, the others. A column that the order does
 * not have, because it is new, follows the one that it follows by default. Without an order and pinned columns, returns the same array.
 */
export function orderColumns<Column extends IdentifiedColumn>(
  columns: readonly Column[],
  { order, pinned, primary }: ColumnOrder,
): readonly Column[] {
  if (order.length === 0 && pinned.length === 0) return columns
  const byId = new Map(columns.map((column) => [column.id, column]))
  const ids = [...new Set(order)].filter((id) => byId.has(id))
  for (const [index, { id }] of columns.entries()) {
    if (!ids.includes(id)) ids.splice(ids.indexOf(columns[index - 1]?.id ?? '') + 1, 0, id)
  }
  const isPinned = (id: string) => pinned.slice(0, maximumPinned).includes(id)
  const rank = (id: string) => (id === primary ? 0 : isPinned(id) ? 1 : 2)
  return ids
    .toSorted((a, b) => rank(a) - rank(b))
    .map((id) => byId.get(id))
    .filter((column) => column !== undefined)
}
