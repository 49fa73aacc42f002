import * as z from 'zod/mini'
import { Phone } from '../core/documents.ts'
import { endpoint } from '../core/endpoint.ts'
import { Email, Id, line } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { OpenSession, User } from './user.ts'
import { Password } from './users.ts'

/**
 * The fields that users change in their own profile; absent ones are not changed. A new e-mail requires the password,
 * because the e-mail gives access to the account.
 */
export const ProfileChanges = z.partial(
  z.object({
    name: line(120),
    phone: z.nullable(Phone),
    email: Email,
    currentPassword: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
)
export type ProfileChanges = z.output<typeof ProfileChanges>

export const PasswordChange = z.object({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(200)),
  password: Password,
})
export type PasswordChange = z.output<typeof PasswordChange>

export const profile = {
  update: endpoint({
    id: 'profile.update',
    method: 'PUT',
    path: '/v1/users/me',
    summary: 'Altera os próprios dados. Um e-mail novo pede a senha atual e é avisado no endereço antigo.',
    body: ProfileChanges,
    response: User,
    roles: allRoles,
    errors: ['already_exists'],
  }),
  changePassword: endpoint({
    id: 'profile.changePassword',
    method: 'PUT',
    path: '/v1/users/me/password',
    summary: 'Troca a própria senha e encerra as outras sessões. Cinco erros pausam por cinco minutos.',
    body: PasswordChange,
    status: 204,
    roles: allRoles,
  }),
  confirmPassword: endpoint({
    id: 'profile.confirmPassword',
    method: 'POST',
    path: '/v1/users/me/confirm-password',
    summary:
      'Confirma a própria senha. Por dez minutos, a sessão pode o que responde password_required sem isto. Cinco erros pausam por cinco minutos.',
    body: z.object({ currentPassword: z.string().check(z.minLength(1), z.maxLength(200)) }),
    status: 204,
    roles: allRoles,
  }),
  sessions: endpoint({
    id: 'profile.sessions',
    method: 'GET',
    path: '/v1/users/me/sessions',
    summary: 'Lista as próprias sessões abertas, a mais usada recentemente primeiro.',
    response: z.object({ data: z.array(OpenSession) }),
    roles: allRoles,
  }),
  endSession: endpoint({
    id: 'profile.endSession',
    method: 'DELETE',
    path: '/v1/users/me/sessions/:id',
    summary: 'Encerra uma das próprias sessões.',
    params: z.object({ id: Id }),
    status: 204,
    roles: allRoles,
    errors: ['not_found', 'password_required'],
  }),
  endOtherSessions: endpoint({
    id: 'profile.endOtherSessions',
    method: 'DELETE',
    path: '/v1/users/me/sessions',
    summary: 'Encerra todas as próprias sessões, menos a que chama.',
    status: 204,
    roles: allRoles,
    errors: ['password_required'],
  }),
}
