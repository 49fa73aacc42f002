import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createSemaphore } from '../jobs/semaphore.ts'

/** Memory limits of a worker. Above them the worker ends, and the process continues. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** Timeout for the next message of a worker; the time of the consumer does not count. */
const messageMs = 30_000
/** Processor time for the next message, which a busy machine does not use up. */
const messageCpuMs = 5_000
const cpuCheckMs = 500

/** A worker needed more time or memory than it may use. */
export class WorkerLimitError extends Error {}

/**
 * Creates the turns of a reader: a process reads two files concurrently, of two companies, and the files of one company
 * wait for each other. The returned function waits for the turn of a company, and returns the function that ends it.
 */
export function createReaderTurns(): (companyId: string) => Promise<() => void> {
  const readers = createSemaphore(2)
  const turns = createSemaphore(1)
  return async (companyId) => {
    const endTurn = await turns.acquire(companyId)
    // Each company waits here once at most, so that the readers change between companies.
    const leave = await readers.acquire()
    return () => {
      leave?.()
      endTurn?.()
    }
  }
}

/**
 * Starts a worker for an untrusted file. It gets no environment variables, which contain secrets. Its errors never end the
 * process: one can arrive after its time limit, while it is terminated and no message is expected.
 */
export function startLimitedWorker(url: URL, workerData: unknown): Worker {
  const worker = new Worker(url, { workerData, resourceLimits, env: {} })
  worker.on('error', () => undefined)
  return worker
}

/**
 * Waits for the next message of a worker.
 *
 * @throws WorkerLimitError when the worker exceeds its limits, or ends without a message; otherwise the error of the
 * worker.
 */
export async function receiveMessage<Message>(worker: Worker): Promise<Message> {
  const waiting = new AbortController()
  const { signal } = waiting
  const timer = setTimeout(() => waiting.abort(), messageMs)
  const limiting = limitCpu(worker, waiting)
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]: Message[]) => message as Message),
      once(worker, 'exit', { signal }).then(() => {
        throw new WorkerLimitError('the worker ended without a message')
      }),
    ])
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    if (code !== 'ERR_WORKER_OUT_OF_MEMORY' && name !== 'AbortError') throw error
    throw new WorkerLimitError('the worker exceeded its limits', { cause: error })
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
    else if (user + system > messageCpuMs * 1000) waiting.abort()
  }
  // A worker that has ended has no usage.
  const run = () => void check().catch(() => undefined)
  run()
  return setInterval(run, cpuCheckMs)
}
