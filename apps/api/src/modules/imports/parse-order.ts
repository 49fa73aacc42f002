import { getWindowIssues, NewServiceOrder, streetAddressFields } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import type { ImportColumn } from './columns.ts'
import type { ParsedRow, RowError } from './import-kind.ts'
import { orderColumns } from './order-columns.ts'
import type { CellContext } from './read-cell.ts'
import { addFieldErrors, readRow } from './read-row.ts'
import { type DraftStop, resolveWindow } from './resolve-window.ts'

/** Input of the parser besides the row. */
export interface OrderContext extends CellContext {
  readonly companyId: string
  /** The zone of the organisation, for stops without a state. */
  readonly timeZone: string
  readonly now: Date
}

/** Parses a row to a new order, or returns all its errors. */
export function parseOrder(
  cells: readonly Cell[],
  columns: readonly (ImportColumn | undefined)[],
  context: OrderContext,
): ParsedRow<NewServiceOrder> {
  const { draft, errors: cellErrors } = readRow(cells, columns, context)
  const order = applySavedLocation({ ...draft, companyId: context.companyId })
  const windows = resolveWindows(order, context.timeZone, cellErrors)
  const request = z.safeParse(NewServiceOrder, windows.order)
  const issues = request.success ? getWindowIssues(request.data, context.now) : request.error.issues
  const errors = addFieldErrors(orderColumns, [...cellErrors, ...windows.errors], issues)
  return request.success && errors.length === 0 ? { input: request.data } : { errors }
}

type Loose = Record<string, unknown> | undefined
type DraftOrder = Record<string, unknown> & { readonly pickup: DraftStop; readonly dropoffs: readonly DraftStop[] }

/** The saved location fills the pickup columns; values of the row take precedence. */
function applySavedLocation(draft: Record<string, unknown>): DraftOrder {
  const { pickup, dropoffs, items, ...order } = draft as Record<string, Loose>
  const { location, ...stop } = (pickup ?? {}) as Record<string, Loose>
  const written = (stop.address ?? {}) as Record<string, unknown>
  const address = { ...((location?.address as object) ?? {}), ...written }
  // Another address than the saved one has other coordinates.
  if (streetAddressFields.some((part) => part in written) && !('coordinates' in written)) delete address.coordinates
  return {
    ...order,
    pickup: { ...location, ...stop, address },
    dropoffs: [{ address: {}, ...((dropoffs?.[0] as object) ?? {}) }],
    items: items ? [{ quantity: 1, ...(items[0] as object) }] : [],
  }
}

/** Resolves the windows of all stops, and collects what they lack. */
function resolveWindows(order: DraftOrder, timeZone: string, cellErrors: readonly RowError[]) {
  const unreadable = new Set(cellErrors.map(({ column }) => column))
  const pickup = resolveWindow(order.pickup, 'Coleta', timeZone, unreadable)
  const dropoffs = order.dropoffs.map((stop) => resolveWindow(stop, 'Entrega', timeZone, unreadable))
  return {
    order: { ...order, pickup: pickup.stop, dropoffs: dropoffs.map(({ stop }) => stop) },
    errors: [pickup, ...dropoffs].flatMap(({ errors }) => errors),
  }
}
