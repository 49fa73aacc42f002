import { getWindowIssues, NewServiceOrder } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { listCellChanges, mergeChanges } from './cell-changes.ts'
import type { CellChange, NumberedRow, RowError } from './import-kind.ts'
import { explainLocalPhones } from './local-phones.ts'
import { type MergedRows, mergeRows } from './merge-rows.ts'
import { orderColumns } from './order-columns.ts'
import type { CellContext } from './read-cell.ts'
import type { OrderRow } from './read-order-row.ts'
import { addFieldErrors } from './read-row.ts'
import { getStopZone, resolveWindow } from './resolve-window.ts'
import { leaveOutSentItems } from './sent-items.ts'

/** Input of the parser besides the rows. */
export interface OrderContext extends CellContext {
  readonly companyId: string
  /** The zone of the organisation, for stops without a state. */
  readonly timeZone: string
  readonly now: Date
  /** Whether rows of a reference with other addresses are further drop-offs. */
  readonly severalDropoffs?: boolean
}

/** An order that was read from its rows, or the errors of each row that has one. */
export type ParsedOrder =
  | {
      readonly input: NewServiceOrder
      readonly changes: ReadonlyMap<number, readonly CellChange[]>
      readonly hints: readonly RowError[]
    }
  | {
      readonly errors: ReadonlyMap<number, readonly RowError[]>
      /** The rows with another address than the first row. */
      readonly rowsWithOtherAddress: ReadonlySet<number>
    }

/** One error in place of one for each field: a row of totals or a remark below a table is left out. */
const noDelivery: RowError = {
  column: 'Linha',
  message: 'A linha não tem destinatário nem endereço. Se é um total ou uma observação, ela fica de fora.',
}
const nameOnly: RowError = {
  column: 'Linha',
  message: 'A linha só tem um nome. Se é um subtítulo ou uma observação, ela fica de fora.',
}

/** Merges the rows of one reference to a new order, or returns all their errors. */
export function parseOrder(
  allRows: readonly [OrderRow, ...OrderRow[]],
  context: Omit<OrderContext, 'readings'>,
): ParsedOrder {
  const unsent = leaveOutSentItems(allRows)
  if ('errors' in unsent) return { ...unsent, rowsWithOtherAddress: new Set() }
  const { rows, hints } = unsent
  const [first, ...later] = rows
  const { contactName, address, contactPhone } = first.dropoff as Record<string, unknown>
  if (later.length === 0 && !address && (!contactName || (!contactPhone && !first.item)))
    return {
      errors: new Map([[first.rowNumber, [contactName ? nameOnly : noDelivery]]]),
      rowsWithOtherAddress: new Set(),
    }
  const merged = mergeRows([first, ...later], context.severalDropoffs ?? false)
  const cellErrors = findRepeatedRows(rows)
  for (const row of [first, ...later]) addErrors(cellErrors, row.rowNumber, row.errors)
  for (const { rowNumber, path, message } of merged.conflicts) {
    addErrors(cellErrors, rowNumber, [{ column: orderColumns.findHeader(path), message }])
  }
  const order = createOrder(merged, context, cellErrors)
  const request = z.safeParse(NewServiceOrder, order)
  const issues = request.success
    ? getWindowIssues(request.data, context.now)
    : explainPhones(request.error.issues, order)
  const errors = addIssues(cellErrors, merged, issues)
  if (request.success && errors.size === 0) {
    const changes = [first, ...later].map((row) => [row.rowNumber, listChanges(row, merged, context.timeZone)] as const)
    return { input: request.data, changes: new Map(changes), hints }
  }
  const rowsWithOtherAddress = merged.conflicts.flatMap((conflict) =>
    conflict.isOtherAddress ? conflict.rowNumber : [],
  )
  return { errors, rowsWithOtherAddress: new Set(rowsWithOtherAddress) }
}

function explainPhones(issues: readonly Issue[], { pickup, dropoffs }: ReturnType<typeof createOrder>): Issue[] {
  const findPlace = ([part, index]: readonly PropertyKey[]) => (part === 'pickup' ? pickup : dropoffs[Number(index)])
  return explainLocalPhones(issues, findPlace, [pickup, ...dropoffs])
}

