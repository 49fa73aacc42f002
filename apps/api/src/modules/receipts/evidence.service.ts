import type { Evidence, Receipt, ReceiptCheck } from '@malote/api-client/contract'
import { formatAddress } from '@malote/api-client/contract'
import { erasedName } from '../../domain/erased-name.ts'
import { type Context, inTransaction } from '../../platform/context.ts'
import { AppError, requireRow } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { attachmentExtensions } from '../../platform/files/images.ts'
import { hashToken } from '../../platform/security/tokens.ts'
import { recordAudit } from '../audit/index.ts'
import { listStops, requireOrderForSystem, toServiceOrder } from '../service-orders/index.ts'
import { type OpenedLinkRow, saveView, selectLinkByHash } from './evidence-links.sql.ts'
import { describeStop } from './evidence-text.ts'
import { type IssuedReceipt, toDetails } from './issue.service.ts'
import { hashJson } from './receipt-chain.ts'
import { writeReceiptPdf } from './receipt-pdf.ts'
import { selectProofs, selectPublicEvents, selectReceipt } from './receipts.sql.ts'
import { showReceipt } from './verify.service.ts'

const dayMs = 24 * 3_600_000

interface OpenedEvidence {
  readonly link: OpenedLinkRow
  readonly issued: IssuedReceipt
  readonly check: ReceiptCheck
}

/**
 * Returns the evidence of a link: the signed receipt, verified now, and what happened in sentences. The first view in 24
 * hours is recorded.
 *
 * @throws AppError `not_found` for an unknown link; `invalid_token` when it was revoked, has expired, or personal data
 * of the order was erased.
 */
export async function showEvidence(ctx: Context, token: string): Promise<Evidence> {
  const { link, issued, check } = await openLink(ctx, token)
  const verification = await showReceipt(ctx, link.receipt_id)
  const { statement, details } = issued.receipt
  await recordView(ctx, link)
  const proofs = issued.proofs.filter(({ type }) => type.startsWith('image/'))
  return {
    orderNumber: details.orderNumber,
    externalRef: details.externalRef,
    assignee: details.assignee,
    recipient: link.recipient,
    expiresAt: link.expires_at.toISOString(),
    verification: {
      ...verification,
      holds: verification.holds && check.result === 'passed',
      checks: [...verification.checks, check],
    },
    stops: listStops(issued.order).flatMap((stop) => {
      const signed = statement.stops.find(({ position, kind }) => position === stop.position && kind === stop.kind)
      if (!signed) return []
      const ofStop = proofs.filter(
        ({ stop_id, sum }) => stop_id === stop.id && signed.files.some(({ sha256 }) => sha256 === sum),
      )
      return {
        position: stop.position,
        kind: stop.kind,
        contactName: stop.contactName,
        address: formatAddress(stop.address),
        window: stop.window ?? null,
        facts: describeStop(stop, signed, statement, details),
        files: ofStop.map(({ id, kind, created_at, sum }) => ({
          id,
          kind: kind === 'signature' ? ('signature' as const) : ('photo' as const),
          at: created_at.toISOString(),
          sha256: sum,
        })),
      }
    }),
  }
}

/** Opens a signed photo or signature, in the copy without metadata. */
export async function openEvidenceFile(ctx: Context, token: string, fileId: string): Promise<Download> {
  const { issued } = await openLink(ctx, token)
  const signed = new Set(issued.receipt.statement.stops.flatMap(({ files }) => files.map(({ sha256 }) => sha256)))
  const proof = issued.proofs.find(({ id, sum }) => id === fileId && signed.has(sum))
  const key = proof?.public_key
  if (!proof || !key) throw new AppError('not_found', 'Estas provas não têm este arquivo.')
  return {
    type: proof.type,
    // The uploaded file name could contain a person's name.
    name: `prova.${attachmentExtensions[proof.type as keyof typeof attachmentExtensions]}`,
    inline: true,
    tag: `${proof.sum}-public`,
    open: () => ctx.services.files.read(key),
  }
}

/**
 * Opens the signed receipt as a PDF.
 *
 * @throws AppError `receipt_not_ready` when the receipt does not hold any more.
 */
export async function openEvidenceReceipt(ctx: Context, token: string): Promise<Download> {
  const { link, issued, check } = await openLink(ctx, token)
  const { holds } = await showReceipt(ctx, link.receipt_id)
  if (!holds || check.result === 'failed') {
    throw new AppError('receipt_not_ready', 'O comprovante assinado desta entrega não vale mais.')
  }
  return {
    type: 'application/pdf',
    name: `Comprovante ${issued.order.orderNumber}.pdf`,
    open: () => writeReceiptPdf(ctx, issued),
  }
}

async function openLink(ctx: Context, token: string): Promise<OpenedEvidence> {
  const { db, config } = ctx
  const now = ctx.clock()
  const link = requireRow(
    await selectLinkByHash(db, hashToken(token)),
    'Não encontramos estas provas. Confira o link com quem o enviou.',
  )
  if (link.revoked_at) throw new AppError('invalid_token', 'Este link foi encerrado. Peça um novo a quem o enviou.')
  if (link.expires_at <= now) throw new AppError('invalid_token', 'O prazo deste link terminou. Peça um novo.')
  const row = await requireOrderForSystem(ctx, link.order_number)
  // The rights of an operator of the company: no internal notes and no PIN.
  const reader = { id: link.created_by_id, name: '', role: 'operator', carriesOut: false } as const
  const order = toServiceOrder(row, now, reader, config.publicUrl)
  if (link.contacts_erased_at || listStops(order).some(({ contactName }) => contactName === erasedName)) {
    throw new AppError('invalid_token', 'Os dados pessoais desta entrega foram apagados, e as provas com eles.')
  }
  const stored = requireRow(await selectReceipt(db, link.receipt_id), 'Não encontramos o comprovante destas provas.')
  const history = await selectPublicEvents(db, link.service_order_id)
  // Places of later events are not part of what was signed.
  const details = { ...toDetails(order, history.slice(0, stored.statement.events.length)), salt: stored.salt }
  const receipt: Receipt = {
    statement: stored.statement,
    details,
    signature: { algorithm: 'Ed25519', keyId: stored.key_id, value: stored.signature },
    verificationUrl: `${config.publicUrl}/verificar/${stored.id}`,
  }
  const proofs = await selectProofs(db, link.service_order_id)
  const check: ReceiptCheck =
    hashJson(details) === stored.statement.detailsHash
      ? { check: 'details', result: 'passed', text: 'Nomes e endereços são os que foram assinados.' }
      : { check: 'details', result: 'failed', text: 'Nomes ou endereços mudaram depois da assinatura.' }
  return { link, issued: { receipt, order, proofs }, check }
}

function recordView(ctx: Context, { id, service_order_id, company_id, recipient }: OpenedLinkRow): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const now = txCtx.clock()
    if (!(await saveView(txCtx.db, id, now, new Date(now.getTime() - dayMs)))) return
    const entry = { entityId: service_order_id, companyId: company_id, changes: { recipient } }
    await recordAudit(txCtx, { action: 'evidenceLinks.view', ...entry })
  })
}
