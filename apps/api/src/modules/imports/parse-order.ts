import { getWindowIssues, NewServiceOrder, streetAddressFields } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import type { ImportColumn } from './columns.ts'
import type { ParsedRow, RowError } from './import-kind.ts'
import { orderColumns } from './order-columns.ts'
import type { CellContext } from './read-cell.ts'
import { addFieldErrors, readRow } from './read-row.ts'

/** Input of the parser besides the row. */
export interface OrderContext extends CellContext {
  readonly companyId: string
  readonly now: Date
}

/** Parses a row to a new order, or returns all its errors. */
export function parseOrder(
  cells: readonly Cell[],
  columns: readonly (ImportColumn | undefined)[],
  context: OrderContext,
): ParsedRow<NewServiceOrder> {
  const { draft, errors: cellErrors } = readRow(cells, columns, context)
  const request = z.safeParse(NewServiceOrder, applySavedLocation({ ...draft, companyId: context.companyId }))
  const issues = request.success ? getWindowIssues(request.data, context.now) : request.error.issues
  const errors = addFieldErrors(orderColumns, [...cellErrors, ...windowErrors(draft)], issues)
  return request.success && errors.length === 0 ? { input: request.data } : { errors }
}

type Loose = Record<string, unknown> | undefined

/** The saved location fills the pickup columns; values of the row take precedence. */
function applySavedLocation(draft: Record<string, unknown>): unknown {
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

function windowErrors(draft: Record<string, unknown>): RowError[] {
  const windows = [(draft.pickup as Loose)?.window, ((draft.dropoffs as Loose)?.[0] as Loose)?.window] as Loose[]
  return windows.flatMap((window, index) => {
    if (!window || (window.start && window.end)) return []
    const prefix = index === 0 ? 'Coleta' : 'Entrega'
    return [{ column: `${prefix}: ${window.start ? 'fim' : 'início'}`, message: 'Preencha início e fim da janela.' }]
  })
}
