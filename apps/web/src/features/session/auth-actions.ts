import { auth, Credentials, ForgotPassword, Password } from '@malote/api-client'
import * as z from 'zod/mini'
import { api } from '../../lib/http/api'
import { checked } from './checked'
import type { Typed } from './use-checked-form'

export { currentUserQuery } from './session.queries'

/* Requests and validation of the guest pages. This chunk includes the contract and is larger than these pages; it
   is loaded
   while the user types. */

const NewPassword = z.object({ password: Password })

/** Signs in. */
export const signIn = async (typed: Typed) => api(auth.login, { body: checked(Credentials, typed) })

/** Requests an e-mail with a password link; `redirect` is the target after sign-in. */
export const askForLink = async (typed: Typed, redirect: { redirect?: string }) =>
  api(auth.forgotPassword, { body: { ...checked(ForgotPassword, typed), ...redirect } })

/** Sets the password with the token of the link. */
export const setPassword = async (typed: Typed, token: string) =>
  api(auth.resetPassword, { body: { token, ...checked(NewPassword, typed) } })
