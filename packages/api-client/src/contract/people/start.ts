import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Instant } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { acceptances } from './acceptances.ts'
import { notifications } from './notifications.ts'
import { User } from './user.ts'

/** The data that an application needs on every page; each member equals the response of a separate endpoint. */
export const StartData = z.object({
  user: User,
  acceptances: acceptances.list.response,
  notifications: notifications.unread.response,
  /** The address of the external dashboards; null without one, and for users who are not admins. */
  metabaseUrl: z.nullable(z.string()),
  /**
   * The position of the event stream at this request. Data that is requested together with this response or later, and
   * a stream that is opened with this `Last-Event-ID`, miss no change.
   */
  lastEventId: Instant,
})
export type StartData = z.infer<typeof StartData>

export const start = {
  get: endpoint({
    id: 'start.get',
    method: 'GET',
    path: '/v1/start',
    summary: 'Reúne o que toda página precisa ao abrir, e a posição dos eventos na hora.',
    response: StartData,
    roles: allRoles,
  }),
}
