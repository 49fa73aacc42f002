import { NewLocation } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { createMissingLocation, exportOnlyHeaders, getLocationKey, listLocationKeys } from '../locations/index.ts'
import type { CheckedRow, ImportKind, NumberedRow, RowResult } from './import-kind.ts'
import { locationColumns } from './location-columns.ts'
import { openLocationRowCompletion } from './missing-postal-codes.service.ts'
import { parseLocation, readLocationRow } from './parse-location.ts'

/** The import of locations. A company has one location of a name at an address, however often it is imported. */
export const locationImports: ImportKind = {
  name: 'locations',
  roles: ['manager', 'admin'],
  catalogue: locationColumns,
  template: { fileName: 'modelo-de-locais', sheetName: 'Localizações' },
  ignoredHeaders: exportOnlyHeaders,
  async openCheck(ctx, { companyId }, { columns, readings }) {
    const takenKeys = await listLocationKeys(ctx, companyId)
    const completeRows = openLocationRowCompletion(ctx)
    return async (groups) => {
      const rows = groups.flat()
      const read = await completeRows(rows.map(({ cells }) => readLocationRow(cells, columns, { readings })))
      return read.map((location, index): CheckedRow => {
        const numberedRow = rows[index] as NumberedRow
        const row = { ...numberedRow, firstRow: numberedRow.rowNumber }
        const parsed = parseLocation(location, companyId)
        if ('errors' in parsed) return { ...row, state: 'invalid', errors: parsed.errors }
        const key = getLocationKey(parsed.input)
        if (takenKeys.has(key)) return { ...row, state: 'repeated', input: parsed.input }
        takenKeys.add(key)
        return { ...row, state: 'valid', input: parsed.input, changes: parsed.changes }
      })
    }
  },
  toPreview(input) {
    const { name, address } = input as NewLocation
    return { stops: [{ contactName: name, address }], items: [], valueCents: 0, weightGrams: 0 }
  },
  listContacts(input) {
    return [{ ...(input as NewLocation), path: '' }]
  },
  async createRows(ctx, _file, rows) {
    const results: RowResult[] = []
    for (const { rowNumber, input } of rows) {
      const location = await createMissingLocation(ctx, z.parse(NewLocation, input))
      results.push({ rowNumber, ...(location ? { state: 'created', locationId: location.id } : { state: 'repeated' }) })
    }
    return results
  },
}
