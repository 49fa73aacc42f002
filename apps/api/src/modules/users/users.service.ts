import type { EndpointOutput, NewUser, User, UserChanges, users } from '@malote/api-client/contract'
import { AppError, fieldError } from '../../platform/app-error.ts'
import { type Context, inTransaction, requireSession, type SignedIn } from '../../platform/context.ts'
import { violatedConstraint } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { differences, recordAudit, refuseOtherVersion } from '../audit/index.ts'
import { requireCompany } from '../companies/index.ts'
import { addMemberships } from '../memberships/index.ts'
import { dropLinks, refuseSoonAgain, sendInvitation } from '../password-links/index.ts'
import { closeSessionsOf } from '../sessions/index.ts'
import { refuseGuessablePassword } from './credentials.service.ts'
import { toUser } from './user.ts'
import {
  hasOtherActiveAdmin,
  hasOtherCompanies,
  insertUser,
  lockAdmins,
  lockUser,
  selectUser,
  selectUsers,
  type UserFilters,
  type UserRow,
  updateUserRow,
} from './users.sql.ts'

/** The caller. */
export async function getMe(ctx: Context): Promise<User> {
  const { db, user } = requireSession(ctx)
  const row = await selectUser(db, user.id)
  if (!row) throw new AppError('unauthenticated')
  return toUser(row)
}

/** A page of the people the caller may know of. */
export async function listUsers(ctx: Context, filters: UserFilters): Promise<EndpointOutput<typeof users.list>> {
  const { db, scope } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const { rows, meta } = await selectUsers(db, scope, filters)
  return { data: rows.map(toUser), meta }
}

/** Registers a person; without a password they choose one through the invitation. */
export function createUser(ctx: Context, input: NewUser): Promise<User> {
  return inTransaction(ctx, async (inside) => {
    const { db, now, user } = requireSession(inside)
    if (user.role === 'manager') refuseForManager(input)
    for (const companyId of input.companyIds) await requireCompany(inside, companyId)
    refuseGuessablePassword(input.password, input.email)
    const row = await explainTaken(
      insertUser(db, {
        id: newId(),
        name: input.name,
        email: input.email,
        phone: input.phone ?? null,
        role: input.role,
        status: input.password ? 'active' : 'invited',
        password_hash: input.password ? await hashPassword(input.password) : null,
        created_at: now,
        updated_at: now,
      }),
    )
    await addMemberships(inside, row.id, input.companyIds)
    if (row.status === 'invited') await sendInvitation(inside, row)
    const { name, email, role } = row
    const changes = { name, email, role, companyIds: input.companyIds }
    await recordAudit(inside, { action: 'users.create', entity: 'user', entityId: row.id, changes })
    return toUser(row)
  })
}

/** Changes a person; what is absent stays as it is. */
export function updateUser(ctx: Context, id: string, changes: UserChanges, inHeader?: number): Promise<User> {
  return inTransaction(ctx, async (inside) => {
    const { db, now, user } = requireSession(inside)
    if (changes.role !== undefined || changes.status !== undefined) await lockAdmins(db)
    const before = await findEditable(inside, id)
    await refuseOtherVersion(inside, before, inHeader ?? changes.version)
    const role = changes.role ?? before.role
    const status = nextStatus(before, changes.status)
    if (user.role === 'manager' && role === 'admin') throw new AppError('forbidden', onlyAdmins)
    if (user.role === 'manager' && user.id === id && (role !== before.role || status !== before.status)) {
      throw new AppError('forbidden', 'Você não pode mudar o próprio perfil. Peça a um administrador.')
    }
    if (role !== 'admin' || status !== 'active') await keepAnAdmin(db, before)
    const row = await explainTaken(
      updateUserRow(db, id, {
        name: changes.name ?? before.name,
        email: changes.email ?? before.email,
        phone: changes.phone === undefined ? before.phone : changes.phone,
        role,
        status,
        version: before.version + 1,
        updated_at: now,
      }),
    )
    if (row.status === 'inactive') await closeSessionsOf(inside, id)
    if (row.email !== before.email) {
      // The old address must not keep a link into the account; somebody invited needs one at the new address.
      await dropLinks(inside, id)
      if (row.status === 'invited') await sendInvitation(inside, row)
    }
    const changed = differences(recordOf(before), recordOf(row))
    await recordAudit(inside, { action: 'users.update', entity: 'user', entityId: id, changes: changed })
    return toUser(row)
  })
}

/** Sends the invitation again; the link of the one before is worth nothing from here on. */
export function inviteUser(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const row = await findEditable(inside, id)
    if (row.status !== 'invited') {
      const active = row.status === 'active'
      const detail = active ? 'Esta pessoa já escolheu a senha e pode entrar.' : 'Reative a pessoa antes de convidar.'
      throw new AppError('not_invited', detail)
    }
    await refuseSoonAgain(inside, id)
    await sendInvitation(inside, row)
    await recordAudit(inside, { action: 'users.invite', entity: 'user', entityId: id, changes: {} })
  })
}

/** Deactivates a person: they cannot sign in any more, and what they did keeps their name. */
export async function removeUser(ctx: Context, id: string): Promise<void> {
  await updateUser(ctx, id, { status: 'inactive' })
}

const onlyAdmins = 'Somente um administrador dá o perfil de administrador.'

async function findEditable(ctx: Context, id: string): Promise<UserRow> {
  const { db, scope } = requireSession(ctx)
  const row = await lockUser(db, scope, id)
  if (!row) throw new AppError('not_found', 'Usuário não encontrado.')
  // Whoever can change an e-mail can take the account over, and with it the companies this manager has no part in.
  if (scope !== 'all' && (await hasOtherCompanies(db, id, scope.memberId))) {
    throw new AppError('forbidden', 'Esta pessoa também atende outras empresas: peça a alteração a um administrador.')
  }
  return row
}

/** Reactivating somebody who never chose a password leaves them invited. */
function nextStatus(before: UserRow, wanted: UserChanges['status']): UserRow['status'] {
  if (wanted === 'active') return before.password_hash === null ? 'invited' : 'active'
  return wanted ?? before.status
}

async function keepAnAdmin(db: SignedIn['db'], before: UserRow): Promise<void> {
  if (before.role !== 'admin' || before.status !== 'active') return
  if (!(await hasOtherActiveAdmin(db, before.id))) throw new AppError('last_admin')
}

/** Refuses to lose a person without whom nobody would be admin. */
export async function requireAnotherAdmin(ctx: Context, id: string): Promise<void> {
  await lockAdmins(ctx.db)
  const row = await lockUser(ctx.db, 'all', id)
  if (row) await keepAnAdmin(ctx.db, row)
}

function refuseForManager({ role, companyIds }: NewUser): void {
  if (role === 'admin') throw new AppError('forbidden', onlyAdmins)
  if (companyIds.length === 0) throw fieldError('/companyIds', 'Escolha pelo menos uma das suas empresas.')
}

/** Says under which field an e-mail is taken already. */
export async function explainTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) !== 'users_email_key') throw error
    const message = 'Este e-mail já tem cadastro.'
    throw new AppError('already_exists', message, { errors: [{ pointer: '/email', code: 'already_exists', message }] })
  }
}

/** What of a person is written down when somebody changes it. */
export function recordOf({ name, email, phone, role, status, version }: UserRow): Record<string, unknown> {
  return { name, email, phone, role, status, version }
}
