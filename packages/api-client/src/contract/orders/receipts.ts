import * as z from 'zod/mini'
import { Coordinates } from '../core/address.ts'
import { endpoint } from '../core/endpoint.ts'
import { Instant } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { getStopName } from './order-facts.ts'
import { OrderNumber, ProofKind, StopKind, StopState, stopStateLabels } from './service-order.ts'
import { ServiceOrderEventType } from './service-order-events.ts'
import { maximumSelectedOrders, orderFilters } from './service-order-filters.ts'
import { ServiceOrderStatus, ServiceOrderTab, serviceOrderStatusLabels } from './service-order-status.ts'
import { EventPlace } from './step-evidence.ts'

/** The public id of a receipt: 128 random bits. */
export const ReceiptId = z.string().check(z.regex(/^[\w-]{22}$/))

/** A SHA-256 in hexadecimal. */
const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A proof of a stop: the SHA-256 of the uploaded file, and when it was uploaded. */
const ReceiptFile = z.object({
  kind: z.enum(['photo', 'signature']),
  type: z.string(),
  bytes: z.int(),
  sha256: Digest,
  at: Instant,
})

/** A public event. Its hash covers the hash of the previous event and its own other fields. */
export const ReceiptEvent = z.object({
  position: z.int(),
  type: ServiceOrderEventType,
  from: z.nullable(ServiceOrderStatus),
  to: z.nullable(ServiceOrderStatus),
  /** The position of the stop in the route. */
  stop: z.nullable(z.int()),
  stopState: z.nullable(StopState),
  occurredAt: Instant,
  recordedAt: Instant,
  hash: Digest,
})
export type ReceiptEvent = z.infer<typeof ReceiptEvent>

type Route = Pick<ReceiptStatement, 'stops'>

/** Names the stop at a position of the route of a receipt: `Entrega 2`. */
export function getReceiptStopName(route: Route, position: number | null): string {
  const stop = route.stops.find((one) => one.position === position)
  return stop ? getStopName(route, stop) : 'Parada'
}

/** Describes an event of a receipt in one line of Portuguese. */
export function describeReceiptEvent({ type, to, stopState, stop }: ReceiptEvent, route: Route): string {
  if (type === 'stop_changed' && stopState) return `${getReceiptStopName(route, stop)}: ${stopStateLabels[stopState]}`
  if (type === 'step_undone') return `Passo desfeito: ${to ? serviceOrderStatusLabels[to] : ''}`
  return to ? serviceOrderStatusLabels[to] : 'Outro evento'
}

/** Formats the place of the courier's device, in degrees and meters: `em -23.55, -46.63 (± 12 m)`. */
export const formatEventPlace = ({ latitude, longitude, accuracyMeters }: EventPlace): string =>
  `em ${latitude}, ${longitude} (± ${Math.round(accuracyMeters)} m)`

/** The signed part of a receipt. It contains no personal data, because the public page shows it. */
export const ReceiptStatement = z.object({
  type: z.literal('malote-receipt'),
  version: z.literal(1),
  id: ReceiptId,
  issuedAt: Instant,
  /** The delivery provider. */
  issuer: z.nullable(z.string()),
  /** The company that sends the goods. */
  company: z.string(),
  status: ServiceOrderStatus,
  requestedAt: z.nullable(Instant),
  collectedAt: z.nullable(Instant),
  deliveredAt: z.nullable(Instant),
  stops: z.array(
    z.object({
      position: z.int(),
      kind: StopKind,
      state: StopState,
      city: z.string(),
      /** The state, such as SP. */
      region: z.string(),
      completedAt: z.nullable(Instant),
      requiredProofs: z.array(ProofKind),
      files: z.array(ReceiptFile),
      pinConfirmedAt: z.nullable(Instant),
    }),
  ),
  /** The public history, oldest first. */
  events: z.array(ReceiptEvent),
  /** The hash of the last event. */
  lastHash: Digest,
  /** The SHA-256 of `details` in canonical JSON (RFC 8785). */
  detailsHash: Digest,
})
export type ReceiptStatement = z.infer<typeof ReceiptStatement>

/** The facts with personal data, for readers of the order. The statement contains their hash. */
export const ReceiptDetails = z.object({
  /** Random, so that the details cannot be guessed from their hash. */
  salt: z.string(),
  orderNumber: OrderNumber,
  externalRef: z.nullable(z.string()),
  assignee: z.nullable(z.string()),
  /** The places of the courier's device at public events, by the position of the event. */
  places: z.array(z.object({ event: z.int(), place: EventPlace })),
  stops: z.array(
    z.object({
      position: z.int(),
      contactName: z.string(),
      receiverName: z.nullable(z.string()),
      failureReason: z.nullable(z.string()),
      address: z.string(),
      coordinates: z.nullable(Coordinates),
    }),
  ),
})
export type ReceiptDetails = z.infer<typeof ReceiptDetails>

