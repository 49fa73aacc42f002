import { allRoles, NewServiceOrder } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import { toAddress } from '../../platform/db/addresses.ts'
import { selectTimeZone } from '../../platform/db/time-zone.ts'
import { createServiceOrder } from '../service-orders/index.ts'
import type { CheckedRow, ImportKind, NumberedRow, ParsedRow } from './import-kind.ts'
import {
  claimRow,
  type LocationRow,
  selectActiveLocations,
  selectImportedRowNumbers,
  selectUsedReferences,
} from './imports.sql.ts'
import { orderColumns } from './order-columns.ts'
import { parseOrder } from './parse-order.ts'
import type { SavedLocation } from './read-cell.ts'

/** The import of orders. A row of a file creates one order, however often the file is uploaded. */
export const orderImports: ImportKind = {
  name: 'orders',
  roles: allRoles,
  catalogue: orderColumns,
  template: { fileName: 'modelo-de-importacao', sheetName: 'Ordens de serviço' },
  ignoredHeaders: [],
  async openCheck(ctx, { companyId, sha256 }, columns, readings) {
    const context = {
      companyId,
      readings,
      timeZone: await selectTimeZone(ctx.db),
      now: ctx.clock(),
      savedLocations: (await selectActiveLocations(ctx.db, companyId)).map(toSavedLocation),
    }
    const importedRowNumbers = await selectImportedRowNumbers(ctx.db, companyId, sha256)
    // Each reference of the file with the first row that has it.
    const firstRowByReference = new Map<string, number>()
    return async (rows) => {
      const parsed = rows.map((row) => ({ row, order: parseOrder(row.cells, columns, context) }))
      const references = parsed.flatMap(({ order }) => ('input' in order ? (order.input.externalRef ?? []) : []))
      const usedReferences = await selectUsedReferences(ctx.db, companyId, references)
      return parsed.map(({ row, order }): CheckedRow => {
        if (importedRowNumbers.has(row.rowNumber)) return { ...row, state: 'repeated', ...order }
        return toCheckedRow(row, checkReference(order, row.rowNumber, usedReferences, firstRowByReference))
      })
    }
  },
  async createRow(ctx, { companyId, sha256 }, rowNumber, input) {
    const { orderNumber } = await createServiceOrder(ctx, z.parse(NewServiceOrder, input), { source: 'import' })
    const claimed = await claimRow(ctx.db, { companyId, sha256, rowNumber }, orderNumber)
    return { state: claimed ? 'created' : 'repeated' }
  },
}

const toCheckedRow = (row: NumberedRow, parsed: ParsedRow): CheckedRow =>
  'input' in parsed
    ? { ...row, state: 'valid', input: parsed.input }
    : { ...row, state: 'invalid', errors: parsed.errors }

/** Returns an error instead of the row when its reference is already used in the company or in an earlier row. */
function checkReference(
  parsed: ParsedRow<NewServiceOrder>,
  rowNumber: number,
  usedReferences: ReadonlySet<string>,
  firstRowByReference: Map<string, number>,
): ParsedRow {
  if (!('input' in parsed) || !parsed.input.externalRef) return parsed
  const reference = parsed.input.externalRef
  const column = orderColumns.findHeader('externalRef')
  const firstRow = firstRowByReference.get(reference)
  if (firstRow !== undefined) return { errors: [{ column, message: `Esta referência já está na linha ${firstRow}.` }] }
  firstRowByReference.set(reference, rowNumber)
  if (!usedReferences.has(reference)) return parsed
  return { errors: [{ column, message: 'Já existe uma ordem desta empresa com esta referência.' }] }
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
