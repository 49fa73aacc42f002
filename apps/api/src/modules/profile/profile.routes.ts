import { acceptances, profile } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { closeOwnSession } from '../sessions/index.ts'
import { listAcceptances, recordAcceptance } from './acceptances.service.ts'
import { changePassword, confirmPassword, endOtherSessions, listSessions, updateProfile } from './profile.service.ts'

/** Routes for the caller's own profile, sessions and acceptances. */
export function profileRoutes(app: FastifyInstance): void {
  route(app, profile.update, ({ ctx, body }) => updateProfile(ctx, body), { ownTransactions: true })
  route(app, profile.changePassword, ({ ctx, body }) => changePassword(ctx, body))
  route(app, profile.confirmPassword, ({ ctx, body }) => confirmPassword(ctx, body.currentPassword))
  route(app, profile.sessions, ({ ctx }) => listSessions(ctx))
  route(app, profile.endSession, ({ ctx, params }) => closeOwnSession(ctx, params.id))
  route(app, profile.endOtherSessions, ({ ctx }) => endOtherSessions(ctx))
  route(app, acceptances.list, ({ ctx }) => listAcceptances(ctx))
  route(app, acceptances.accept, ({ ctx, body }) => recordAcceptance(ctx, body))
}
