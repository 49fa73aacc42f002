import { NewLocation } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { listCellChanges, mergeChanges, type ReadCells } from './cell-changes.ts'
import type { ImportColumn } from './columns.ts'
import type { CellChange, ParsedRow, RowError } from './import-kind.ts'
import { explainLocalPhones } from './local-phones.ts'
import { locationColumns } from './location-columns.ts'
import type { CellContext } from './read-cell.ts'
import { addFieldErrors, readRow, splitContact } from './read-row.ts'

/** A row of a location as its cells were read. */
export interface ReadLocation {
  readonly draft: Record<string, unknown>
  readonly errors: readonly RowError[]
  readonly read: ReadCells
  /** The values that come out of another cell. */
  readonly splitParts: readonly CellChange[]
}

/** Reads the cells of a row to a location. */
export function readLocationRow(
  cells: readonly Cell[],
  columns: readonly (ImportColumn | undefined)[],
  context: CellContext,
): ReadLocation {
  const { draft: written, errors, read } = readRow(cells, columns, context)
  return { ...splitContact(written, (field) => locationColumns.findHeader(field)), errors, read }
}

/** Parses a row to a new location of a company, or returns all its errors. */
export function parseLocation(
  { draft, errors: cellErrors, read, splitParts }: ReadLocation,
  companyId: string,
): ParsedRow<NewLocation> {
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
