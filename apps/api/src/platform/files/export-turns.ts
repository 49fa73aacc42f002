import { limitError } from '../errors/app-error.ts'
import type { Download } from './download.ts'

/** Exports that a person receives at the same time from one process: each keeps a connection and a writer busy. */
const exportsAtOnce = 2

/** The exports that are being written, by the id of the user. */
const running = new Map<string, number>()

/**
 * Limits how many exports of a person are written at once.
 *
 * @throws AppError `too_many_requests` when the file is opened while `exportsAtOnce` others are being written.
 */
export function limitExports(userId: string, download: Download): Download {
  const end = () => {
    const others = (running.get(userId) ?? 1) - 1
    if (others > 0) running.set(userId, others)
    else running.delete(userId)
  }
  const open = async () => {
    const others = running.get(userId) ?? 0
    if (others >= exportsAtOnce) {
      throw limitError(10_000, `Você já tem ${exportsAtOnce} exportações em andamento. Espere uma terminar.`)
    }
    running.set(userId, others + 1)
    try {
      return (await download.open()).once('close', end)
    } catch (error) {
      end()
      throw error
    }
  }
  return { ...download, open }
}
