import { InvoiceKey, streetAddressFields } from '@malote/api-client/contract'
import type { ReadCells } from './cell-changes.ts'
import type { ImportColumn } from './columns.ts'
import type { CellChange, NumberedRow, RowError } from './import-kind.ts'
import { orderColumns } from './order-columns.ts'
import type { CellContext } from './read-cell.ts'
import { readRow, splitContact } from './read-row.ts'
import type { DraftStop } from './resolve-window.ts'
import { type AddressParts, splitAddress } from './split-address.ts'

/** A row of an order as its cells were read: the order itself, and its part of the stops and items. */
export interface OrderRow extends NumberedRow {
  readonly fields: Record<string, unknown>
  readonly pickup: DraftStop
  readonly dropoff: DraftStop
  readonly item: Record<string, unknown> | undefined
  /** The status of the item, if it is not to be delivered, or only in part: "fulfilled", "restocked", "partial". */
  readonly itemStatus: string | undefined
  readonly errors: readonly RowError[]
  readonly read: ReadCells
  /** The values that come out of another cell, such as the parts of an address. */
  readonly splitParts: readonly CellChange[]
}

type Loose = Record<string, unknown> | undefined

/** Reads the cells of a row to its part of an order. */
export function readOrderRow(
  { rowNumber, cells }: NumberedRow,
  columns: readonly (ImportColumn | undefined)[],
  context: CellContext,
): OrderRow {
  const { draft, errors, read } = readRow(cells, columns, context)
  const { pickup, dropoffs, items, lineFulfillmentStatus, ...written } = draft as Record<string, Loose>
  const invoice = takeInvoiceKey(written)
  const from = readStop(pickup, 'pickup')
  const to = readStop(dropoffs?.[0] as Loose, 'dropoffs/0')
  return {
    rowNumber,
    cells,
    fields: invoice.fields,
    pickup: applySavedLocation(from.stop),
    dropoff: to.stop,
    item: items?.[0] as Loose,
    itemStatus: lineFulfillmentStatus as string | undefined,
    errors: [...errors, ...invoice.errors, ...from.errors, ...to.errors],
    read,
    splitParts: [...invoice.splitParts, ...from.splitParts, ...to.splitParts],
  }
}

/** A text as long as a key, which no reference of a shop is. */
const keyLikePattern = /^(?:\d ?){44}$/

/**
 * Takes the key of an invoice out of the cell of the reference, where its check digit proves it to be one. A text that is
 * as long as a key and is none is an error that names what is wrong with the key.
 */
function takeInvoiceKey(fields: Record<string, unknown>): Pick<OrderRow, 'fields' | 'splitParts' | 'errors'> {
  const { externalRef, ...others } = fields
  const text = String(externalRef ?? '')
  if (fields.invoiceKey !== undefined || text === '') return { fields, splitParts: [], errors: [] }
  const { data: key, error } = InvoiceKey.safeParse(text)
  if (key !== undefined) {
    const change = { column: orderColumns.findHeader('invoiceKey'), from: text, to: key }
    return { fields: { ...others, invoiceKey: key }, splitParts: [change], errors: [] }
  }
  if (!keyLikePattern.test(text)) return { fields, splitParts: [], errors: [] }
  const message = error?.issues[0]?.message ?? ''
  return { fields: others, splitParts: [], errors: [{ column: orderColumns.findHeader('externalRef'), message }] }
}

/** Joins the names of a stop, and splits its contact and its address. */
function readStop(draft: Loose, path: string) {
  // The note of a phone is added to the instructions of the saved location, and must not replace them.
  const { instructions } = (draft?.location ?? {}) as { readonly instructions?: unknown }
  const contact = splitContact({ ...(instructions ? { instructions } : {}), ...draft }, (field) =>
    orderColumns.findHeader(`${path}/${field}`),
  )
  const { contactFirstName, contactLastName, address: written, ...stop } = contact.draft
  const name = [stop.contactName ?? contactFirstName, contactLastName].filter(Boolean).join(' ')
  const { coordinates, ...parts } = (written ?? {}) as AddressParts & { readonly coordinates?: unknown }
  const { address, split, contradictsState, otherNumber } = splitAddress(parts)
  const toColumn = (part: string) => orderColumns.findHeader(`${path}/address/${part}`)
  return {
    stop: {
      ...stop,
      ...(name && { contactName: name }),
      ...((written || split.length > 0) && { address: { ...address, ...(coordinates ? { coordinates } : {}) } }),
    } as DraftStop,
    errors: [
      ...(contradictsState
        ? [{ column: toColumn('state'), message: 'A cidade diz outra UF. Corrija uma das duas.' }]
        : []),
      ...(otherNumber === undefined
        ? []
        : [
            {
              column: toColumn('number'),
              message: `O logradouro já tem o número ${otherNumber}. Corrija um dos dois.`,
            },
          ]),
    ],
    splitParts: [
      ...contact.splitParts,
      ...split.map((part, index) => ({
        column: toColumn(part),
        // The cell of a full address is named once, with its first part.
        from: parts[part] ?? (index === 0 ? parts.line : undefined) ?? null,
        to: String(address[part as keyof typeof address]),
      })),
    ],
  }
}

/** The saved location fills the pickup; values of the row take precedence. */
function applySavedLocation({ location, ...stop }: DraftStop & { readonly location?: unknown }): DraftStop {
  if (!location) return stop
  const saved = location as DraftStop
  const written = (stop.address ?? {}) as Record<string, unknown>
  const address = { ...((saved.address as object) ?? {}), ...written } as Record<string, unknown>
  // Another address than the saved one has other coordinates.
  if (streetAddressFields.some((part) => part in written) && !('coordinates' in written)) delete address.coordinates
  return { ...saved, ...stop, address }
}
