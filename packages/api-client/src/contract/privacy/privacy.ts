import * as z from 'zod/mini'
import { Phone } from '../core/documents.ts'
import { endpoint } from '../core/endpoint.ts'
import { pageSchema, paging, Search } from '../core/paging.ts'
import { Day, Email, Id, Instant, line, NamedRef, paragraph } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { OrderNumber } from '../orders/service-order.ts'
import { LegalDocument } from '../people/legal-document.ts'
import { NotificationType } from '../people/notification-type.ts'
import { OpenSession, User } from '../people/user.ts'
import { PrivacyRequestKind, PrivacyRequestStatus } from './privacy-request-types.ts'

/** A privacy request and its result. Once the person's data is erased, it no longer contains their name. */
export const PrivacyRequest = z.object({
  id: Id,
  /** `LGPD-2026-000001`: the number that the requester quotes. */
  protocol: z.string(),
  kind: PrivacyRequestKind,
  status: PrivacyRequestStatus,
  /** Null: a requester without an account, such as a recipient. */
  userId: z.nullable(Id),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  message: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  handledBy: z.nullable(NamedRef),
  requestedAt: Instant,
  /** Fifteen days after the request (LGPD, art. 19). */
  dueAt: Instant,
  /** When the data is erased; until then the erasure can be called back. Null: not scheduled, or over. */
  erasureAt: z.nullable(Instant),
  closedAt: z.nullable(Instant),
  overdue: z.boolean(),
})
export type PrivacyRequest = z.infer<typeof PrivacyRequest>

/** What granting a deletion would erase. */
export const ErasureScope = z.object({
  /** Whether the person has an account. */
  account: z.boolean(),
  /** The newest orders with a stop for the person, at most 100. */
  orders: z.array(z.object({ orderNumber: OrderNumber, company: NamedRef, closedAt: z.nullable(Instant) })),
  total: z.int(),
  /** Orders that must be closed before. */
  running: z.int(),
  /** The number of saved locations whose contact is the person. */
  locations: z.int(),
  /** The number of imports with rows about the person. */
  imports: z.int(),
  /** The number of these rows, with the others of the same orders and locations. */
  importedRows: z.int(),
  /** The number of received messages from or about the person. */
  messages: z.int(),
})
export type ErasureScope = z.infer<typeof ErasureScope>

/** All stored personal data of the caller. */
export const MyData = z.object({
  generatedAt: Instant,
  user: User,
  companies: z.array(z.object({ company: NamedRef, since: Instant })),
  sessions: z.array(OpenSession),
  accesses: z.array(z.object({ address: z.string(), device: z.string(), firstAt: Instant, lastAt: Instant })),
  orders: z.array(z.object({ orderNumber: z.string(), requestedAt: Instant })),
  comments: z.array(z.object({ orderNumber: z.string(), text: z.string(), at: Instant })),
  files: z.array(z.object({ orderNumber: z.string(), name: z.string(), at: Instant })),
  /** The notifications of the last 90 days. */
  notifications: z.array(
    z.object({ type: NotificationType, orderNumber: z.nullable(z.string()), at: Instant, readAt: z.nullable(Instant) }),
  ),
  /** The accepted legal texts, and the address of each acceptance. */
  acceptances: z.array(
    z.object({ document: LegalDocument, version: Day, acceptedAt: Instant, address: z.nullable(z.string()) }),
  ),
  requests: z.array(PrivacyRequest),
})
export type MyData = z.infer<typeof MyData>

const message = z.nullish(paragraph(2000))

/** A request without an account. Its data is found by e-mail or by the phone of the recipient. */
export const PublicPrivacyRequest = z
  .object({ kind: PrivacyRequestKind, name: line(120), email: z.nullish(Email), phone: z.nullish(Phone), message })
  .check(
    z.refine(({ email, phone }) => Boolean(email || phone), {
      path: ['phone'],
      error: 'Informe um telefone ou um e-mail, para acharmos seus dados e respondermos.',
    }),
  )
export type PublicPrivacyRequest = z.output<typeof PublicPrivacyRequest>

