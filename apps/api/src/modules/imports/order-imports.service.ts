import { allRoles, NewServiceOrder } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import { toAddress } from '../../platform/db/addresses.ts'
import { selectTimeZone } from '../../platform/db/time-zone.ts'
import { createServiceOrders, findRepeatedOrders } from '../service-orders/index.ts'
import { type CheckedRow, type ImportKind, RepeatedRowError, type RowGroup } from './import-kind.ts'
import { type LocationRow, selectActiveLocations, selectUsedReferences } from './imports.sql.ts'
import { openOrderRowCompletion } from './missing-postal-codes.service.ts'
import { orderColumns } from './order-columns.ts'
import { type ParsedOrder, parseOrder } from './parse-order.ts'
import type { SavedLocation } from './read-cell.ts'
import { type OrderRow, readOrderRow } from './read-order-row.ts'
import { claimRows, selectImportedRowNumbers } from './run-import.sql.ts'

/** The import of orders. The rows of a reference create one order, however often the file is uploaded. */
export const orderImports: ImportKind = {
  name: 'orders',
  roles: allRoles,
  catalogue: orderColumns,
  template: { fileName: 'modelo-de-importacao', sheetName: 'Ordens de serviço' },
  ignoredHeaders: [],
  groupedBy: 'externalRef',
  async openCheck(ctx, file, { columns, readings, severalDropoffs, skipPossibleDuplicates }) {
    const { companyId } = file
    const context = {
      companyId,
      readings,
      severalDropoffs,
      timeZone: await selectTimeZone(ctx.db),
      now: ctx.clock(),
      savedLocations: (await selectActiveLocations(ctx.db, companyId)).map(toSavedLocation),
    }
    const importedRowNumbers = await selectImportedRowNumbers(ctx.db, file)
    const completeRows = openOrderRowCompletion(ctx)
    return async (groups) => {
      const read = groups.map((rows) => rows.map((row) => readOrderRow(row, columns, context)))
      const complete = await completeRows(read)
      const parsed = groups.map((rows, index) => ({
        rows,
        order: parseOrder(complete[index] as [OrderRow, ...OrderRow[]], context),
      }))
      const references = parsed.flatMap(({ order }) => ('input' in order ? (order.input.externalRef ?? []) : []))
      const usedReferences = await selectUsedReferences(ctx.db, companyId, references)
      const checked = parsed.map(({ rows, order }) => ({
        rows,
        order: rejectUsedReference(order, rows[0].rowNumber, usedReferences),
        isImported: importedRowNumbers.has(rows[0].rowNumber),
      }))
      const newOrders = checked.flatMap(({ order, isImported }) => (!isImported && 'input' in order ? order.input : []))
      const repeatedOrders = await findRepeatedOrders(ctx, companyId, newOrders)
      const duplicatesByInput = new Map(newOrders.map((input, index) => [input, repeatedOrders[index]]))
      return checked.flatMap(({ rows, order, isImported }) => {
        const possibleDuplicate = 'input' in order ? duplicatesByInput.get(order.input) : undefined
        return isImported || (skipPossibleDuplicates && possibleDuplicate)
          ? toRepeatedRows(rows, order, possibleDuplicate)
          : toCheckedRows(rows, order, possibleDuplicate)
      })
    }
  },
  toPreview(input) {
    const { pickup, dropoffs, items, declaredValueCents } = input as NewServiceOrder
    const sum = (field: 'valueCents' | 'weightGrams') =>
      items.reduce((total, item) => total + (item[field] ?? 0) * item.quantity, 0)
    return {
      stops: [pickup, ...dropoffs].map(({ contactName, address, window }) => ({ contactName, address, window })),
      items,
      valueCents: declaredValueCents ?? sum('valueCents'),
      weightGrams: sum('weightGrams'),
    }
  },
  listContacts(input) {
    const { pickup, dropoffs } = input as NewServiceOrder
    return [
      { ...pickup, path: 'pickup/' },
      // The template has the columns of one drop-off.
      ...dropoffs.map((stop) => ({ ...stop, path: 'dropoffs/0/' })),
    ]
  },
  async createRows(ctx, file, rows) {
    const inputs = rows.map(({ input }) => z.parse(NewServiceOrder, input))
    const orderNumbers = await createServiceOrders(ctx, file.companyId, inputs, 'import')
    const claims = rows.map(({ rowNumber }, index) => ({ rowNumber, orderNumber: orderNumbers[index] as string }))
    if (!(await claimRows(ctx.db, file, claims))) throw new RepeatedRowError()
    return rows.map(({ rowNumber }) => ({ rowNumber, state: 'created' }))
  },
}

/** The rows of an order that exists already. */
function toRepeatedRows(rows: RowGroup, order: ParsedOrder, possibleDuplicate: string | undefined): CheckedRow[] {
  const firstRow = rows[0].rowNumber
  return rows.map((row): CheckedRow => {
    const input = row.rowNumber === firstRow && 'input' in order ? { input: order.input, possibleDuplicate } : {}
    return { ...row, firstRow, state: 'repeated', ...input }
  })
}

/** The columns with which a program marks an order that is not delivered. */
const columnsThatLeaveOut: ReadonlySet<string> = new Set(
  ['canceledAt', 'fulfillmentStatus', 'lineFulfillmentStatus'].map((field) => orderColumns.findHeader(field)),
)

/** The rows of an order: all are invalid when one of them is. */
function toCheckedRows(rows: RowGroup, order: ParsedOrder, possibleDuplicate: string | undefined): CheckedRow[] {
  const firstRow = rows[0].rowNumber
  if ('input' in order) {
    return rows.map((row): CheckedRow => {
      const input = row.rowNumber === firstRow ? { input: order.input, possibleDuplicate, hints: order.hints } : {}
      return { ...row, firstRow, state: 'valid', changes: order.changes.get(row.rowNumber) ?? [], ...input }
    })
  }
  const [[wrongRow, wrongCells = []] = []] = order.errors
  const isLeftOut = wrongCells.some(({ column }) => columnsThatLeaveOut.has(column))
  const message = isLeftOut
    ? `A linha ${wrongRow}, da mesma ordem, deixa a ordem inteira de fora.`
    : `A linha ${wrongRow}, da mesma ordem, tem erro.`
  return rows.map(
    (row): CheckedRow => ({
      ...row,
      firstRow,
      state: 'invalid',
      errors: order.errors.get(row.rowNumber) ?? [{ column: 'Linha', message }],
      hasOtherAddress: order.rowsWithOtherAddress.has(row.rowNumber),
    }),
  )
}

/** Returns an error instead of the order when an order of the company has its reference. */
function rejectUsedReference(order: ParsedOrder, firstRow: number, usedReferences: ReadonlySet<string>): ParsedOrder {
  if (!('input' in order) || !order.input.externalRef || !usedReferences.has(order.input.externalRef)) return order
  const message = 'Já existe uma ordem desta empresa com esta referência.'
  const error = { column: orderColumns.findHeader('externalRef'), message }
  return { errors: new Map([[firstRow, [error]]]), rowsWithOtherAddress: new Set() }
}

/** Maps a row to a saved location that the rows of a spreadsheet can name. */
function toSavedLocation(location: LocationRow): SavedLocation {
  return {
    normalizedName: normalizeHeader(location.name),
    stop: {
      locationId: location.id,
      address: toAddress(location, location.state),
      ...(location.contact_name ? { contactName: location.contact_name } : {}),
      contactPhone: location.contact_phone,
      contactEmail: location.contact_email,
      instructions: location.instructions,
    },
  }
}
