import { createReaderTurns, receiveMessage, startLimitedWorker, WorkerLimitError } from '../limited-worker.ts'
import type { ReadMail } from './read-mail.ts'
import type { WorkerInput, WorkerMessage } from './worker.ts'

export type { MailFile, ReadMail } from './read-mail.ts'

/** A message that is no e-mail, or is above the limits. */
export class UnreadableMailError extends Error {}

const takeTurn = createReaderTurns()

/**
 * Reads an e-mail in a worker thread with limits of memory and time.
 *
 * @throws UnreadableMailError when it is no e-mail, or needs more than the limits.
 */
export async function readMail(companyId: string, bytes: Buffer): Promise<ReadMail> {
  const result = await runWorker(companyId, { kind: 'mail', bytes })
  if (!('mail' in result)) throw new UnreadableMailError()
  return result.mail
}

/**
 * Returns the text of the first pages of a PDF file, read in a worker thread with limits of memory and time; null when
 * it has none or cannot be read, as a picture of a paper or a file with a password.
 */
export async function readPdfText(companyId: string, bytes: Uint8Array, maximumLength: number): Promise<string | null> {
  try {
    const result = await runWorker(companyId, { kind: 'pdf', bytes, maximumLength })
    return 'text' in result && result.text.trim() !== '' ? result.text : null
  } catch (error) {
    if (error instanceof UnreadableMailError) return null
    throw error
  }
}

async function runWorker(companyId: string, input: WorkerInput): Promise<WorkerMessage> {
  const endTurn = await takeTurn(companyId)
  const worker = startLimitedWorker(new URL('./worker.ts', import.meta.url), input)
  try {
    return await receiveMessage<WorkerMessage>(worker)
  } catch (error) {
    const isLimit = error instanceof WorkerLimitError
    throw new UnreadableMailError(isLimit ? 'above the limits' : 'not readable', { cause: error })
  } finally {
    await worker.terminate()
    endTurn()
  }
}