export const PrivacyDecision = z
  .object({
    outcome: z.enum(['done', 'refused'], { error: 'Escolha a decisão.' }),
    answer: message,
    /** The protocol of the request, typed to confirm that the data is erased; required for a granted deletion. */
    confirmation: z.nullish(line(40)),
  })
  .check(
    z.refine(({ outcome, answer }) => outcome === 'done' || Boolean(answer), {
      path: ['answer'],
      error: 'Explique por que o pedido foi recusado.',
    }),
  )
export type PrivacyDecision = z.output<typeof PrivacyDecision>

const byId = z.object({ id: Id })
const format = z.object({ format: z._default(z.enum(['json', 'csv']), 'json') })
const files = ['application/json', 'text/csv'] as const

export const myData = {
  get: endpoint({
    id: 'myData.get',
    method: 'GET',
    path: '/v1/users/me/data',
    summary: 'Mostra o que o produto sabe da pessoa (LGPD, art. 18).',
    response: MyData,
    roles: allRoles,
  }),
  export: endpoint({
    id: 'myData.export',
    method: 'GET',
    path: '/v1/users/me/data/export',
    summary: 'Baixa o que o produto sabe da pessoa, como JSON ou CSV.',
    query: format,
    download: files,
    roles: allRoles,
  }),
  request: endpoint({
    id: 'myData.request',
    method: 'POST',
    path: '/v1/users/me/privacy-requests',
    summary: 'Abre um pedido sobre os próprios dados; a resposta vem em até 15 dias.',
    body: z.object({ kind: PrivacyRequestKind, message }),
    response: PrivacyRequest,
    status: 201,
    roles: allRoles,
    errors: ['already_exists'],
    idempotent: true,
  }),
}

export const privacyRequests = {
  open: endpoint({
    id: 'privacyRequests.open',
    method: 'POST',
    path: '/v1/public/privacy-requests',
    summary: 'Abre um pedido de quem não tem conta, como quem recebeu uma entrega.',
    body: PublicPrivacyRequest,
    response: z.object({ protocol: z.string(), dueAt: Instant }),
    status: 201,
    roles: 'public',
  }),
  list: endpoint({
    id: 'privacyRequests.list',
    method: 'GET',
    path: '/v1/privacy-requests',
    summary: 'Lista os pedidos sobre dados pessoais; os abertos primeiro, pelo prazo.',
    query: z.object({
      ...paging(),
      status: z.optional(PrivacyRequestStatus),
      kind: z.optional(PrivacyRequestKind),
      overdue: z.optional(z.stringbool()),
      search: z.optional(Search),
    }),
    response: pageSchema(PrivacyRequest),
    roles: ['admin'],
  }),
  data: endpoint({
    id: 'privacyRequests.data',
    method: 'GET',
    path: '/v1/privacy-requests/:id/data',
    summary: 'Baixa os dados de quem fez o pedido, achados pela conta ou pelo telefone, para responder.',
    params: byId,
    query: format,
    download: files,
    roles: ['admin'],
    errors: ['not_found'],
  }),
  close: endpoint({
    id: 'privacyRequests.close',
    method: 'POST',
    path: '/v1/privacy-requests/:id/close',
    summary:
      'Encerra um pedido e avisa a pessoa. Uma exclusão atendida fica marcada por um dia e só então apaga os dados; as contagens ficam.',
    params: byId,
    body: PrivacyDecision,
    response: PrivacyRequest,
    roles: ['admin'],
    errors: ['not_found', 'already_closed', 'in_use', 'last_admin', 'password_required'],
  }),
  erasure: endpoint({
    id: 'privacyRequests.erasure',
    method: 'GET',
    path: '/v1/privacy-requests/:id/erasure',
    summary:
      'Mostra o que a exclusão dos dados apagaria: a conta, as ordens, os locais, as importações e as mensagens da pessoa.',
    params: byId,
    response: ErasureScope,
    roles: ['admin'],
    errors: ['not_found'],
  }),
  cancelErasure: endpoint({
    id: 'privacyRequests.cancelErasure',
    method: 'POST',
    path: '/v1/privacy-requests/:id/cancel-erasure',
    summary: 'Cancela uma exclusão marcada, antes que ela aconteça, e avisa a pessoa.',
    params: byId,
    response: PrivacyRequest,
    roles: ['admin'],
    errors: ['not_found', 'already_closed'],
  }),
}
