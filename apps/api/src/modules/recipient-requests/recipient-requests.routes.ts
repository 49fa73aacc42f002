import { recipientRequests } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { decideRecipientRequest, listRecipientRequests } from './decide.service.ts'

/** Routes for the operation's side of the requests; recipients send them under their tracking link. */
export function recipientRequestRoutes(app: FastifyInstance): void {
  route(app, recipientRequests.list, ({ ctx, params }) => listRecipientRequests(ctx, params.orderNumber))
  route(app, recipientRequests.decide, ({ ctx, params, body }) =>
    decideRecipientRequest(ctx, params.orderNumber, params.requestId, body),
  )
}
