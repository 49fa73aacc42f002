import { auth } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { forgotPassword, login, logout, resetPassword } from './auth.service.ts'

/**
 * Clears the browser cache on sign-out: photographs, signatures and pages of the back button. Storage is not cleared,
 * because it holds the theme and the drafts of other users of this browser.
 */
const clearCacheHeader = { 'clear-site-data': '"cache"' }

/** Routes to sign in, sign out and reset a password. */
export function authRoutes(app: FastifyInstance): void {
  route(app, auth.login, ({ ctx, body }) => login(ctx, body))
  route(app, auth.logout, ({ ctx }) => logout(ctx), { headers: clearCacheHeader })
  route(app, auth.forgotPassword, ({ ctx, body }) => forgotPassword(ctx, body))
  route(app, auth.resetPassword, ({ ctx, body }) => resetPassword(ctx, body.token, body.password))
}
