import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Cell } from '../spreadsheet-writer.ts'
import { readCsv } from './csv.ts'
import { UnreadableSpreadsheetError, withinLimits } from './limits.ts'
import { readWorkbook } from './workbook.ts'

/** A message of the worker: rows, the last ones with `done`, or why the file cannot be read. */
export type WorkerMessage = { readonly rows: Cell[][]; readonly done: boolean } | { readonly failure: string }

const batchRows = 200
const batchCells = 20_000
const port = parentPort
if (!port) throw new Error('this module runs in a worker thread')

async function readRows({ path, format }: { path: string; format: 'csv' | 'xlsx' }): Promise<void> {
  const bytes = await readFile(path)
  let rows: Cell[][] = []
  let cells = 0
  for await (const row of withinLimits(format === 'csv' ? readCsv(bytes) : readWorkbook(bytes))) {
    rows.push(row)
    cells += row.length
    if (rows.length < batchRows && cells < batchCells) continue
    send({ rows, done: false })
    // Waits until the rows are consumed, so that a slow consumer does not increase memory.
    await once(port as NonNullable<typeof port>, 'message')
    rows = []
    cells = 0
  }
  send({ rows, done: true })
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
