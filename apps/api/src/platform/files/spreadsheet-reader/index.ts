import type { Worker } from 'node:worker_threads'
import { createReaderTurns, receiveMessage, startLimitedWorker, WorkerLimitError } from '../limited-worker.ts'
import { createSizeError, type SpreadsheetRow, UnreadableSpreadsheetError } from './limits.ts'
import type { WorkerInput, WorkerMessage, WorkerSheets } from './worker.ts'

export { testInvoice } from './fiscal-goods.ts'
export { type SpreadsheetRow, UnreadableSpreadsheetError } from './limits.ts'
export { hasStruckText } from './struck-text.ts'

const zipStart = Buffer.from('PK\x03\x04', 'latin1')
const oleStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Whether a file starts as one of Excel 97 to 2003 does, and as every workbook with a password. */
export const isOldWorkbook = (head: Buffer): boolean => head.subarray(0, oleStart.length).equals(oleStart)

/** Detects the format by the first bytes: a workbook is a ZIP, a CSV is text. */
export function detectSpreadsheetFormat(head: Buffer): 'csv' | 'xlsx' | undefined {
  if (head.subarray(0, 4).equals(zipStart)) return 'xlsx'
  const utf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (head.length === 0 || isOldWorkbook(head) || (head.includes(0) && !utf16)) return undefined
  return 'csv'
}

const takeTurn = createReaderTurns()

interface SpreadsheetFile extends WorkerInput {
  /** Whose turn the reading takes. */
  readonly companyId: string
  /** Called before the first row. */
  readonly onSheets?: ((sheets: WorkerSheets) => void) | undefined
}

/**
 * Yields the rows of a sheet that have a value. The file is parsed in a worker thread with limits of memory and time. A
 * consumer that stops early must call `return()`, which ends the thread.
 *
 * @throws UnreadableSpreadsheetError when the file is not a table or is above the limits.
 */
export async function* readSpreadsheet(file: SpreadsheetFile): AsyncGenerator<SpreadsheetRow> {
  const endTurn = await takeTurn(file.companyId)
  try {
    yield* readInWorker(file)
  } finally {
    endTurn()
  }
}

async function* readInWorker({ path, format, sheet, onSheets }: SpreadsheetFile): AsyncGenerator<SpreadsheetRow> {
  const worker = startLimitedWorker(new URL('./worker.ts', import.meta.url), {
    path,
    format,
    sheet,
  } satisfies WorkerInput)
  try {
    for (let isFirst = true; ; isFirst = false) {
      const message = await nextMessage(worker)
      if ('failure' in message) throw new UnreadableSpreadsheetError(message.failure)
      if (isFirst) onSheets?.(message)
      yield* message.rows
      if (message.done) return
      worker.postMessage('next')
    }
  } finally {
    await worker.terminate()
  }
}

async function nextMessage(worker: Worker): Promise<WorkerMessage> {
  try {
    return await receiveMessage<WorkerMessage>(worker)
  } catch (error) {
    if (error instanceof WorkerLimitError) throw createSizeError()
    // An unreadable file is not retried; the cause goes to the log.
    throw new UnreadableSpreadsheetError(
      'Não conseguimos abrir esta planilha. Salve-a de novo como CSV, XLSX ou ODS.',
      {
        cause: error,
      },
    )
  }
}
