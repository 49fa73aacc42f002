import * as z from 'zod/mini'
import { withDescription } from '../core/described.ts'
import { endpoint } from '../core/endpoint.ts'
import { trimLinkToken } from '../core/link-token.ts'
import { Email, Instant, line } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { User } from './user.ts'
import { Password } from './users.ts'

/** The input of sign-in. The password has no rules here, because older passwords must still be accepted. */
export const Credentials = z.object({
  email: Email,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type Credentials = z.input<typeof Credentials>

/** An opaque bearer token, and its user. */
export const Session = z.object({
  token: withDescription(
    z.string(),
    'Vai em Authorization: Bearer. Termina depois de 7 dias sem uso, e no máximo 30 dias depois de criado.',
  ),
  user: User,
  /** Absent from a provider that offers the calls of the specification only. */
  expiresAt: withDescription(
    z.optional(Instant),
    'Quando o token termina sem outro uso. Cada uso adia o fim, até 30 dias depois de criado.',
  ),
})
export type Session = z.infer<typeof Session>

/** A path of the same origin that no browser resolves to another origin. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to reject
const ownPath = /^\/(?:[^/\\\s\x00-\x1f\x7f-\x9f][^\\\s\x00-\x1f\x7f-\x9f]*)?$/
const OwnPath = z
  .string()
  .check(z.maxLength(2000), z.regex(ownPath, 'Informe um caminho do próprio site, como /usuarios.'))

export const ForgotPassword = z.object({
  email: Email,
  /** The page that the user requested before the password reset; the link in the e-mail leads there at the end. */
  redirect: z.optional(OwnPath),
})
export type ForgotPassword = z.output<typeof ForgotPassword>
export const ResetPassword = z.object({
  token: line(200).check(z.overwrite(trimLinkToken), z.minLength(1)),
  password: Password,
})

export const auth = {
  login: endpoint({
    id: 'auth.login',
    method: 'POST',
    path: '/v1/auth/login',
    summary: 'Abre uma sessão. Cinco erros pausam a conta e o endereço por cinco minutos.',
    body: Credentials,
    response: Session,
    roles: 'public',
    errors: ['invalid_credentials'],
  }),
  logout: endpoint({
    id: 'auth.logout',
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'Encerra a sessão do token.',
    status: 204,
    roles: allRoles,
  }),
  forgotPassword: endpoint({
    id: 'auth.forgotPassword',
    method: 'POST',
    path: '/v1/auth/forgot-password',
    summary: 'Envia o link para criar uma senha nova; responde igual, exista ou não o e-mail.',
    body: ForgotPassword,
    status: 202,
    roles: 'public',
  }),
  resetPassword: endpoint({
    id: 'auth.resetPassword',
    method: 'POST',
    path: '/v1/auth/reset-password',
    summary: 'Troca a senha com o token do e-mail (30 minutos, um só uso) e encerra as sessões abertas.',
    body: ResetPassword,
    status: 204,
    roles: 'public',
    errors: ['invalid_token'],
  }),
}
