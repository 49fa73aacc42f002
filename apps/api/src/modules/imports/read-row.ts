import type { ProblemField } from '@malote/api-client/contract'
import { setValue } from '../../platform/files/spreadsheet-upload.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import type { ColumnCatalogue, ImportColumn } from './columns.ts'
import type { RowError } from './import-kind.ts'
import { type CellContext, CellError, readCell } from './read-cell.ts'

/** Reads the cells of a row to a draft of the new resource, and collects the errors of cells. */
export function readRow(
  cells: readonly Cell[],
  columns: readonly (ImportColumn | undefined)[],
  context: CellContext,
): { readonly draft: Record<string, unknown>; readonly errors: RowError[] } {
  const draft: Record<string, unknown> = {}
  const errors: RowError[] = []
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (!column || cell === null || cell === undefined || String(cell).trim() === '') continue
    try {
      setValue(draft, column.path, readCell(cell, column, context))
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      errors.push({ column: column.header, message: error.message })
    }
  }
  return { draft, errors }
}

/** Adds the errors of fields to those of cells: a column has one message, that of its cell first. */
export function addFieldErrors(
  catalogue: ColumnCatalogue,
  errors: readonly RowError[],
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): RowError[] {
  const columnsWithErrors = new Set(errors.map(({ column }) => column))
  const fieldErrors = issues.map(({ path, message }) => ({ column: catalogue.findHeader(path.join('/')), message }))
  return [...errors, ...fieldErrors.filter(({ column }) => !columnsWithErrors.has(column))]
}

/** Maps the field errors of a service to the headers of the file. */
export function toRowErrors(
  catalogue: ColumnCatalogue,
  fields: readonly ProblemField[] | undefined,
  fallback: string,
): RowError[] {
  if (!fields?.length) return [{ column: 'Linha', message: fallback }]
  return fields.map(({ pointer, message }) => ({ column: catalogue.findHeader(pointer), message }))
}
