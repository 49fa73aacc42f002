import {
  type CreatedEvidenceLink,
  type EvidenceLink,
  evidenceLinksPerOrder,
  type NewEvidenceLink,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import { AppError, requireRow } from '../../platform/errors/app-error.ts'
import { newId } from '../../platform/security/ids.ts'
import { hashToken, newPublicToken } from '../../platform/security/tokens.ts'
import { recordAudit } from '../audit/index.ts'
import { lockOrder, requireOrder } from '../service-orders/index.ts'
import { type EvidenceLinkRow, insertLink, revokeLinkRow, selectLink, selectValidLinks } from './evidence-links.sql.ts'
import { issueReceipt } from './issue.service.ts'

const dayMs = 24 * 3_600_000

/** Lists the valid evidence links of an order. */
export async function listEvidenceLinks(ctx: Context, orderNumber: string): Promise<{ data: EvidenceLink[] }> {
  const { db, now } = requireSession(ctx)
  const order = await requireOrder(ctx, orderNumber)
  return { data: (await selectValidLinks(db, order.id, now)).map(toEvidenceLink) }
}

/**
 * Signs the receipt of an order and creates a link with its evidence. The response is the only one with the address.
 *
 * @throws AppError `receipt_not_ready` while the order is not finished, `limit_reached` with the limit of links.
 */
export function createEvidenceLink(
  ctx: Context,
  orderNumber: string,
  { validDays, recipient }: NewEvidenceLink,
): Promise<CreatedEvidenceLink> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const order = await lockOrder(txCtx, orderNumber)
    if ((await selectValidLinks(db, order.id, now)).length >= evidenceLinksPerOrder) {
      const detail = `Esta ordem já tem ${evidenceLinksPerOrder} links de prova que valem. Encerre um que não se usa mais.`
      throw new AppError('limit_reached', detail)
    }
    const { receipt } = await issueReceipt(txCtx, orderNumber)
    const token = newPublicToken()
    const row = {
      id: newId(),
      service_order_id: order.id,
      receipt_id: receipt.statement.id,
      token_hash: hashToken(token),
      recipient: recipient ?? null,
      created_by_id: user.id,
      created_at: now,
      expires_at: new Date(now.getTime() + validDays * dayMs),
      revoked_at: null,
      last_viewed_at: null,
    }
    await insertLink(db, row)
    const changes = { recipient: row.recipient, expiresAt: row.expires_at }
    await recordAudit(txCtx, {
      action: 'evidenceLinks.create',
      entityId: order.id,
      companyId: order.company_id,
      changes,
    })
    return {
      ...toEvidenceLink({ ...row, created_by_name: user.name }),
      url: `${ctx.config.publicUrl}/provas/${token}`,
    }
  })
}

/** Revokes a link permanently. Idempotent. */
export function revokeEvidenceLink(ctx: Context, orderNumber: string, id: string): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    const order = await lockOrder(txCtx, orderNumber)
    const link = requireRow(await selectLink(db, order.id, id), 'Link de prova não encontrado.')
    if (link.revoked_at) return
    await revokeLinkRow(db, id, now)
    const changes = { recipient: link.recipient, expiresAt: link.expires_at }
    await recordAudit(txCtx, {
      action: 'evidenceLinks.revoke',
      entityId: order.id,
      companyId: order.company_id,
      changes,
    })
  })
}

const toEvidenceLink = (row: EvidenceLinkRow): EvidenceLink => ({
  id: row.id,
  recipient: row.recipient,
  createdBy: toReference(row.created_by_id, row.created_by_name),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastViewedAt: toTimestamp(row.last_viewed_at),
})
