import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../platform/context.ts'
import { createSemaphore } from '../../platform/jobs/semaphore.ts'
import type { IssuedReceipt } from './issue.service.ts'
import { writeContents } from './pdf/contents.ts'
import { writeHead } from './pdf/head.ts'
import { writeAppendix, writeHistory } from './pdf/history.ts'
import { writeItems } from './pdf/items.ts'
import { openLogos } from './pdf/logos.ts'
import { Paper } from './pdf/paper.ts'
import { writeStops } from './pdf/stops.ts'
import type { MissingReceipt } from './receipt-export.service.ts'

/** A PDF decodes the pictures of its order: a process writes one receipt at a time. */
const writing = createSemaphore(1)

/** The part of a document that waits in memory for its reader before the next receipt is written. */
const maximumUnreadBytes = 4 * 1024 * 1024

/** Writes the receipt as a PDF on A4, with its pictures, a code to the public page and the JSON file attached. */
export async function writeReceiptPdf(ctx: Context, issued: IssuedReceipt): Promise<Readable> {
  const { statement } = issued.receipt
  const paper = new Paper({
    title: `Comprovante ${issued.order.orderNumber}`,
    author: statement.issuer ?? 'Malote',
    createdAt: new Date(statement.issuedAt),
  })
  await writeReceipt(ctx, paper, issued, 'comprovante.json')
  paper.end()
  return paper.stream
}

/**
 * Writes receipts as one PDF, each with its page numbers, after a page with the list of them and of the orders without
 * one. The document is written while it is read.
 */
export function writeReceiptsPdf(
  ctx: Context,
  issued: readonly IssuedReceipt[],
  missing: readonly MissingReceipt[],
): Readable {
  const paper = new Paper({
    title: issued.length === 1 ? `Comprovante ${issued[0]?.order.orderNumber}` : `${issued.length} comprovantes`,
    author: issued[0]?.receipt.statement.issuer ?? 'Malote',
    createdAt: ctx.clock(),
  })
  const write = async () => {
    await writeContents(paper, issued, missing, await openLogos(ctx, paper, null))
    for (const one of issued) {
      while (paper.stream.readableLength > maximumUnreadBytes && !paper.stream.destroyed) await setTimeout(20)
      if (paper.stream.destroyed) return
      paper.addPage()
      paper.mark(one.order.orderNumber)
      await writeReceipt(ctx, paper, one, `comprovante ${one.order.orderNumber}.json`)
    }
    paper.end()
  }
  write().catch((error: Error) => paper.stream.destroy(error))
  return paper.stream
}

/** Writes one receipt from the top of the current page, with the numbers of its pages. */
async function writeReceipt(ctx: Context, paper: Paper, issued: IssuedReceipt, fileName: string): Promise<void> {
  const leave = await writing.acquire()
  try {
    const { receipt, order } = issued
    await writeHead(paper, issued, await openLogos(ctx, paper, order.company.id))
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
  } finally {
    leave?.()
  }
}