export const ReceiptSignature = z.object({
  algorithm: z.literal('Ed25519'),
  keyId: z.string(),
  /** Over `statement` in canonical JSON (RFC 8785), in base64url. */
  value: z.string(),
})
export type ReceiptSignature = z.infer<typeof ReceiptSignature>

/** A signed receipt of an order. */
export const Receipt = z.object({
  statement: ReceiptStatement,
  details: ReceiptDetails,
  signature: ReceiptSignature,
  /** The public page that verifies the receipt. */
  verificationUrl: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

/** What is checked of a receipt, in the order of the page. */
export const ReceiptCheckName = z.enum(['key', 'signature', 'issued', 'events', 'details', 'history', 'files'])
export type ReceiptCheckName = z.infer<typeof ReceiptCheckName>

export const ReceiptCheck = z.object({
  check: ReceiptCheckName,
  /** `skipped`: there is nothing to compare with. */
  result: z.enum(['passed', 'failed', 'skipped']),
  /** The result in Portuguese. */
  text: z.string(),
})
export type ReceiptCheck = z.infer<typeof ReceiptCheck>

/** Whether a receipt holds: no check failed. */
export const ReceiptVerification = z.object({
  holds: z.boolean(),
  keyId: z.nullable(z.string()),
  checks: z.array(ReceiptCheck),
  /** The signed part; null when the file is not a receipt. */
  statement: z.nullable(ReceiptStatement),
  /** The personal data of an uploaded file, if it is an issued receipt; null for a receipt opened by its address. */
  details: z.nullable(ReceiptDetails),
})
export type ReceiptVerification = z.infer<typeof ReceiptVerification>

/** The content of the public page: a verification, an empty form, or the status that explains why there is none. */
export type ReceiptView =
  | { readonly status: 200; readonly verification: ReceiptVerification | null; readonly uploaded: boolean }
  | { readonly status: 400 | 404 | 413 | 429 | 500 | 503 }

/** Limits of an uploaded receipt with its pictures. */
export const receiptUploadLimits = { files: 11, fileBytes: 10 * 1024 * 1024 } as const

/** A public key that signs receipts, or once signed them. */
export const ReceiptKey = z.object({
  keyId: z.string(),
  algorithm: z.literal('Ed25519'),
  /** SubjectPublicKeyInfo in PEM. */
  publicKey: z.string(),
  createdAt: Instant,
  /** A statement that is dated later does not hold; null while the key is in use. */
  retiredAt: z.nullable(Instant),
})
export type ReceiptKey = z.infer<typeof ReceiptKey>

/** The maximum of receipts in one PDF. */
export const maximumReceipts = maximumSelectedOrders

export const receipts = {
  get: endpoint({
    id: 'receipts.get',
    method: 'GET',
    path: '/v1/service-orders/:orderNumber/receipt',
    summary: 'Emite o comprovante assinado de uma ordem concluída, em JSON ou PDF; sem mudança na ordem, o mesmo.',
    params: z.object({ orderNumber: OrderNumber }),
    query: z.object({ format: z._default(z.enum(['json', 'pdf']), 'json') }),
    download: ['application/json', 'application/pdf'],
    roles: allRoles,
    errors: ['not_found', 'receipt_not_ready'],
  }),
  export: endpoint({
    id: 'receipts.export',
    method: 'GET',
    path: '/v1/service-orders/receipts',
    summary: `Reúne em um PDF os comprovantes de até ${maximumReceipts} ordens, com os mesmos filtros da lista; a primeira página diz quais não têm.`,
    query: z.object({ ...orderFilters, tab: z._default(ServiceOrderTab, 'all') }),
    download: ['application/pdf'],
    roles: allRoles,
    errors: ['not_found', 'receipt_not_ready', 'query_too_slow'],
  }),
  show: endpoint({
    id: 'receipts.show',
    method: 'GET',
    path: '/v1/public/receipts/:id',
    summary: 'Verifica um comprovante emitido e mostra o que foi assinado, sem dados pessoais.',
    params: z.object({ id: ReceiptId }),
    response: ReceiptVerification,
    roles: 'public',
    errors: ['not_found'],
  }),
  verify: endpoint({
    id: 'receipts.verify',
    method: 'POST',
    path: '/v1/public/receipts/verify',
    summary: 'Verifica o arquivo JSON de um comprovante e, se vierem junto, as fotos dele. Não guarda nada.',
    form: z.object({}),
    files: receiptUploadLimits,
    response: ReceiptVerification,
    roles: 'public',
    errors: ['malformed_upload'],
  }),
  keys: endpoint({
    id: 'receipts.keys',
    method: 'GET',
    path: '/v1/public/receipt-keys',
    summary: 'Lista as chaves públicas que assinam ou já assinaram comprovantes, as mais novas primeiro.',
    response: z.object({ data: z.array(ReceiptKey) }),
    roles: 'public',
  }),
}
