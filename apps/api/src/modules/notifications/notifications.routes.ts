import { notificationPreferences, notifications } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import {
  countOwnUnread,
  getPreferences,
  listNotifications,
  markRead,
  updatePreferences,
} from './notifications.service.ts'

/** Routes for notifications. */
export function notificationRoutes(app: FastifyInstance): void {
  route(app, notifications.list, ({ ctx, query }) => listNotifications(ctx, query))
  route(app, notifications.unread, ({ ctx }) => countOwnUnread(ctx))
  route(app, notifications.read, ({ ctx, body }) => markRead(ctx, body.ids))
  route(app, notificationPreferences.get, ({ ctx }) => getPreferences(ctx))
  route(app, notificationPreferences.update, ({ ctx, body }) => updatePreferences(ctx, body.data))
}
