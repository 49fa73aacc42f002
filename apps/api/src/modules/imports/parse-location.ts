import { NewLocation } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { listCellChanges, mergeChanges } from './cell-changes.ts'
import type { ImportColumn } from './columns.ts'
import type { ParsedRow } from './import-kind.ts'
import { explainLocalPhones } from './local-phones.ts'
import { locationColumns } from './location-columns.ts'
import type { CellContext } from './read-cell.ts'
import { addFieldErrors, readRow, splitContact } from './read-row.ts'

/** Parses a row to a new location of a company, or returns all its errors. */
export function parseLocation(
  cells: readonly Cell[],
  columns: readonly (ImportColumn | undefined)[],
  { companyId, ...context }: CellContext & { readonly companyId: string },
): ParsedRow<NewLocation> {
  const { draft: written, errors: cellErrors, read } = readRow(cells, columns, context)
  const { draft, splitParts } = splitContact(written, (field) => locationColumns.findHeader(field))
  const location = { address: {}, ...draft, companyId }
  const parsed = z.safeParse(NewLocation, location)
  const issues = explainLocalPhones(parsed.error?.issues ?? [], () => location)
  const errors = addFieldErrors(locationColumns, cellErrors, issues)
  return parsed.success && errors.length === 0
    ? {
        input: parsed.data,
        changes: mergeChanges(
          listCellChanges(read, () => 'UTC'),
          splitParts,
        ),
      }
    : { errors }
}
