import { auth, Credentials, ForgotPassword, Password } from '@malote/api-client'
import * as z from 'zod/mini'
import type { FormInput } from '../../lib/forms/page-form.ts'
import { validate } from '../../lib/forms/validate.ts'
import { api } from '../../lib/http/api.ts'

export { currentUserQuery } from './session.queries.ts'

/* Requests and validation of the guest pages. This chunk includes the contract and is larger than these pages; it
   is loaded
   while the user types. */

const NewPassword = z.object({ password: Password })

/** Signs in. */
export const signIn = async (typed: FormInput) => api(auth.login, { body: validate(Credentials, typed) })

/** Requests an e-mail with a password link; `redirect` is the target after sign-in. */
export const requestPasswordLink = async (typed: FormInput, redirect: { redirect?: string }) =>
  api(auth.forgotPassword, { body: { ...validate(ForgotPassword, typed), ...redirect } })

/** Sets the password with the token of the link. */
export const setPassword = async (typed: FormInput, token: string) =>
  api(auth.resetPassword, { body: { token, ...validate(NewPassword, typed) } })
