import { type NewServiceOrder, parseInvoiceKey, type SameInvoice } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import type { CheckedRow } from './import-kind.ts'
import type { ImportRow } from './imports.sql.ts'
import { selectOpenRowsOfInvoices, selectOrdersOfInvoices } from './same-invoices.sql.ts'

/** The first row of an order, and the keys of the invoices whose goods the order has. */
interface InvoiceOrder {
  readonly rowNumber: number
  readonly reference: string | null
  readonly keys: readonly string[]
  readonly hasDuplicate: boolean
}

type ImportOfRows = Pick<ImportRow, 'id' | 'kind' | 'company_id' | 'created_at' | 'skip_same_invoices'>

const nothing: SameInvoice = { row: null, fileName: null, orderNumber: null, reference: null }

/**
 * Creates the check of an import for orders with the same invoice: an NF-e and the CT-e that transports it are the same
 * goods. An order with the invoice of an earlier row, of an earlier import that is not finished or of an order names it,
 * or is left out when the user has decided so. The rows must come in the order of the file.
 */
export function createInvoiceCheck(
  ctx: Context,
  importRecord: ImportOfRows,
): (rows: readonly CheckedRow[]) => Promise<CheckedRow[]> {
  const { kind, company_id: companyId, skip_same_invoices: skips } = importRecord
  const earlierRows = new Map<string, InvoiceOrder>()
  return async (rows) => {
    const orders = kind === 'orders' ? listInvoiceOrders(rows) : []
    const keys = orders.flatMap((order) => order.keys)
    if (keys.length === 0) return [...rows]
    const created = await selectOrdersOfInvoices(ctx.db, companyId, keys)
    const open = await selectOpenRowsOfInvoices(ctx.db, importRecord, keys)
    const findSame = ({ keys: invoiceKeys, reference }: InvoiceOrder): SameInvoice | undefined => {
      const has = (key: string | null) => key !== null && invoiceKeys.includes(key)
      const order = created.find(({ invoice_key }) => has(invoice_key))
      if (order) return { ...nothing, orderNumber: order.order_number, reference: order.external_ref }
      const row = invoiceKeys.map((key) => earlierRows.get(key)).find((one) => one !== undefined)
      if (row) return { ...nothing, row: row.rowNumber, reference: row.reference }
      // The same document in another upload has the same reference, which is rejected when the second order is created.
      const other = open.find((one) => one.invoice_keys?.some(has) && one.reference !== reference)
      return other && { ...nothing, fileName: other.file_name, reference: other.reference }
    }
    const sameInvoices = new Map<number, SameInvoice>()
    const keysOfRows = new Map<number, readonly string[]>()
    for (const order of orders) {
      const same = order.hasDuplicate ? undefined : findSame(order)
      keysOfRows.set(order.rowNumber, order.keys)
      if (same) sameInvoices.set(order.rowNumber, same)
      if (same && skips) continue
      for (const key of order.keys) if (!earlierRows.has(key)) earlierRows.set(key, order)
    }
    return rows.map((row) => {
      const sameInvoice = sameInvoices.get(row.firstRow)
      const isFirst = row.rowNumber === row.firstRow
      if (row.state !== 'valid') return row
      if (sameInvoice && skips) return toRepeatedRow(row, isFirst ? sameInvoice : undefined)
      const invoiceKeys = isFirst ? keysOfRows.get(row.rowNumber) : undefined
      return { ...row, ...(invoiceKeys && { invoiceKeys }), ...(isFirst && sameInvoice && { sameInvoice }) }
    })
  }
}

function toRepeatedRow(row: CheckedRow & { readonly state: 'valid' }, sameInvoice?: SameInvoice): CheckedRow {
  const { rowNumber, cells, firstRow, input } = row
  return { rowNumber, cells, firstRow, state: 'repeated', input, ...(sameInvoice && { sameInvoice }) }
}

/** The valid orders of a batch that have the key of an invoice, in the order of the file. */
function listInvoiceOrders(rows: readonly CheckedRow[]): InvoiceOrder[] {
  const byOrder = Map.groupBy(
    rows.filter(({ state }) => state === 'valid'),
    ({ firstRow }) => firstRow,
  )
  return [...byOrder].flatMap(([rowNumber, parts]) => {
    const first = parts.find((row) => row.rowNumber === rowNumber)
    if (first?.state !== 'valid' || first.input === undefined) return []
    const { invoiceKey, externalRef } = first.input as NewServiceOrder
    const keys = new Set([
      ...(invoiceKey ? [invoiceKey] : []),
      ...parts.flatMap(({ cells }) => cells.flatMap(readKeys)),
    ])
    const hasDuplicate = first.possibleDuplicate !== undefined
    return keys.size > 0 ? { rowNumber, reference: externalRef ?? null, keys: [...keys], hasDuplicate } : []
  })
}

const keyLength = 44

/**
 * The keys in a cell that contains nothing else, such as those that a CT-e transports. A key within a text may be of
 * another invoice, such as a returned one.
 */
function readKeys(cell: Cell): string[] {
  if (typeof cell !== 'string' || cell.length < keyLength) return []
  const words = cell.trim().split(/[\s,;]+/)
  const keys = words.map((word) => (word.length === keyLength ? parseInvoiceKey(word) : undefined))
  return keys.every((key) => key !== undefined) ? keys : []
}
