import { users } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { endSessions, endSessionsOfAll } from './end-sessions.service.ts'
import { createUser, getMe, inviteUser, listUsers, removeUser, updateUser } from './users.service.ts'

/** Routes for users and the caller's own user. */
export function userRoutes(app: FastifyInstance): void {
  route(app, users.me, ({ ctx }) => getMe(ctx))
  route(app, users.list, ({ ctx, query }) => listUsers(ctx, query))
  route(app, users.create, ({ ctx, body }) => createUser(ctx, body))
  route(app, users.update, ({ ctx, params, body, expectedVersion }) =>
    updateUser(ctx, params.id, body, expectedVersion),
  )
  route(app, users.invite, ({ ctx, params }) => inviteUser(ctx, params.id))
  route(app, users.endSessions, ({ ctx, params }) => endSessions(ctx, params.id))
  route(app, users.endAllSessions, ({ ctx, query }) => endSessionsOfAll(ctx, query.companyId))
  route(app, users.remove, ({ ctx, params, expectedVersion }) => removeUser(ctx, params.id, expectedVersion))
}