/** The values of a row that are not as they are written in it. Instants are in the zone of their stop. */
function listChanges({ read, splitParts, dropoff }: OrderRow, merged: MergedRows, timeZone: string): CellChange[] {
  const ownDropoff = dropoff.address ? dropoff : merged.dropoffs[0]
  const converted = listCellChanges(read, ({ path }) =>
    getStopZone((path.startsWith('pickup/') ? merged.pickup : ownDropoff) ?? {}, timeZone),
  )
  return mergeChanges(converted, splitParts)
}

type ErrorsByRow = Map<number, RowError[]>

function addErrors(errors: ErrorsByRow, rowNumber: number, added: readonly RowError[]): void {
  if (added.length > 0) errors.set(rowNumber, [...(errors.get(rowNumber) ?? []), ...added])
}

/** Rejects a row that repeats another one: it would add the same item once more. */
function findRepeatedRows(rows: readonly NumberedRow[]): ErrorsByRow {
  const errors: ErrorsByRow = new Map()
  if (rows.length === 1) return errors
  const firstRows = new Map<string, number>()
  for (const { rowNumber, cells } of rows) {
    const content = JSON.stringify(cells)
    const earlier = firstRows.get(content)
    if (earlier === undefined) firstRows.set(content, rowNumber)
    else {
      const message = `Esta linha é igual à linha ${earlier}. Se são dois volumes, escreva a quantidade 2.`
      errors.set(rowNumber, [{ column: 'Linha', message }])
    }
  }
  return errors
}

/** Resolves the windows of all stops, and collects what they lack. */
function createOrder(
  merged: MergedRows,
  { companyId, timeZone }: Pick<OrderContext, 'companyId' | 'timeZone'>,
  errors: ErrorsByRow,
) {
  const unreadable = new Set([...errors.values()].flat().map(({ column }) => column))
  const resolve = (stop: OrderRow['pickup'], title: 'Coleta' | 'Entrega', rowNumber: number) => {
    const resolved = resolveWindow(stop, title, timeZone, unreadable)
    addErrors(errors, rowNumber, resolved.errors)
    return { ...resolved.stop, address: resolved.stop.address ?? {} }
  }
  const [firstRow = 0] = merged.dropoffRows
  return {
    ...merged.fields,
    companyId,
    pickup: resolve(merged.pickup, 'Coleta', firstRow),
    dropoffs: merged.dropoffs.map((stop, index) => resolve(stop, 'Entrega', merged.dropoffRows[index] ?? firstRow)),
    items: merged.items.map((item) => ({ quantity: 1, ...item })),
  }
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** Adds the issues of fields to the rows that they come from. */
function addIssues(cellErrors: ErrorsByRow, merged: MergedRows, issues: readonly Issue[]): ErrorsByRow {
  const [firstRow = 0] = merged.dropoffRows
  const locationColumn = orderColumns.findHeader('pickup/location')
  const lacksLocation = [...cellErrors.values()].flat().some(({ column }) => column === locationColumn)
  const issuesByRow = new Map<number, Issue[]>()
  for (const { path, message } of issues) {
    const [part, index, ...rest] = path
    // The unknown location has its message; what it would have filled is no further error.
    if (part === 'pickup' && lacksLocation) continue
    const rows = part === 'dropoffs' ? merged.dropoffRows : part === 'items' ? merged.itemRows : undefined
    const rowNumber = rows?.[Number(index)] ?? firstRow
    const issue = { path: rows && index !== undefined ? [part as string, 0, ...rest] : path, message }
    issuesByRow.set(rowNumber, [...(issuesByRow.get(rowNumber) ?? []), issue])
  }
  const errors: ErrorsByRow = new Map()
  for (const rowNumber of new Set([...cellErrors.keys(), ...issuesByRow.keys()])) {
    const rowErrors = addFieldErrors(orderColumns, cellErrors.get(rowNumber) ?? [], issuesByRow.get(rowNumber) ?? [])
    if (rowErrors.length > 0) errors.set(rowNumber, rowErrors)
  }
  return errors
}
