import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { linkToken } from '../core/link-token.ts'
import { Id, Instant, line } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { ReceiptVerification } from './receipts.ts'
import { Actor, OrderNumber, StopKind, TimeWindow } from './service-order.ts'

/** The secret of a link with the evidence of an order: 128 random bits. */
export const EvidenceToken = linkToken(22)

/** The maximum of links of an order that are valid at the same time. */
export const evidenceLinksPerOrder = 5

/** How many days a link can be valid. */
export const evidenceDays = { minimum: 1, maximum: 90, default: 30 } as const

/** A link with which people outside of the system read the evidence of a finished order. */
export const EvidenceLink = z.object({
  id: Id,
  /** For whom or for what it was created; the page shows it. */
  recipient: z.nullable(z.string()),
  createdBy: Actor,
  createdAt: Instant,
  expiresAt: Instant,
  /** With a precision of one day; null: never opened. */
  lastViewedAt: z.nullable(Instant),
})
export type EvidenceLink = z.infer<typeof EvidenceLink>

export const NewEvidenceLink = z.object({
  validDays: z._default(
    z.int().check(z.minimum(evidenceDays.minimum), z.maximum(evidenceDays.maximum)),
    evidenceDays.default,
  ),
  recipient: z.nullish(line(120)),
})
export type NewEvidenceLink = z.output<typeof NewEvidenceLink>

/** A new link, the only response with its address. */
export const CreatedEvidenceLink = z.extend(EvidenceLink, { url: z.string() })
export type CreatedEvidenceLink = z.infer<typeof CreatedEvidenceLink>

/** What happened at a stop, for readers who do not use the system. */
const EvidenceStop = z.object({
  position: z.int(),
  kind: StopKind,
  contactName: z.string(),
  address: z.string(),
  window: z.nullable(TimeWindow),
  /** Sentences in Portuguese, with times in the time zone of the stop. */
  facts: z.array(z.string()),
  /** `GET /v1/public/evidence/:token/files/:fileId` */
  files: z.array(z.object({ id: Id, kind: z.enum(['photo', 'signature']), at: Instant, sha256: z.string() })),
})
export type EvidenceStop = z.infer<typeof EvidenceStop>

/** The evidence of a link: what was signed when it was created, and whether that still holds. */
export const Evidence = z.object({
  orderNumber: OrderNumber,
  externalRef: z.nullable(z.string()),
  assignee: z.nullable(z.string()),
  recipient: z.nullable(z.string()),
  expiresAt: Instant,
  verification: ReceiptVerification,
  stops: z.array(EvidenceStop),
})
export type Evidence = z.infer<typeof Evidence>

/** The content of the public page: the evidence, or the status and the sentence that explain why there is none. */
export type EvidenceView =
  | { readonly status: 200; readonly evidence: Evidence }
  | { readonly status: 404 | 410 | 429 | 500 | 503; readonly reason?: string | undefined }

const ofOrder = z.object({ orderNumber: OrderNumber })
const byToken = z.object({ token: EvidenceToken })

export const evidenceLinks = {
  list: endpoint({
    id: 'evidenceLinks.list',
    method: 'GET',
    path: '/v1/service-orders/:orderNumber/evidence-links',
    summary: 'Lista os links de prova de uma ordem que ainda valem, os mais novos primeiro.',
    params: ofOrder,
    response: z.object({ data: z.array(EvidenceLink) }),
    roles: allRoles,
    errors: ['not_found'],
  }),
  create: endpoint({
    id: 'evidenceLinks.create',
    method: 'POST',
    path: '/v1/service-orders/:orderNumber/evidence-links',
    summary: 'Cria um link com as provas de uma ordem concluída. O endereço aparece somente nesta resposta.',
    params: ofOrder,
    body: NewEvidenceLink,
    response: CreatedEvidenceLink,
    status: 201,
    roles: allRoles,
    errors: ['not_found', 'receipt_not_ready', 'limit_reached'],
    idempotent: true,
    secret: true,
  }),
  revoke: endpoint({
    id: 'evidenceLinks.revoke',
    method: 'DELETE',
    path: '/v1/service-orders/:orderNumber/evidence-links/:id',
    summary: 'Encerra um link de prova na hora.',
    params: z.extend(ofOrder, { id: Id }),
    status: 204,
    roles: allRoles,
    errors: ['not_found'],
  }),
  get: endpoint({
    id: 'evidenceLinks.get',
    method: 'GET',
    path: '/v1/public/evidence/:token',
    summary: 'Mostra as provas de uma entrega a quem tem o link.',
    params: byToken,
    response: Evidence,
    roles: 'public',
    errors: ['not_found', 'invalid_token'],
  }),
  file: endpoint({
    id: 'evidenceLinks.file',
    method: 'GET',
    path: '/v1/public/evidence/:token/files/:fileId',
    summary: 'Baixa uma foto ou assinatura das provas, sem metadados.',
    params: z.extend(byToken, { fileId: Id }),
    download: ['image/jpeg', 'image/png', 'image/webp'],
    roles: 'public',
    errors: ['not_found', 'invalid_token'],
  }),
  receipt: endpoint({
    id: 'evidenceLinks.receipt',
    method: 'GET',
    path: '/v1/public/evidence/:token/receipt',
    summary: 'Baixa o comprovante em PDF, enquanto ele vale.',
    params: byToken,
    download: ['application/pdf'],
    roles: 'public',
    errors: ['not_found', 'invalid_token', 'receipt_not_ready'],
  }),
}
