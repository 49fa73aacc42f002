import { Readable } from 'node:stream'
import type { Context } from '../../platform/context.ts'
import type { Download } from '../../platform/http/download.ts'
import { issueReceipt } from './issue.service.ts'

/** Opens the receipt of an order as a JSON or PDF file. */
export async function openReceipt(ctx: Context, orderNumber: string, format: 'json' | 'pdf'): Promise<Download> {
  const issued = await issueReceipt(ctx, orderNumber)
  const name = `Comprovante ${issued.order.orderNumber}.${format}`
  if (format === 'json') {
    const text = JSON.stringify(issued.receipt, null, 2)
    return { type: 'application/json', name, inline: true, open: async () => Readable.from([text]) }
  }
  // The library has some megabytes: loaded with the first receipt, not at startup.
  const { writeReceiptPdf } = await import('./receipt-pdf.ts')
  return { type: 'application/pdf', name, open: () => writeReceiptPdf(ctx, issued) }
}
