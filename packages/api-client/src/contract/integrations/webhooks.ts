import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { pageSchema, paging } from '../core/paging.ts'
import { ChosenCompanyId, EditedVersion, Id, Instant, InstantInput, line, NamedRef } from '../core/primitives.ts'
import { Actor, OrderNumber } from '../orders/service-order.ts'
import { WebhookMessage } from './webhook-message.ts'
import { WebhookDeliveryStatus, WebhookEventType, WebhookMessageType, WebhookStatus } from './webhook-types.ts'

/** A URL that receives the events of a company's orders by POST. */
export const Webhook = z.object({
  id: Id,
  company: NamedRef,
  url: z.string(),
  description: z.nullable(z.string()),
  events: z.array(WebhookEventType),
  status: WebhookStatus,
  /** Since when every attempt has failed; null while it works. After one day of failures the webhook is paused. */
  failingSince: z.nullable(Instant),
  createdBy: Actor,
  /** Grows with each edit; sent back with the next one, in `If-Match` or in the body. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Webhook = z.infer<typeof Webhook>

const editable = {
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(2000),
      z.url({ protocol: /^https?$/, error: 'Informe um endereço completo, começando com https://.' }),
    ),
  description: z.nullish(line(120)),
  events: z.array(WebhookEventType).check(z.minLength(1), z.maxLength(20)),
}

/** The maximum of webhooks per company, paused ones included. */
export const webhooksPerCompany = 10

export const NewWebhook = z.object({ companyId: ChosenCompanyId, ...editable })
export type NewWebhook = z.output<typeof NewWebhook>

/** Absent fields are not changed. Events that happen while a webhook is paused are never delivered. */
export const WebhookChanges = z.partial(z.object({ ...editable, status: WebhookStatus, version: EditedVersion }))
export type WebhookChanges = z.output<typeof WebhookChanges>

/** The signing secret, returned only once. */
const secret = z.string()

/** A new webhook, the only response with the secret that signs its messages. */
export const CreatedWebhook = z.extend(Webhook, { secret })
export type CreatedWebhook = z.infer<typeof CreatedWebhook>

/** A new secret. Until `previousUntil` each message is also signed with the old one. */
export const RotatedSecret = z.object({ secret, previousUntil: Instant })
export type RotatedSecret = z.infer<typeof RotatedSecret>

/** A message to a webhook, and the state of its delivery. */
export const WebhookDelivery = z.object({
  /** Also the message's `id`: the same for every attempt. */
  id: Id,
  type: z.string(),
  /** The order of the event; null for a test. */
  orderNumber: z.nullable(OrderNumber),
  status: WebhookDeliveryStatus,
  attempts: z.int(),
  nextAttemptAt: z.nullable(Instant),
  /** The HTTP status of the last attempt; null when no response arrived. */
  lastStatus: z.nullable(z.int()),
  /** Why the last attempt failed. */
  lastError: z.nullable(z.string()),
  durationMs: z.nullable(z.int()),
  createdAt: Instant,
  deliveredAt: z.nullable(Instant),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const byId = z.object({ id: Id })
const deliveryById = z.object({ id: Id, deliveryId: Id })
const path = '/v1/webhooks'
const roles = ['manager', 'admin'] as const

export const webhooks = {
  list: endpoint({
    id: 'webhooks.list',
    method: 'GET',
    path,
    summary: 'Lista os webhooks das empresas que a pessoa gerencia, os mais novos primeiro.',
    query: z.object({ ...paging(), companyId: z.optional(Id), status: z.optional(WebhookStatus) }),
    response: pageSchema(Webhook),
    roles,
    errors: ['not_found'],
  }),
  create: endpoint({
    id: 'webhooks.create',
    method: 'POST',
    path,
    summary: 'Cadastra um webhook. O segredo que assina as mensagens aparece somente nesta resposta.',
    body: NewWebhook,
    response: CreatedWebhook,
    status: 201,
    roles,
    errors: ['not_found', 'limit_reached', 'password_required'],
    idempotent: true,
    secret: true,
  }),
  get: endpoint({
    id: 'webhooks.get',
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Mostra um webhook.',
    params: byId,
    response: Webhook,
    roles,
    errors: ['not_found'],
    versioned: true,
  }),
  update: endpoint({
    id: 'webhooks.update',
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Altera, pausa ou reativa um webhook.',
    params: byId,
    body: WebhookChanges,
    response: Webhook,
    roles,
    errors: ['not_found', 'version_conflict', 'password_required'],
    versioned: true,
  }),
  remove: endpoint({
    id: 'webhooks.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Exclui um webhook e o registro das entregas dele.',
    params: byId,
    status: 204,
    roles,
    errors: ['not_found', 'version_conflict'],
    versioned: true,
  }),
  rotateSecret: endpoint({
    id: 'webhooks.rotateSecret',
    method: 'POST',
    path: `${path}/:id/rotate-secret`,
    summary: 'Troca o segredo de um webhook. Por 24 horas as mensagens levam as duas assinaturas.',
    params: byId,
    response: RotatedSecret,
    roles,
    errors: ['not_found', 'limit_reached', 'password_required'],
    idempotent: true,
    secret: true,
  }),
  test: endpoint({
    id: 'webhooks.test',
    method: 'POST',
    path: `${path}/:id/test`,
    summary: 'Envia uma mensagem de teste, do tipo ping, a um webhook ativo.',
    params: byId,
    response: WebhookDelivery,
    status: 202,
    roles,
    errors: ['not_found', 'not_editable'],
    idempotent: true,
  }),
  deliveries: endpoint({
    id: 'webhooks.deliveries',
    method: 'GET',
    path: `${path}/:id/deliveries`,
    summary: 'Lista as entregas de um webhook nos últimos 30 dias, as mais novas primeiro.',
    params: byId,
    query: z.object({
      ...paging(),
      status: z.optional(WebhookDeliveryStatus),
      /** One of `WebhookEventType`, or `ping`. */
      type: z.optional(WebhookMessageType),
    }),
    response: pageSchema(WebhookDelivery),
    roles,
    errors: ['not_found'],
  }),
  messages: endpoint({
    id: 'webhooks.messages',
    method: 'GET',
    path: `${path}/:id/messages`,
    summary: 'Lista, em ordem, o que o webhook contou ou teria contado: também o que houve enquanto estava pausado.',
    params: byId,
    query: z.object({
      /** `from` is inclusive, `to` is exclusive; both compare when the event was recorded. */
      from: z.optional(InstantInput),
      to: z.optional(InstantInput),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
      /** `nextCursor` of the previous response: continues after its last message. */
      cursor: z.optional(z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/))),
    }),
    response: z.object({ data: z.array(WebhookMessage), nextCursor: z.nullable(z.string()) }),
    roles,
    errors: ['not_found'],
  }),
  delivery: endpoint({
    id: 'webhooks.delivery',
    method: 'GET',
    path: `${path}/:id/deliveries/:deliveryId`,
    summary: 'Mostra uma entrega e como ela está agora.',
    params: deliveryById,
    response: WebhookDelivery,
    roles,
    errors: ['not_found'],
  }),
  redeliver: endpoint({
    id: 'webhooks.redeliver',
    method: 'POST',
    path: `${path}/:id/deliveries/:deliveryId/redeliver`,
    summary: 'Envia de novo uma mensagem, com o mesmo id.',
    params: deliveryById,
    response: WebhookDelivery,
    status: 202,
    roles,
    errors: ['not_found', 'not_editable'],
  }),
}
