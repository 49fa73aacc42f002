import * as z from 'zod/mini'
import { Phone } from '../core/documents.ts'
import { endpoint } from '../core/endpoint.ts'
import { listParameter, pageSchema, paging, Search } from '../core/paging.ts'
import { EditedVersion, Email, Id, line } from '../core/primitives.ts'
import { allRoles, Role } from '../core/roles.ts'
import { User, UserStatus } from './user.ts'

/** Common passwords that would pass the length rule; the server also rejects the user's e-mail. */
const commonPasswords = new Set([
  '1234567890',
  '0123456789',
  '12345678910',
  '123456789a',
  'qwertyuiop',
  'senha12345',
  'senha123456',
  'password123',
  'password1234',
  'mudar12345',
  'brasil2026',
  'abcdefghij',
  'abc1234567',
])

const isCommon = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase()) || /^(.)\1+$/u.test(password)

/** At least 10 characters, no composition rules, common passwords are rejected (product, section 5). */
export const Password = z.string().check(
  z.minLength(10),
  z.maxLength(200),
  z.refine((password) => !isCommon(password), 'Esta senha é muito comum. Escolha outra.'),
)

const editable = {
  name: line(120),
  email: Email,
  phone: z.nullish(Phone),
  role: Role,
  /** Admins only. Absent: true for users that an admin creates, false for users that a manager creates. */
  carriesOut: z.optional(z.boolean()),
}

export const NewUser = z.object({
  ...editable,
  password: z.optional(Password),
  /** The companies that the user becomes a member of. A manager may name only their own. */
  companyIds: z._default(z.array(Id).check(z.maxLength(1000)), []),
})
export type NewUser = z.output<typeof NewUser>

/** The remaining fields of a user (specification, section 7); absent ones are not changed. */
export const UserChanges = z.partial(
  z.object({ ...editable, status: z.enum(['active', 'inactive']), version: EditedVersion }),
)
export type UserChanges = z.output<typeof UserChanges>

/** How many sessions an admin has ended. */
export const EndedSessions = z.object({ ended: z.int() })
export type EndedSessions = z.infer<typeof EndedSessions>

const byId = z.object({ id: Id })

export const users = {
  me: endpoint({
    id: 'users.me',
    method: 'GET',
    path: '/v1/users/me',
    summary: 'Diz quem é a pessoa da sessão.',
    response: User,
    roles: allRoles,
  }),
  list: endpoint({
    id: 'users.list',
    method: 'GET',
    path: '/v1/users',
    summary: 'Lista usuários; um gestor vê os das próprias empresas.',
    query: z.object({
      ...paging(),
      /** Only these users, such as those whose ids another response contains. */
      id: z.optional(listParameter(Id, 100)),
      search: z.optional(Search),
      companyId: z.optional(Id),
      role: z.optional(Role),
      status: z.optional(UserStatus),
      sort: z._default(z.enum(['name', '-name', '-createdAt', '-lastLoginAt']), 'name'),
    }),
    response: pageSchema(User),
    roles: ['manager', 'admin'],
    errors: ['not_found'],
  }),
  create: endpoint({
    id: 'users.create',
    method: 'POST',
    path: '/v1/users',
    summary: 'Cadastra um usuário.',
    body: NewUser,
    response: User,
    status: 201,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'already_exists', 'limit_reached'],
    idempotent: true,
  }),
  update: endpoint({
    id: 'users.update',
    method: 'PUT',
    path: '/v1/users/:id',
    summary: 'Altera um usuário.',
    params: byId,
    body: UserChanges,
    response: User,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'version_conflict', 'already_exists', 'last_admin'],
    versioned: true,
  }),
  invite: endpoint({
    id: 'users.invite',
    method: 'POST',
    path: '/v1/users/:id/invite',
    summary: 'Envia de novo o convite a quem ainda não escolheu a senha; o link anterior deixa de valer.',
    params: byId,
    status: 202,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'not_invited'],
    idempotent: true,
  }),
  endSessions: endpoint({
    id: 'users.endSessions',
    method: 'DELETE',
    path: '/v1/users/:id/sessions',
    summary: 'Encerra as sessões abertas de um usuário, menos a que chama. Chaves de API continuam.',
    params: byId,
    response: EndedSessions,
    roles: ['admin'],
    errors: ['not_found', 'password_required'],
  }),
  endAllSessions: endpoint({
    id: 'users.endAllSessions',
    method: 'DELETE',
    path: '/v1/users/sessions',
    summary: 'Encerra as sessões abertas de todos, ou das pessoas de uma empresa, menos a que chama.',
    query: z.object({ companyId: z.optional(Id) }),
    response: EndedSessions,
    roles: ['admin'],
    errors: ['not_found', 'password_required'],
  }),
  remove: endpoint({
    id: 'users.remove',
    method: 'DELETE',
    path: '/v1/users/:id',
    summary: 'Desativa um usuário e encerra as sessões dele; o histórico fica.',
    params: byId,
    status: 204,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'last_admin'],
    versioned: true,
  }),
}
