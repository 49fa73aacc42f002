import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { createLabels } from '../core/open-enums.ts'
import { pageSchema, paging } from '../core/paging.ts'
import { Id, Instant, NamedRef } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { InboxStatus } from './inbox-status.ts'
import { Actor, OrderNumber } from './service-order.ts'

/** The limits of a received message. What exceeds them is cut or listed as not read; only `bytes` rejects a message. */
export const inboxLimits = {
  /** Bytes of a whole message, with its attachments. */
  bytes: 10 * 1024 * 1024,
  /** Messages of a company in a minute. */
  messagesPerMinute: 60,
  /** Attachments that are stored, and that are listed. */
  readAttachments: 20,
  listedAttachments: 50,
  /** Characters of the text of a message, and of each attachment. */
  textLength: 20_000,
} as const

/** What an attachment can be used for: an import, or its text for an order. */
export const InboxAttachmentKind = z.enum(['spreadsheet', 'pdf', 'text'])
export type InboxAttachmentKind = z.infer<typeof InboxAttachmentKind>

/** Why an attachment was not read. */
export const InboxUnreadReason = z.enum(['type', 'empty', 'count'])
export type InboxUnreadReason = z.infer<typeof InboxUnreadReason>

/** Interface labels of the reasons. */
export const inboxUnreadReasonLabels = createLabels<InboxUnreadReason>({
  type: 'Não lemos este tipo de arquivo.',
  empty: 'O arquivo está vazio.',
  count: `Lemos até ${inboxLimits.readAttachments} anexos por mensagem.`,
})

/** A file of a message. */
export const InboxAttachment = z.object({
  id: Id,
  name: z.string(),
  bytes: z.int(),
  /** Null: the file was not stored, for the reason in `unreadReason`. */
  kind: z.nullable(InboxAttachmentKind),
  unreadReason: z.nullable(InboxUnreadReason),
  /** The text of a PDF or text file; null for other files, and for a PDF without text. */
  text: z.nullable(z.string()),
})
export type InboxAttachment = z.infer<typeof InboxAttachment>

/** A message that may become an order. */
export const InboxMessage = z.object({
  id: Id,
  company: NamedRef,
  status: InboxStatus,
  /** As the message states it; anyone can write any sender. */
  sender: z.object({ name: z.string(), address: z.string() }),
  subject: z.nullable(z.string()),
  /** As the message states it. */
  sentAt: z.nullable(Instant),
  receivedAt: Instant,
  /** In lists, the first characters. */
  text: z.string(),
  /** Whether the message has more text than `text`. */
  isTextCut: z.boolean(),
  /** In lists, without their texts. */
  attachments: z.array(InboxAttachment),
  /** The order that was made from it. */
  orderNumber: z.nullable(OrderNumber),
  /** The import that was made from one of its attachments. */
  importId: z.nullable(Id),
  /** Who used or discarded it. */
  handledBy: z.nullable(Actor),
  handledAt: z.nullable(Instant),
})
export type InboxMessage = z.infer<typeof InboxMessage>

/** A decision about a message that has not become an order. */
export const InboxDecision = z.object({ status: z.enum(['to_check', 'discarded']) })
export type InboxDecision = z.output<typeof InboxDecision>

const path = '/v1/inbox'
const byId = z.object({ id: Id })
const attachmentById = z.object({ id: Id, attachmentId: Id })

export const inbox = {
  receive: endpoint({
    id: 'inbox.receive',
    method: 'POST',
    path,
    summary:
      'Recebe um e-mail inteiro, em MIME. Ele espera em “A conferir” até que uma pessoa o transforme em ordem. O mesmo Message-ID não entra duas vezes.',
    query: z.object({ companyId: z.optional(Id) }),
    raw: { type: 'message/rfc822', bytes: inboxLimits.bytes },
    response: InboxMessage,
    roles: allRoles,
    errors: ['not_found', 'forbidden', 'malformed_message'],
  }),
  list: endpoint({
    id: 'inbox.list',
    method: 'GET',
    path,
    summary:
      'Lista as mensagens recebidas das empresas que a pessoa pode ver: as que esperam e depois as mais novas primeiro.',
    query: z.object({ ...paging(), companyId: z.optional(Id), status: z.optional(InboxStatus) }),
    response: pageSchema(InboxMessage),
    roles: allRoles,
    errors: ['not_found'],
  }),
  get: endpoint({
    id: 'inbox.get',
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Mostra uma mensagem recebida, com o texto e os anexos.',
    params: byId,
    response: InboxMessage,
    roles: allRoles,
    errors: ['not_found'],
  }),
  decide: endpoint({
    id: 'inbox.decide',
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Descarta uma mensagem, ou a devolve a “A conferir”.',
    params: byId,
    body: InboxDecision,
    response: InboxMessage,
    roles: allRoles,
    errors: ['not_found', 'not_editable'],
  }),
  file: endpoint({
    id: 'inbox.file',
    method: 'GET',
    path: `${path}/:id/attachments/:attachmentId`,
    summary: 'Baixa um anexo de uma mensagem, como chegou.',
    params: attachmentById,
    download: ['application/octet-stream', 'application/pdf', 'text/plain'],
    roles: allRoles,
    errors: ['not_found'],
  }),
  importAttachment: endpoint({
    id: 'inbox.importAttachment',
    method: 'POST',
    path: `${path}/:id/attachments/:attachmentId/import`,
    summary: 'Abre a importação de uma planilha ou NF-e que chegou em anexo: a de `importId`. Nada é criado ainda.',
    params: attachmentById,
    response: InboxMessage,
    status: 202,
    roles: allRoles,
    errors: ['not_found', 'not_editable'],
  }),
}
