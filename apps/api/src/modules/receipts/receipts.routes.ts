import { receipts } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { openReceipt } from './issue.service.ts'
import { exportReceipts } from './receipt-export.service.ts'
import { listReceiptKeys } from './signing-keys.service.ts'
import { showReceipt, verifyReceipt } from './verify.service.ts'

/** Routes for receipts and their verification. */
export function receiptRoutes(app: FastifyInstance): void {
  route(app, receipts.get, ({ ctx, params, query }) => openReceipt(ctx, params.orderNumber, query.format))
  route(app, receipts.export, ({ ctx, query }) => exportReceipts(ctx, query))
  route(app, receipts.show, ({ ctx, params }) => showReceipt(ctx, params.id))
  route(app, receipts.verify, ({ ctx, files }) => verifyReceipt(ctx, files))
  route(app, receipts.keys, ({ ctx }) => listReceiptKeys(ctx))
}
