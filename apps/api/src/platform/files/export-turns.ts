import type { Readable } from 'node:stream'
import { limitError } from '../errors/app-error.ts'
import { createSemaphore } from '../jobs/semaphore.ts'
import type { Download } from './download.ts'

/**
 * Exports that a person receives at the same time from one process. A table keeps a connection and a writer busy; a
 * document decodes pictures.
 */
const exportsAtOnce = { table: 2, document: 1 } as const
const turns = { table: createSemaphore(exportsAtOnce.table, 0), document: createSemaphore(exportsAtOnce.document, 0) }
const messages = {
  table: `Você já tem ${exportsAtOnce.table} exportações em andamento. Espere uma terminar.`,
  document: 'Você já tem um PDF em preparação. Espere ele terminar.',
} as const

/**
 * Opens a file that takes a turn until it is closed.
 *
 * @param rejection The sentence for a caller without a turn.
 * @throws AppError `too_many_requests` when no turn is free.
 */
export async function openInTurn(
  turn: Promise<(() => void) | undefined>,
  rejection: string,
  open: () => Promise<Readable>,
): Promise<Readable> {
  const end = await turn
  if (!end) throw limitError(10_000, rejection)
  try {
    return (await open()).once('close', end)
  } catch (error) {
    end()
    throw error
  }
}

/**
 * Limits how many exports of a person are written at once.
 *
 * @throws AppError `too_many_requests` when the file is opened while `exportsAtOnce` others of its kind are being written.
 */
export function limitExports(userId: string, download: Download, kind: keyof typeof turns = 'table'): Download {
  const open: Download['open'] = (response) =>
    openInTurn(turns[kind].acquire(userId), messages[kind], () => download.open(response))
  return { ...download, open }
}
