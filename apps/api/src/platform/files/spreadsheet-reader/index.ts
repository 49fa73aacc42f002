import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createSemaphore } from '../../jobs/semaphore.ts'
import { createSizeError, type SpreadsheetRow, UnreadableSpreadsheetError } from './limits.ts'
import type { WorkerInput, WorkerMessage, WorkerSheets } from './worker.ts'

export { type SpreadsheetRow, UnreadableSpreadsheetError } from './limits.ts'

const zipStart = Buffer.from('PK\x03\x04', 'latin1')
const oleStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Detects the format by the first bytes: a workbook is a ZIP, a CSV is text. */
export function detectSpreadsheetFormat(head: Buffer): 'csv' | 'xlsx' | undefined {
  if (head.subarray(0, 4).equals(zipStart)) return 'xlsx'
  const utf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (head.length === 0 || head.subarray(0, 4).equals(oleStart) || (head.includes(0) && !utf16)) return undefined
  return 'csv'
}

/** Memory limits of a worker. Above them the worker ends, and the process continues. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** Timeout for the next rows of a worker; the time of the consumer does not count. */
const batchMs = 30_000
/** Processor time for the next rows, which a busy machine does not use up. */
const batchCpuMs = 5_000
const cpuCheckMs = 500
/** A process reads two files concurrently, of two companies: the files of one company wait for each other. */
const readers = createSemaphore(2)
const turns = createSemaphore(1)

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
  const endTurn = await turns.acquire(file.companyId)
  try {
    // Each company waits here once at most, so that the readers change between companies.
    const leave = await readers.acquire()
    try {
      yield* readInWorker(file)
    } finally {
      leave?.()
    }
  } finally {
    endTurn?.()
  }
}

async function* readInWorker({ path, format, sheet, onSheets }: SpreadsheetFile): AsyncGenerator<SpreadsheetRow> {
  // The worker that parses untrusted files gets no environment variables, which contain secrets.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { path, format, sheet } satisfies WorkerInput,
    resourceLimits,
    env: {},
  })
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
  const waiting = new AbortController()
  const { signal } = waiting
  const timer = setTimeout(() => waiting.abort(), batchMs)
  const limiting = limitCpu(worker, waiting)
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]: WorkerMessage[]) => message as WorkerMessage),
      once(worker, 'exit', { signal }).then(() => {
        throw createSizeError()
      }),
    ])
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    if (error instanceof UnreadableSpreadsheetError) throw error
    if (code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError') throw createSizeError()
    // An unreadable file is not retried; the cause goes to the log.
    throw new UnreadableSpreadsheetError('Não conseguimos abrir esta planilha. Salve-a de novo como XLSX ou CSV.', {
      cause: error,
    })
  } finally {
    clearTimeout(timer)
    clearInterval(limiting)
    waiting.abort()
  }
}

/** Aborts when the worker has used its processor time; returns the timer. */
function limitCpu(worker: Worker, waiting: AbortController): NodeJS.Timeout {
  let before: NodeJS.CpuUsage | undefined
  const check = async () => {
    const { user, system } = await worker.cpuUsage(before)
    if (!before) before = { user, system }
    else if (user + system > batchCpuMs * 1000) waiting.abort()
  }
  // A worker that has ended has no usage.
  const run = () => void check().catch(() => undefined)
  run()
  return setInterval(run, cpuCheckMs)
}
