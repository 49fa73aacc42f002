import { auth } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { forgotPassword, login, logout, resetPassword } from './auth.service.ts'

/**
 * Takes along what the browser kept for whoever comes next: photographs, signatures, and pages to go back to. Not what it
 * stores: the theme, and what others typed here, are theirs.
 */
const leaveNothing = { 'clear-site-data': '"cache"' }

/** The ways in and out. */
export function authRoutes(app: FastifyInstance): void {
  route(app, auth.login, ({ ctx, body }) => login(ctx, body))
  route(app, auth.logout, ({ ctx }) => logout(ctx), { headers: leaveNothing })
  route(app, auth.forgotPassword, ({ ctx, body }) => forgotPassword(ctx, body))
  route(app, auth.resetPassword, ({ ctx, body }) => resetPassword(ctx, body.token, body.password))
}
