import { recipientMessages } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { getMessagePreference, setMessagePreference } from './preferences.service.ts'
import { listRecipientMessages, resendRecipientMessage } from './queue.service.ts'

/** Routes for the messages to recipients. */
export function recipientMessageRoutes(app: FastifyInstance): void {
  route(app, recipientMessages.list, ({ ctx, params }) => listRecipientMessages(ctx, params.orderNumber))
  route(app, recipientMessages.resend, ({ ctx, params }) =>
    resendRecipientMessage(ctx, params.orderNumber, params.stopId),
  )
  route(app, recipientMessages.preference, ({ ctx, params }) => getMessagePreference(ctx, params))
  route(app, recipientMessages.setPreference, ({ ctx, params, body }) => setMessagePreference(ctx, params, body))
}
