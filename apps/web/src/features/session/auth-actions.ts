import { auth, Credentials, ForgotPassword, Password } from '@malote/api-client'
import * as z from 'zod/mini'
import { api } from '../../lib/http/api'
import { checked } from './checked'
import type { Typed } from './use-checked-form'

export { currentUserQuery } from './session.queries'

/*
 * What the pages before sign-in check and ask. It holds the contract and what reads it, more than these pages weigh
 * themselves, and nobody misses it before the form is sent: it comes while they type.
 */

const NewPassword = z.object({ password: Password })

/** Opens a session. */
export const signIn = async (typed: Typed) => api(auth.login, { body: checked(Credentials, typed) })

/** Asks for an e-mail with a link; `redirect` is where that leads in the end. */
export const askForLink = async (typed: Typed, redirect: { redirect?: string }) =>
  api(auth.forgotPassword, { body: { ...checked(ForgotPassword, typed), ...redirect } })

/** Sets the password with the token of the link. */
export const setPassword = async (typed: Typed, token: string) =>
  api(auth.resetPassword, { body: { token, ...checked(NewPassword, typed) } })
