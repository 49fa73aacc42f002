import type { RowError } from './import-kind.ts'
import { orderColumns } from './order-columns.ts'
import { sentInPartStatus } from './read-cell.ts'
import type { OrderRow } from './read-order-row.ts'

type Rows = readonly [OrderRow, ...OrderRow[]]

/** The rows of an order without what the shop has sent, or the errors of an order of which everything is sent. */
export type UnsentRows =
  | { readonly rows: Rows; readonly hints: readonly RowError[] }
  | { readonly errors: ReadonlyMap<number, readonly RowError[]> }

/** An item of which some pieces are sent stays: the file does not state how many. */
const isInPart = (status: string | undefined): boolean => status !== undefined && sentInPartStatus.test(status)

/**
 * Leaves out the items that the shop has sent, with a hint for each. The value of the order is that of all its items, so it
 * is left out with them.
 */
export function leaveOutSentItems(rows: Rows): UnsentRows {
  const column = orderColumns.findHeader('lineFulfillmentStatus')
  const isLeftOut = ({ itemStatus }: OrderRow) => itemStatus !== undefined && !isInPart(itemStatus)
  const leftOut = rows.filter(isLeftOut)
  if (leftOut.length > 0 && rows.every((row) => isLeftOut(row) || !row.item)) {
    const toErrors = ({ rowNumber, itemStatus }: OrderRow): [number, RowError[]] => [
      rowNumber,
      [{ column, message: `Todos os itens deste pedido ficam de fora: ${itemStatus}.` }],
    ]
    return { errors: new Map(leftOut.map(toErrors)) }
  }
  const hints = rows.flatMap((row): RowError[] => {
    const name = `${row.item?.description ?? 'O item'} (linha ${row.rowNumber})`
    if (isLeftOut(row)) return [{ column, message: `${name} fica de fora: ${row.itemStatus}.` }]
    return isInPart(row.itemStatus)
      ? [{ column, message: `Uma parte de ${name} já foi enviada. Confira a quantidade que falta.` }]
      : []
  })
  if (leftOut.length === 0) return { rows, hints }
  const hasValue = rows.some(({ fields }) => fields.declaredValueCents !== undefined)
  const message = 'O valor é o do pedido inteiro, com os itens que ficam de fora. Ele não é declarado.'
  const ofValue = hasValue ? [{ column: orderColumns.findHeader('declaredValueCents'), message }] : []
  return { rows: rows.map(toUnsentRow) as unknown as Rows, hints: [...hints, ...ofValue] }

  function toUnsentRow(row: OrderRow): OrderRow {
    const { declaredValueCents: _value, ...fields } = row.fields
    return { ...row, fields, item: isLeftOut(row) ? undefined : row.item }
  }
}
