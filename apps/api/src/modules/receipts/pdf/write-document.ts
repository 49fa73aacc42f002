import { Readable } from 'node:stream'
import type { ReadableStream, WritableStream } from 'node:stream/web'
import { setTimeout } from 'node:timers/promises'
import { writeContents } from './contents.ts'
import { writeHead } from './head.ts'
import { writeAppendix, writeHistory } from './history.ts'
import { writeItems } from './items.ts'
import { openLogos } from './logos.ts'
import { Paper } from './paper.ts'
import type { DocumentPart, DocumentProperties, PrintedReceipt } from './printed-receipt.ts'
import { writeStops } from './stops.ts'

/** What the thread writes, and to where. */
export interface DocumentTask {
  readonly properties: DocumentProperties
  readonly parts: ReadableStream<DocumentPart>
  readonly file: WritableStream<Uint8Array>
}

/** The part of a document that waits in memory for its reader before the next receipt is written. */
const maximumUnreadBytes = 4 * 1024 * 1024

/**
 * Writes a document in a worker thread, while it is read.
 *
 * @throws Error when a part cannot be read or written. An error of the file's reader only ends the document.
 */
export async function writeDocument({ properties, parts, file }: DocumentTask): Promise<void> {
  const paper = new Paper(properties)
  const { stream } = paper
  const sending = (Readable.toWeb(stream) as ReadableStream<Uint8Array>).pipeTo(file).catch(() => undefined)
  try {
    await writeParts(paper, parts)
    if (!stream.destroyed) paper.end()
  } catch (error) {
    stream.destroy(error as Error)
    throw error
  } finally {
    await sending
  }
}

async function writeParts(paper: Paper, parts: DocumentTask['parts']): Promise<void> {
  let hasContents = false
  for await (const { contents, receipt } of parts) {
    while (paper.stream.readableLength > maximumUnreadBytes && !paper.stream.destroyed) await setTimeout(20)
    if (paper.stream.destroyed) return
    if (contents) await writeContents(paper, contents, openLogos(paper, contents.logos))
    else await writeReceipt(paper, receipt, hasContents)
    hasContents ||= contents !== undefined
  }
}

/** Writes one receipt with the numbers of its pages: on a page that the contents lead to, or on the current one. */
async function writeReceipt(paper: Paper, printed: PrintedReceipt, isListed: boolean): Promise<void> {
  const { receipt, order } = printed
  if (isListed) {
    paper.addPage()
    paper.mark(order.orderNumber)
  }
  await writeHead(paper, printed, openLogos(paper, printed.logos))
  await writeStops(paper, printed)
  await writeItems(paper, order)
  await writeHistory(paper, printed)
  await writeAppendix(paper, printed)
  const names = [`Comprovante ${order.orderNumber}`, order.company.name, receipt.statement.issuer]
  paper.finishPages(names.filter(Boolean).join(' · '))
  paper.doc.file(Buffer.from(JSON.stringify(receipt, null, 2)), {
    name: isListed ? `comprovante ${order.orderNumber}.json` : 'comprovante.json',
    type: 'application/json',
    description: 'O comprovante assinado, para conferir.',
  })
}
