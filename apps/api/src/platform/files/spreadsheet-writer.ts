import { Readable } from 'node:stream'
import { ReadableStream, TransformStream } from 'node:stream/web'
import { Worker } from 'node:worker_threads'
import { formatFullDay, incompleteExportText } from '@malote/api-client/contract'
import { createSemaphore } from '../jobs/semaphore.ts'
import type { Download, DownloadResponse } from './download.ts'
import { openInTurn } from './export-turns.ts'
import type { XlsxInput } from './xlsx-worker.ts'

export type Cell = string | number | boolean | Date | null

/** A column of an exported table. */
export interface SpreadsheetColumn {
  readonly header: string
  /** A `day` is text, `2026-11-20`; a `decimal` has one digit, `degrees` have six. */
  readonly kind: 'text' | 'integer' | 'decimal' | 'degrees' | 'money' | 'day' | 'moment'
}

interface Spreadsheet {
  readonly name: string
  readonly columns: readonly SpreadsheetColumn[]
  readonly rows: AsyncIterable<readonly Cell[]>
  /** The IANA zone that moments are written in. @default UTC, for a table without moments */
  readonly timeZone?: string | undefined
}

export const spreadsheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type SpreadsheetFormat = keyof typeof spreadsheetTypes

/**
 * Returns a table as a file, which is written while it is sent. In a response, a CSV that cannot be completed ends with
 * `incompleteExportText`, because a program may keep what it received until the connection broke. An XLSX without its
 * end does not open.
 */
export function toSpreadsheetDownload(format: SpreadsheetFormat, fileName: string, sheet: Spreadsheet): Download {
  const open: Download['open'] = (response) =>
    response ? writeForResponse(format, sheet, response) : writeSpreadsheet(format, sheet)
  return { type: spreadsheetTypes[format], name: `${fileName}.${format}`, open }
}

/** Workbooks that one process writes for responses at the same time: each has a thread while it is received. */
const workbooksAtOnce = 8
const writers = createSemaphore(workbooksAtOnce, 0)

/**
 * Writes a table for a response. A job, which writes to the disk and runs alone, takes no turn: it must not fail because of
 * the readers of others.
 *
 * @throws AppError `too_many_requests` for a workbook while `workbooksAtOnce` others are being received.
 */
async function writeForResponse(
  format: SpreadsheetFormat,
  sheet: Spreadsheet,
  response: DownloadResponse,
): Promise<Readable> {
  const write = () => writeSpreadsheet(format, { ...sheet, rows: readUntilStop(format, sheet.rows, response) })
  if (format === 'csv') return write()
  const rejection = 'Há muitas planilhas sendo feitas agora. Espere um pouco, ou escolha CSV.'
  return openInTurn(writers.acquire(), rejection, write)
}

async function* readUntilStop(
  format: SpreadsheetFormat,
  rows: Spreadsheet['rows'],
  { stopping, onIncomplete }: DownloadResponse,
): Spreadsheet['rows'] {
  try {
    for await (const row of rows) {
      stopping.throwIfAborted()
      yield row
    }
  } catch (error) {
    if (format === 'xlsx') throw error
    onIncomplete(error)
    yield [incompleteExportText]
  }
}

/** Writes a table as it is read, in either format: memory does not grow with the rows. */
export async function writeSpreadsheet(format: SpreadsheetFormat, sheet: Spreadsheet): Promise<Readable> {
  return format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet)
}

/** How many digits a number shows behind its comma. */
const fractions: Partial<Record<SpreadsheetColumn['kind'], number>> = { money: 2, decimal: 1, degrees: 6 }

/** As Brazilian spreadsheets open it: semicolons, decimal comma, a BOM; nothing in it can act as a formula. */
async function writeCsv({ columns, rows, timeZone = 'UTC' }: Spreadsheet): Promise<Readable> {
  const { writeCsvStream } = await import('hucre/csv')
  const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const write = (value: Cell, kind: SpreadsheetColumn['kind'] | undefined): string => {
    if (value === null) return ''
    if (value instanceof Date) return moment.format(value).replace(',', '')
    if (kind === 'day') return formatFullDay(String(value))
    const digits = kind && fractions[kind]
    return digits === undefined ? escapeFormula(value) : Number(value).toFixed(digits).replace('.', ',')
  }
  async function* lines() {
    for await (const row of rows) yield row.map((value, index) => write(value, columns[index]?.kind))
  }
  const headers = columns.map(({ header }) => escapeFormula(header))
  const stream = writeCsvStream(lines(), { delimiter: ';', bom: true, headers })
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>)
}

/**
 * Quotes text that a spreadsheet would run as a formula; some programs also accept the full-width forms of the signs.
 * Numbers are not formulas, also below zero. A quote of the text is quoted too where an import would remove it.
 */
const escapeFormula = (value: Exclude<Cell, null | Date>): string =>
  typeof value === 'string' && /^(?:[=+\-@|\t\r\n\0＝＋－＠]|'+[\d=+@(|-])/.test(value) ? `'${value}` : String(value)

const rowsInBatch = 500

/** Rows are sent to the worker together, because each message has a cost. */
async function* inBatches(rows: Spreadsheet['rows']): AsyncGenerator<(readonly Cell[])[]> {
  let batch: (readonly Cell[])[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < rowsInBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Writes a workbook in a worker thread: most of the work is XML and its compression. */
async function writeXlsx({ name, columns, rows, timeZone = 'UTC' }: Spreadsheet): Promise<Readable> {
  const { readable, writable: file } = new TransformStream<Uint8Array>()
  const source = inBatches(rows)
  const batches = ReadableStream.from(source)
  // The columns of a caller have functions, which cannot be sent.
  const plainColumns = columns.map(({ header, kind }) => ({ header, kind }))
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: { name, columns: plainColumns, timeZone, batches, file } satisfies XlsxInput,
    transferList: [batches, file],
    env: {},
  })
  const content = Readable.fromWeb(readable)
  worker.once('error', (error) => content.destroy(error))
  return content.once('close', () => {
    void worker.terminate()
    // A worker that is ended does not cancel its source.
    void source.return(undefined)
  })
}
