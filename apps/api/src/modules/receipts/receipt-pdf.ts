import type { Readable } from 'node:stream'
import type { Context } from '../../platform/context.ts'
import { createSemaphore } from '../../platform/jobs/semaphore.ts'
import type { IssuedReceipt } from './issue.service.ts'
import { writeHead } from './pdf/head.ts'
import { writeAppendix, writeHistory } from './pdf/history.ts'
import { writeItems } from './pdf/items.ts'
import { Paper } from './pdf/paper.ts'
import { writeStops } from './pdf/stops.ts'

/** A PDF decodes the pictures of its order: a process writes one at a time. */
const writing = createSemaphore(1)

/** Writes the receipt as a PDF on A4, with its pictures, a code to the public page and the JSON file attached. */
export async function writeReceiptPdf(ctx: Context, issued: IssuedReceipt): Promise<Readable> {
  const leave = await writing.acquire()
  try {
    const { statement } = issued.receipt
    const paper = new Paper({
      title: `Comprovante ${issued.order.orderNumber}`,
      author: statement.issuer ?? 'Malote',
      createdAt: new Date(statement.issuedAt),
    })
    await writeReceipt(ctx, paper, issued, 'comprovante.json')
    paper.end()
    return paper.doc as unknown as Readable
  } finally {
    leave?.()
  }
}

/** Writes one receipt from the top of the current page, with the numbers of its pages. */
async function writeReceipt(ctx: Context, paper: Paper, issued: IssuedReceipt, fileName: string): Promise<void> {
  const { receipt, order } = issued
  await writeHead(paper, issued)
  await writeStops(ctx, paper, issued)
  await writeItems(paper, order)
  await writeHistory(paper, issued)
  await writeAppendix(paper, issued)
  const names = [`Comprovante ${order.orderNumber}`, order.company.name, receipt.statement.issuer]
  paper.finishPages(names.filter(Boolean).join(' · '))
  paper.doc.file(Buffer.from(JSON.stringify(receipt, null, 2)), {
    name: fileName,
    type: 'application/json',
    description: 'O comprovante assinado, para conferir.',
  })
}
