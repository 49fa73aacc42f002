import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { linkToken } from '../core/link-token.ts'
import { createLabels } from '../core/open-enums.ts'
import { Id, Instant } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { RecipientMessageKind } from '../settings/recipient-message-templates.ts'
import { OrderNumber } from './service-order.ts'

/**
 * `opted_out`: the recipient wants no messages. `skipped`: when it was due, it was no longer true or no longer wanted,
 * such as after a step that was undone.
 */
export const RecipientMessageStatus = z.enum(['waiting', 'sent', 'failed', 'opted_out', 'skipped'])
export type RecipientMessageStatus = z.infer<typeof RecipientMessageStatus>

/** Interface labels of the statuses. */
export const recipientMessageStatusLabels = createLabels<RecipientMessageStatus>({
  waiting: 'Na fila',
  sent: 'Enviado',
  failed: 'Falhou',
  opted_out: 'Recusado pelo destinatário',
  skipped: 'Não enviado',
})

/** A message to the recipient of a stop. Its text is not stored, because it may contain the PIN. */
export const RecipientMessage = z.object({
  id: Id,
  stopId: Id,
  kind: RecipientMessageKind,
  /** `E-mail`, or the name of the text message channel. */
  channel: z.string(),
  /** The address or the phone, most of it hidden; null until it is sent. */
  contact: z.nullable(z.string()),
  status: RecipientMessageStatus,
  /** Why it was not sent. */
  error: z.nullable(z.string()),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
})
export type RecipientMessage = z.infer<typeof RecipientMessage>

/** The secret of a link that opts a contact out of messages, and in again. */
export const MessagePreferenceToken = linkToken(43)

/** Whether a contact receives messages. */
export const MessagePreference = z.object({ receives: z.boolean() })
export type MessagePreference = z.infer<typeof MessagePreference>

/** The content of the public page on which recipients opt out, or the status that explains why there is none. */
export type MessagePreferenceView =
  | {
      readonly status: 200
      readonly receives: boolean
      /** Of a tracking link: its company, about which alone the link decides. */
      readonly company?: string
      /** Of the link in a message: whether the contact opted out of the messages of some companies. */
      readonly refusesSome?: boolean
    }
  | { readonly status: 404 | 410 | 429 | 500 | 503 }

const order = z.object({ orderNumber: OrderNumber })
const token = z.object({ token: MessagePreferenceToken })

export const recipientMessages = {
  list: endpoint({
    id: 'recipientMessages.list',
    method: 'GET',
    path: '/v1/service-orders/:orderNumber/recipient-messages',
    summary: 'Lista os avisos aos destinatários de uma ordem, do mais novo ao mais antigo, sem o texto.',
    params: order,
    response: z.object({ data: z.array(RecipientMessage) }),
    roles: allRoles,
    errors: ['not_found'],
  }),
  resend: endpoint({
    id: 'recipientMessages.resend',
    method: 'POST',
    path: '/v1/service-orders/:orderNumber/stops/:stopId/recipient-messages',
    summary: 'Envia de novo ao destinatário o aviso do momento da entrega; uma vez a cada 5 minutos.',
    params: z.extend(order, { stopId: Id }),
    response: z.object({ data: z.array(RecipientMessage) }),
    status: 201,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'not_editable'],
    idempotent: true,
  }),
  preference: endpoint({
    id: 'recipientMessages.preference',
    method: 'GET',
    path: '/v1/public/message-preferences/:token',
    summary: 'Mostra se um contato recebe avisos de entrega.',
    params: token,
    response: MessagePreference,
    roles: 'public',
    errors: ['not_found'],
  }),
  setPreference: endpoint({
    id: 'recipientMessages.setPreference',
    method: 'PUT',
    path: '/v1/public/message-preferences/:token',
    summary: 'Recusa os avisos de entrega para um contato, ou volta a aceitar; vale para todas as empresas.',
    params: token,
    body: MessagePreference,
    response: MessagePreference,
    roles: 'public',
    errors: ['not_found'],
  }),
}
