import { Readable } from 'node:stream'
import {
  formatAddress,
  type Receipt,
  type ReceiptDetails,
  type ReceiptStatement,
  receiptStatuses,
  type ServiceOrder,
} from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { newPublicToken } from '../../platform/security/tokens.ts'
import { listStops, requireOrder, toServiceOrder } from '../service-orders/index.ts'
import { chainEvents, getLastHash, hashJson, toCanonicalJson } from './receipt-chain.ts'
import { writeReceiptPdf } from './receipt-pdf.ts'
import {
  insertReceipt,
  type ProofRow,
  type PublicEventRow,
  selectIssuer,
  selectOrderReceipt,
  selectProofs,
  selectPublicEvents,
} from './receipts.sql.ts'
import { signText } from './signing-keys.service.ts'

/** A receipt with the order and the stored files that it describes. */
export interface IssuedReceipt {
  readonly receipt: Receipt
  readonly order: ServiceOrder
  readonly proofs: readonly ProofRow[]
}

type Content = Omit<ReceiptStatement, 'id' | 'issuedAt' | 'detailsHash'>

/**
 * Returns the receipt of an order: the last one if nothing that it contains has changed, otherwise a new one.
 *
 * @throws AppError `receipt_not_ready` while the order is not finished.
 */
export async function issueReceipt(ctx: Context, orderNumber: string): Promise<IssuedReceipt> {
  const { db, now, user } = requireSession(ctx)
  const row = await requireOrder(ctx, orderNumber)
  if (!receiptStatuses.includes(row.status)) throw new AppError('receipt_not_ready')
  const order = toServiceOrder(row, now, user, ctx.config.publicUrl)
  const proofs = await selectProofs(db, row.id)
  const history = await selectPublicEvents(db, row.id)
  const content = toContent(order, proofs, toReceiptEvents(history), await selectIssuer(db))
  const details = toDetails(order, history)
  const digest = Buffer.from(hashJson({ content, details }), 'hex')
  const stored = await selectOrderReceipt(db, row.id, digest)
  if (!stored) {
    const salt = newPublicToken()
    const issued = { id: newPublicToken(), issuedAt: now.toISOString(), detailsHash: hashJson({ ...details, salt }) }
    const statement: ReceiptStatement = { ...content, ...issued }
    const { keyId, value } = await signText(ctx, toCanonicalJson(statement))
    await insertReceipt(db, {
      id: statement.id,
      service_order_id: row.id,
      digest,
      salt,
      statement: JSON.stringify(statement),
      key_id: keyId,
      signature: value,
      issued_at: now,
    })
  }
  // Of two requests at once, one inserted its receipt and both return it.
  const saved = stored ?? (await selectOrderReceipt(db, row.id, digest))
  if (!saved) throw new AppError('internal')
  const receipt: Receipt = {
    statement: saved.statement,
    details: { ...details, salt: saved.salt },
    signature: { algorithm: 'Ed25519', keyId: saved.key_id, value: saved.signature },
    verificationUrl: `${ctx.config.publicUrl}/verificar/${saved.id}`,
  }
  return { receipt, order, proofs }
}

/** Maps the rows of the public history to the events of a receipt. */
export const toReceiptEvents = (rows: readonly PublicEventRow[]) =>
  chainEvents(
    rows.map((event) => ({
      position: event.position,
      type: event.type,
      from: event.from_status,
      to: event.to_status,
      stop: event.stop,
      stopState: event.stop_state,
      occurredAt: event.occurred_at.toISOString(),
      recordedAt: event.recorded_at.toISOString(),
    })),
  )

function toContent(
  order: ServiceOrder,
  proofs: readonly ProofRow[],
  events: ReceiptStatement['events'],
  issuer: string | null,
): Content {
  const { status, collectedAt, deliveredAt } = order
  return {
    type: 'malote-receipt',
    version: 1,
    issuer,
    company: order.company.name,
    status,
    requestedAt: order.createdAt,
    collectedAt,
    deliveredAt,
    stops: listStops(order).map((stop) => ({
      position: stop.position,
      kind: stop.kind,
      state: stop.state,
      city: stop.address.city,
      region: stop.address.state,
      completedAt: stop.completedAt,
      requiredProofs: stop.requiredProofs,
      files: proofs.filter(({ stop_id }) => stop_id === stop.id).map(toReceiptFile),
      pinConfirmedAt: stop.pinConfirmedAt,
    })),
    events,
    lastHash: getLastHash(events),
  }
}

const toReceiptFile = ({ kind, type, bytes, sum, created_at }: ProofRow) => ({
  kind: kind === 'signature' ? ('signature' as const) : ('photo' as const),
  type,
  bytes,
  sha256: sum,
  at: created_at.toISOString(),
})

function toPlace({ position, latitude, longitude, accuracy_meters }: PublicEventRow): ReceiptDetails['places'] {
  if (latitude === null || longitude === null || accuracy_meters === null) return []
  return [{ event: position, place: { latitude, longitude, accuracyMeters: accuracy_meters } }]
}

/** Maps an order and its public history to the facts with personal data. */
export function toDetails(order: ServiceOrder, history: readonly PublicEventRow[]): Omit<ReceiptDetails, 'salt'> {
  return {
    orderNumber: order.orderNumber,
    externalRef: order.externalRef,
    assignee: order.assignee?.name ?? null,
    places: history.flatMap(toPlace),
    stops: listStops(order).map((stop) => ({
      position: stop.position,
      contactName: stop.contactName,
      receiverName: stop.receiverName,
      failureReason: stop.failureReason,
      address: formatAddress(stop.address),
      coordinates: stop.address.coordinates ?? null,
    })),
  }
}

/** Opens the receipt of an order as a JSON or PDF file. */
export async function openReceipt(ctx: Context, orderNumber: string, format: 'json' | 'pdf'): Promise<Download> {
  const issued = await issueReceipt(ctx, orderNumber)
  const name = `Comprovante ${issued.order.orderNumber}.${format}`
  if (format === 'json') {
    const text = JSON.stringify(issued.receipt, null, 2)
    return { type: 'application/json', name, inline: true, open: async () => Readable.from([text]) }
  }
  return { type: 'application/pdf', name, open: () => writeReceiptPdf(ctx, issued) }
}
