import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { PageMeta, paging } from '../core/paging.ts'
import { Id, Instant } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { Actor, OrderNumber } from '../orders/service-order.ts'
import { NotificationType } from './notification-type.ts'

/** A notification of one user. */
export const Notification = z.object({
  id: Id,
  type: NotificationType,
  /** A Portuguese sentence. */
  text: z.string(),
  /** The related order; null without one. */
  orderNumber: z.nullable(OrderNumber),
  /** Another related resource: a report run, a privacy request or a webhook. */
  subjectId: z.nullable(Id),
  actor: Actor,
  createdAt: Instant,
  readAt: z.nullable(Instant),
})
export type Notification = z.infer<typeof Notification>

const Unread = z.object({ unread: z.int() })
const path = '/v1/notifications'

export const notifications = {
  list: endpoint({
    id: 'notifications.list',
    method: 'GET',
    path,
    summary: 'Lista as próprias notificações dos últimos 90 dias, as mais novas primeiro, e quantas esperam leitura.',
    query: z.object({ ...paging(), unread: z.optional(z.stringbool()) }),
    response: z.object({ data: z.array(Notification), meta: PageMeta, ...Unread.shape }),
    roles: allRoles,
  }),
  unread: endpoint({
    id: 'notifications.unread',
    method: 'GET',
    path: `${path}/unread`,
    summary: 'Diz quantas notificações esperam leitura.',
    response: Unread,
    roles: allRoles,
  }),
  read: endpoint({
    id: 'notifications.read',
    method: 'POST',
    path: `${path}/read`,
    summary: 'Marca notificações como lidas: as que o corpo diz ou, sem `ids`, todas. Repetir não muda nada.',
    body: z.object({ ids: z.optional(z.array(Id).check(z.maxLength(100))) }),
    response: Unread,
    roles: allRoles,
  }),
}
