import { appendNote, formatPhone, type ProblemField, splitPhones } from '@malote/api-client/contract'
import { setValue } from '../../platform/files/spreadsheet-upload.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import type { ReadCells } from './cell-changes.ts'
import { CellError } from './cell-text.ts'
import type { ColumnCatalogue, ImportColumn } from './columns.ts'
import type { CellChange, RowError } from './import-kind.ts'
import { type CellContext, readCell } from './read-cell.ts'

/** Reads the cells of a row to a draft of the new resource, and collects the errors of cells. */
export function readRow(
  cells: readonly Cell[],
  columns: readonly (ImportColumn | undefined)[],
  context: CellContext,
): { readonly draft: Record<string, unknown>; readonly errors: RowError[]; readonly read: ReadCells } {
  const draft: Record<string, unknown> = {}
  const values: unknown[] = []
  const errors: RowError[] = []
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (!column) continue
    try {
      const value = readCell(cell, column, context.readings?.[index], context.savedLocations)
      values[index] = value
      if (value !== undefined) setValue(draft, column.path, value)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      errors.push({ column: column.header, message: error.message })
    }
  }
  return { draft, errors, read: { columns, cells, values } }
}

/**
 * Divides the text of a phone that has more than a number: the rest becomes a part of the instructions, and both are
 * changes for the confirmation of the user.
 */
export function splitPhone(
  draft: Readonly<Record<string, unknown>>,
  toColumn: (field: string) => string,
): { readonly draft: Record<string, unknown>; readonly splitParts: readonly CellChange[] } {
  const { contactPhone: from, instructions } = draft
  const split = typeof from === 'string' ? splitPhones(from) : undefined
  if (!split) return { draft, splitParts: [] }
  const { phone, note } = split
  const phoneChange = { column: toColumn('contactPhone'), from: from as string, to: formatPhone(phone) }
  if (note === '') return { draft: { ...draft, contactPhone: phone }, splitParts: [phoneChange] }
  return {
    draft: { ...draft, contactPhone: phone, instructions: appendNote(instructions as string | undefined, note) },
    splitParts: [phoneChange, { column: toColumn('instructions'), from: null, to: note }],
  }
}

/**
 * Adds the errors of fields to those of cells, in the order of the template. A column has one message, that of its cell
 * first.
 */
export function addFieldErrors(
  catalogue: ColumnCatalogue,
  errors: readonly RowError[],
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): RowError[] {
  const columnsWithErrors = new Set(errors.map(({ column }) => column))
  const fieldErrors = issues.map(({ path, message }) => ({ column: catalogue.findHeader(path.join('/')), message }))
  const all = [...errors, ...fieldErrors.filter(({ column }) => !columnsWithErrors.has(column))]
  const position = ({ column }: RowError) => catalogue.columns.findIndex(({ header }) => header === column)
  return all.sort((first, second) => position(first) - position(second))
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
