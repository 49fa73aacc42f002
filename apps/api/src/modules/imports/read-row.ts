import { appendNote, Email, formatPhone, type ProblemField, splitPhones } from '@malote/api-client/contract'
import * as z from 'zod/mini'
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
      const value = readCell(cell, column, context.readings?.[index], context)
      values[index] = value
      if (column.isConstant && column.kind === 'hours' && value) Object.assign(value, { isConstant: true })
      if (value !== undefined) setValue(draft, column.path, value)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      errors.push({ column: column.header, message: error.message })
    }
  }
  return { draft, errors, read: { columns, cells, values } }
}

/**
 * Divides the texts of a phone and an e-mail that have more than one value: the rest becomes a part of the instructions,
 * and both are changes for the confirmation of the user.
 */
export function splitContact(
  written: Readonly<Record<string, unknown>>,
  toColumn: (field: string) => string,
): { readonly draft: Record<string, unknown>; readonly splitParts: readonly CellChange[] } {
  let draft: Record<string, unknown> = written
  const splitParts: CellChange[] = []
  for (const [field, split] of [
    ['contactPhone', splitPhone],
    ['contactEmail', splitEmails],
  ] as const) {
    const from = draft[field]
    const parts = typeof from === 'string' ? split(from) : undefined
    if (!parts) continue
    const { value, text, note } = parts
    draft = { ...draft, [field]: value }
    splitParts.push({ column: toColumn(field), from: from as string, to: text })
    if (note === '') continue
    draft = { ...draft, instructions: appendNote(draft.instructions as string | undefined, note) }
    splitParts.push({ column: toColumn('instructions'), from: null, to: note })
  }
  return { draft, splitParts }
}

/** The first value of a text with several, as it is stored and as it is shown, and the others as a note. */
interface SplitText {
  readonly value: string
  readonly text: string
  readonly note: string
}

function splitPhone(written: string): SplitText | undefined {
  const split = splitPhones(written)
  return split && { value: split.phone, text: formatPhone(split.phone), note: split.note }
}

/** Divides a text of nothing but addresses: other texts, such as a name with an address, are left as they are. */
function splitEmails(written: string): SplitText | undefined {
  const [first, ...others] = written.split(/[\s;,/|]+(?:e\s+)?/i).filter(Boolean)
  if (first === undefined || others.length === 0) return undefined
  if (![first, ...others].every((part) => z.safeParse(Email, part).success)) return undefined
  return {
    value: first,
    text: first,
    note: `${others.length > 1 ? 'Outros e-mails' : 'Outro e-mail'}: ${others.join(', ')}`,
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
