import { evidenceLinks, receipts } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { openEvidenceFile, openEvidenceReceipt, showEvidence } from './evidence.service.ts'
import { createEvidenceLink, listEvidenceLinks, revokeEvidenceLink } from './evidence-links.service.ts'
import { openReceipt } from './issue.service.ts'
import { exportReceipts } from './receipt-export.service.ts'
import { listReceiptKeys } from './signing-keys.service.ts'
import { showReceipt, verifyReceipt } from './verify.service.ts'

/** Routes for receipts, their verification, and links with the evidence of an order. */
export function receiptRoutes(app: FastifyInstance): void {
  route(app, receipts.get, ({ ctx, params, query }) => openReceipt(ctx, params.orderNumber, query.format))
  route(app, receipts.export, ({ ctx, query }) => exportReceipts(ctx, query))
  route(app, receipts.show, ({ ctx, params }) => showReceipt(ctx, params.id))
  route(app, receipts.verify, ({ ctx, files }) => verifyReceipt(ctx, files))
  route(app, receipts.keys, ({ ctx }) => listReceiptKeys(ctx))
  route(app, evidenceLinks.list, ({ ctx, params }) => listEvidenceLinks(ctx, params.orderNumber))
  route(app, evidenceLinks.create, ({ ctx, params, body }) => createEvidenceLink(ctx, params.orderNumber, body))
  route(app, evidenceLinks.revoke, ({ ctx, params }) => revokeEvidenceLink(ctx, params.orderNumber, params.id))
  route(app, evidenceLinks.get, ({ ctx, params }) => showEvidence(ctx, params.token))
  route(app, evidenceLinks.file, ({ ctx, params }) => openEvidenceFile(ctx, params.token, params.fileId))
  route(app, evidenceLinks.receipt, ({ ctx, params }) => openEvidenceReceipt(ctx, params.token))
}
