import { parentPort, workerData } from 'node:worker_threads'
import { type ReadMail, readMailInThread } from './read-mail.ts'
import { readPdfInThread } from './read-pdf.ts'

/** What the worker reads. */
export type WorkerInput =
  | { readonly kind: 'mail'; readonly bytes: Uint8Array }
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array; readonly maximumLength: number }

/** The result of the worker. */
export type WorkerMessage = { readonly mail: ReadMail } | { readonly text: string } | { readonly unreadable: true }

const port = parentPort
if (!port) throw new Error('this module runs in a worker thread')

async function read(input: WorkerInput): Promise<WorkerMessage> {
  if (input.kind === 'pdf') return { text: await readPdfInThread(input.bytes, input.maximumLength) }
  const mail = await readMailInThread(input.bytes)
  return mail ? { mail } : { unreadable: true }
}

port.postMessage(await read(workerData as WorkerInput))
