import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { openArchive } from './archive.ts'
import { readCsv } from './csv.ts'
import { decodeText } from './decode-text.ts'
import { isHtmlTable, readHtmlTable } from './html-table.ts'
import { isMarkup } from './invoice-xml.ts'
import { isInvoiceArchive, readInvoiceArchive, readInvoices } from './invoices.ts'
import { type SheetInfo, type SpreadsheetRow, UnreadableSpreadsheetError, withinLimits, withinSheet } from './limits.ts'
import { isOpenDocument, readOpenDocument } from './open-document.ts'
import { readWorkbook } from './workbook.ts'
import type { WorkbookOptions } from './workbook-parts.ts'
import { isXmlWorkbook, readXmlWorkbook } from './xml-workbook.ts'

/** The sheets of the workbook, and the index of the read one; a CSV file has none. */
export interface WorkerSheets {
  readonly sheets: readonly SheetInfo[]
  readonly sheet: number
}

/** A message of the worker: rows, the last ones with `done`, or why the file cannot be read. */
export type WorkerMessage =
  | (WorkerSheets & { readonly rows: SpreadsheetRow[]; readonly done: boolean })
  | { readonly failure: string }

/** The file that the worker reads. */
export interface WorkerInput {
  readonly path: string
  /** `csv` is any text, also HTML and XML, `xlsx` any ZIP archive: the content determines whether it is ODS or of invoices. */
  readonly format: 'csv' | 'xlsx'
  readonly sheet?: number | undefined
}

const batchRows = 200
const batchCells = 20_000
/** Enough for the declaration of a document. */
const headBytes = 2_000
const port = parentPort
if (!port) throw new Error('this module runs in a worker thread')

async function readRows({ path, format, sheet }: WorkerInput): Promise<void> {
  const bytes = await readFile(path)
  let table: WorkerSheets = { sheets: [], sheet: 0 }
  const onSheets = (sheets: readonly SheetInfo[], index: number) => {
    table = { sheets, sheet: index }
  }
  let rows: SpreadsheetRow[] = []
  let cells = 0
  for await (const row of withinLimits(
    format === 'csv' ? readText(bytes, { sheet, onSheets }) : readZip(bytes, { sheet, onSheets }),
  )) {
    rows.push(row)
    cells += row.cells.length
    if (rows.length < batchRows && cells < batchCells) continue
    send({ ...table, rows, done: false })
    // Waits until the rows are consumed, so that a slow consumer does not increase memory.
    await once(port as NonNullable<typeof port>, 'message')
    rows = []
    cells = 0
  }
  send({ ...table, rows, done: true })
}

function readText(bytes: Buffer, options: WorkbookOptions) {
  const head = decodeText(bytes.subarray(0, headBytes))
  if (head.trimStart().startsWith('<') && isHtmlTable(decodeText(bytes))) return readHtmlTable(bytes, options)
  if (isXmlWorkbook(head)) return withinSheet(readXmlWorkbook(bytes, options))
  return isMarkup(head) ? readInvoices(bytes) : readCsv(bytes)
}

async function* readZip(bytes: Buffer, options: WorkbookOptions): AsyncGenerator<SpreadsheetRow> {
  const archive = await openArchive(bytes)
  if (isOpenDocument(archive)) yield* withinSheet(readOpenDocument(archive, options))
  else yield* isInvoiceArchive(archive) ? readInvoiceArchive(archive) : withinSheet(readWorkbook(archive, options))
}

function send(message: WorkerMessage): void {
  port?.postMessage(message)
}

try {
  await readRows(workerData)
} catch (error) {
  if (!(error instanceof UnreadableSpreadsheetError)) throw error
  send({ failure: error.message })
}
