import {
  maximumReceipts,
  receiptStatuses,
  type receipts,
  type ServiceOrderStatus,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import type * as z from 'zod/mini'
import { toDay } from '../../domain/time-zone.ts'
import { type Context, requireSession } from '../../platform/context.ts'
import { selectTimeZone } from '../../platform/db/time-zone.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { limitExports } from '../../platform/files/export-turns.ts'
import { listFilteredNumbers } from '../service-orders/index.ts'
import { type IssuedReceipt, issueReceipt } from './issue.service.ts'
import { writeReceiptsPdf } from './receipt-pdf.ts'

/** An order without a receipt, and why. */
export interface MissingReceipt {
  readonly orderNumber: string
  readonly reason: string
}

/**
 * Opens the receipts of the filtered orders as one PDF, oldest order first. Its first page lists them, and the orders that
 * have no receipt.
 *
 * @throws AppError `validation_failed` for more than `maximumReceipts` orders, `receipt_not_ready` when none has a receipt,
 * `too_many_requests` while the caller is receiving another one.
 */
export async function exportReceipts(ctx: Context, filters: z.output<typeof receipts.export.query>): Promise<Download> {
  const { user, now, db } = requireSession(ctx)
  const orders = await listFilteredNumbers(ctx, filters, maximumReceipts + 1)
  if (orders.length > maximumReceipts) {
    const detail = `Um PDF tem até ${maximumReceipts} comprovantes, e este filtro tem mais ordens. Escolha um período menor.`
    throw new AppError('validation_failed', detail, {
      errors: [{ pointer: '?from', code: 'too_many', message: detail }],
    })
  }
  const open = async () => {
    const { issued, missing } = await issueAll(ctx, orders)
    const listed = new Set(orders.map(({ orderNumber }) => orderNumber))
    for (const orderNumber of filters.number ?? []) {
      if (!listed.has(orderNumber)) missing.push({ orderNumber, reason: 'Não encontrada' })
    }
    if (issued.length === 0) throw new AppError('receipt_not_ready', 'Nenhuma destas ordens tem comprovante ainda.')
    return writeReceiptsPdf(ctx, issued, missing)
  }
  const day = toDay(now, await selectTimeZone(db))
  return limitExports(user.id, { type: 'application/pdf', name: `Comprovantes ${day}.pdf`, open }, 'document')
}

/** Issues the receipts before the file starts, so that an error is a response. */
async function issueAll(
  ctx: Context,
  orders: readonly { readonly orderNumber: string; readonly status: ServiceOrderStatus }[],
): Promise<{ issued: IssuedReceipt[]; missing: MissingReceipt[] }> {
  const issued: IssuedReceipt[] = []
  const missing: MissingReceipt[] = []
  for (const { orderNumber, status } of orders) {
    if (receiptStatuses.includes(status)) issued.push(await issueReceipt(ctx, orderNumber))
    else missing.push({ orderNumber, reason: serviceOrderStatusLabels[status] })
  }
  return { issued, missing }
}
