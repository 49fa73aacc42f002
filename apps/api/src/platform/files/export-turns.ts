import { limitError } from '../errors/app-error.ts'
import { createSemaphore } from '../jobs/semaphore.ts'
import type { Download } from './download.ts'

/** Exports that a person receives at the same time from one process: each keeps a connection and a writer busy. */
const exportsAtOnce = 2
const turns = createSemaphore(exportsAtOnce, 0)

/**
 * Limits how many exports of a person are written at once.
 *
 * @throws AppError `too_many_requests` when the file is opened while `exportsAtOnce` others are being written.
 */
export function limitExports(userId: string, download: Download): Download {
  const open: Download['open'] = async (response) => {
    const end = await turns.acquire(userId)
    if (!end) throw limitError(10_000, `Você já tem ${exportsAtOnce} exportações em andamento. Espere uma terminar.`)
    try {
      return (await download.open(response)).once('close', end)
    } catch (error) {
      end()
      throw error
    }
  }
  return { ...download, open }
}
