import { emptyFileText } from '@malote/api-client/contract'
import { fieldError } from '../errors/app-error.ts'
import type { Download } from './download.ts'
import { detectSpreadsheetFormat, isOldWorkbook } from './spreadsheet-reader/index.ts'
import {
  type Cell,
  type SpreadsheetColumn,
  type SpreadsheetFormat,
  toSpreadsheetDownload,
} from './spreadsheet-writer.ts'
import type { Upload } from './upload.ts'

const oldWorkbookText =
  'Esta planilha é de um Excel antigo (.xls) ou tem senha. Abra-a, escolha “Salvar como”, tipo XLSX, sem senha, e envie a nova.'

/**
 * Returns the uploaded spreadsheet of a form with its format.
 *
 * @throws AppError at `/files` when there is none, or it is not a spreadsheet.
 */
export function requireSpreadsheet([upload]: readonly Upload[]): { upload: Upload; format: SpreadsheetFormat } {
  if (!upload) throw fieldError('/files', 'Escolha a planilha.', 'required')
  if (upload.bytes === 0) throw fieldError('/files/0', emptyFileText, 'type')
  const head = upload.head.subarray(0, 32)
  if (isOldWorkbook(head)) throw fieldError('/files/0', oldWorkbookText, 'type')
  const format = detectSpreadsheetFormat(head)
  if (!format)
    throw fieldError('/files/0', 'Envie uma planilha CSV, XLSX ou ODS, sem senha, ou o XML de NF-e ou CT-e.', 'type')
  return { upload, format }
}

/** Whether a row has no value. Such rows are skipped. */
export const isEmptyRow = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || String(cell).trim() === '')

/** Sets a value of a draft by its path, such as `address/postalCode`. */
export function setValue(draft: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('/')
  let parent = draft
  for (const key of keys.slice(0, -1)) {
    parent[key] ??= {}
    parent = parent[key] as Record<string, unknown>
  }
  parent[keys.at(-1) as string] = value
}

interface RejectedRow {
  readonly rowNumber: number
  readonly cells: readonly Cell[]
  readonly errors: readonly { readonly column: string; readonly message: string }[]
}

/** Returns the template of an import: a spreadsheet with one example row. */
export function toTemplateDownload(
  format: SpreadsheetFormat,
  fileName: string,
  table: { readonly name: string; readonly columns: readonly (SpreadsheetColumn & { readonly example?: Cell })[] },
): Download {
  async function* rows(): AsyncGenerator<Cell[]> {
    yield table.columns.map(({ example = null }) => example)
  }
  return toSpreadsheetDownload(format, fileName, { ...table, rows: rows() })
}

/** Returns the rejected rows of an import as uploaded, each with what to correct. */
export function toErrorDownload(
  format: SpreadsheetFormat,
  headers: readonly Cell[],
  rejected: AsyncIterable<RejectedRow> | Iterable<RejectedRow>,
  timeZone?: string,
): Download {
  async function* rows(): AsyncGenerator<Cell[]> {
    for await (const { rowNumber, cells, errors } of rejected) {
      const corrections = errors.map(({ column, message }) => `${column}: ${message}`).join(' ')
      yield [rowNumber, ...headers.map((_header, index) => cells[index] ?? null), corrections]
    }
  }
  const columns: SpreadsheetColumn[] = [
    { header: 'Linha', kind: 'integer' },
    ...headers.map((header): SpreadsheetColumn => ({ header: String(header ?? ''), kind: 'text' })),
    { header: 'O que corrigir', kind: 'text' },
  ]
  return toSpreadsheetDownload(format, 'erros-da-importacao', { name: 'Erros', columns, rows: rows(), timeZone })
}
