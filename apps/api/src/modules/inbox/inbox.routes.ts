import { inbox } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { decideAboutMessage, getInboxMessage, listInboxMessages, openInboxAttachment } from './inbox.service.ts'
import { receiveInboxMessage } from './receive.service.ts'

/** Routes for messages that may become orders. */
export function inboxRoutes(app: FastifyInstance): void {
  // Reading the message takes seconds at worst, and no connection waits for it.
  route(app, inbox.receive, ({ ctx, query, raw }) => receiveInboxMessage(ctx, query, raw), { ownTransactions: true })
  route(app, inbox.list, ({ ctx, query }) => listInboxMessages(ctx, query))
  route(app, inbox.get, ({ ctx, params }) => getInboxMessage(ctx, params.id))
  route(app, inbox.decide, ({ ctx, params, body }) => decideAboutMessage(ctx, params.id, body))
  route(app, inbox.file, ({ ctx, params }) => openInboxAttachment(ctx, params.id, params.attachmentId))
}
