import {
  companyLimits,
  type EndpointOutput,
  type NewUser,
  type User,
  type UserChanges,
  type users,
} from '@malote/api-client/contract'
import { formatGreeting } from '../../domain/greeting.ts'
import { type AuthenticatedCaller, type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { convertDuplicate } from '../../platform/db/database.ts'
import { AppError, fieldError, requireRow } from '../../platform/errors/app-error.ts'
import { assertVersion, type ExpectedVersion } from '../../platform/errors/version-conflict.ts'
import { countAgainstLimit } from '../../platform/limits/request-counts.service.ts'
import { newId } from '../../platform/security/ids.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { differences, findRecordedChanges, recordAudit } from '../audit/index.ts'
import { assertCompanyActive, requireCompany } from '../companies/index.ts'
import { queueEmail } from '../mail/index.ts'
import { addMemberships } from '../memberships/index.ts'
import { assertInvitationInterval, deleteLinks, sendInvitation } from '../password-links/index.ts'
import { closeOtherSessions, closeUserSessions } from '../sessions/index.ts'
import { assertPasswordSafe } from './credentials.service.ts'
import { toAuditedUser, toUser } from './to-user.ts'
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

/** Returns the caller. */
export async function getMe(ctx: Context): Promise<User> {
  const { db, user } = requireSession(ctx)
  const row = await selectUser(db, user.id)
  if (!row) throw new AppError('unauthenticated')
  return toUser(row)
}

/** Lists the users that the caller may see. */
export async function listUsers(ctx: Context, filters: UserFilters): Promise<EndpointOutput<typeof users.list>> {
  const { db, scope } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const { rows, meta } = await selectUsers(db, scope, filters)
  return { data: rows.map(toUser), meta }
}

/** Creates a user; without a password, the user sets one through the invitation. */
export function createUser(ctx: Context, input: NewUser): Promise<User> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    if (user.role === 'manager') assertManagerMayCreate(input)
    for (const [index, companyId] of input.companyIds.entries()) {
      assertCompanyActive(await requireCompany(txCtx, companyId), `/companyIds/${index}`)
    }
    assertPasswordSafe(input.password, input.email)
    const row = await convertDuplicate(
      insertUser(db, {
        id: newId(),
        name: input.name,
        email: input.email,
        phone: input.phone ?? null,
        role: input.role,
        status: input.password ? 'active' : 'invited',
        password_hash: input.password ? await hashPassword(input.password) : null,
        carries_out: input.carriesOut ?? user.role === 'admin',
        created_at: now,
        updated_at: now,
      }),
      uniqueEmail,
    )
    await addMemberships(txCtx, row.id, input.companyIds)
    if (row.status === 'invited') await invite(txCtx, row)
    const { name, email, role } = row
    const changes = { name, email, role, companyIds: input.companyIds }
    await recordAudit(txCtx, { action: 'users.create', entityId: row.id, changes })
    return toUser(row)
  })
}

/** Changes a user; absent fields stay unchanged. */
export function updateUser(
  ctx: Context,
  id: string,
  changes: UserChanges,
  expectedVersion?: ExpectedVersion,
): Promise<User> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    if (changes.role !== undefined || changes.status !== undefined) await lockAdmins(db)
    const before = await findEditable(txCtx, id)
    await assertVersion(txCtx, before, expectedVersion, findRecordedChanges)
    const role = changes.role ?? before.role
    if (user.role === 'manager') assertManagerMayChange(before, changes)
    const moved = changes.email !== undefined && changes.email !== before.email
    // A reactivation or a new e-mail must not keep the old password of the account.
    const renewed = before.password_hash !== null && mustResetPassword(user, before, changes, moved)
    const password_hash = renewed ? null : before.password_hash
    const status = nextStatus({ ...before, password_hash }, renewed ? 'active' : changes.status)
    if (user.role === 'manager' && role === 'admin') throw new AppError('forbidden', onlyAdmins)
    if (user.role === 'manager' && user.id === id && (role !== before.role || status !== before.status)) {
      throw new AppError('forbidden', 'Você não pode mudar o próprio perfil. Peça a um administrador.')
    }
    if (role !== 'admin' || status !== 'active') await keepAnAdmin(db, before)
    const row = await convertDuplicate(
      updateUserRow(db, id, {
        name: changes.name ?? before.name,
        email: changes.email ?? before.email,
        phone: changes.phone === undefined ? before.phone : changes.phone,
        role,
        status,
        password_hash,
        carries_out: getCarriesOut(user, before, changes),
        deactivated_by_admin: deactivatedByAdmin(user, before, status),
        version: before.version + 1,
        updated_at: now,
      }),
      uniqueEmail,
    )
    const isInactive = row.status === 'inactive'
    if (isInactive || renewed) await closeUserSessions(txCtx, id)
    // A deactivated account or the old address must not have a valid link, also when the account is active again.
    if (moved || renewed || isInactive) await deleteLinks(txCtx, id)
    if (moved && before.status !== 'invited') await notifyPreviousEmail(txCtx, before, row)
    const needsLink = moved || renewed || before.status === 'inactive'
    if (row.status === 'invited' && needsLink) await invite(txCtx, row)
    const changed = differences(toAuditedUser(before), toAuditedUser(row))
    await recordAudit(txCtx, { action: 'users.update', entityId: id, changes: changed })
    return toUser(row)
  })
}

/** Sends the invitation again; the previous link becomes invalid. */
export function inviteUser(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const row = await findEditable(txCtx, id)
    if (row.status !== 'invited') {
      const active = row.status === 'active'
      const detail = active ? 'Esta pessoa já escolheu a senha e pode entrar.' : 'Reative a pessoa antes de convidar.'
      throw new AppError('not_invited', detail)
    }
    await assertInvitationInterval(txCtx, id)
    await invite(txCtx, row)
    await recordAudit(txCtx, { action: 'users.invite', entityId: id, changes: {} })
  })
}

/** Sends an invitation; managers, who may enter any address, have an hourly limit. */
async function invite(ctx: Context, person: UserRow): Promise<void> {
  const { user } = requireSession(ctx)
  if (user.role === 'manager') {
    await countAgainstLimit(ctx, {
      key: `invitations ${user.id}`,
      windowMs: hourMs,
      maximum: companyLimits.invitationsPerHour,
      detail: 'Você enviou convites demais. Tente de novo em uma hora.',
    })
  }
  await sendInvitation(ctx, person)
}

const hourMs = 3_600_000

/** Deactivates a user: they can no longer sign in, and their past actions keep their name. */
export async function removeUser(ctx: Context, id: string, expectedVersion?: ExpectedVersion): Promise<void> {
  await updateUser(ctx, id, { status: 'inactive' }, expectedVersion)
}

const onlyAdmins = 'Somente um administrador dá o perfil de administrador.'

async function findEditable(ctx: Context, id: string): Promise<UserRow> {
  const { db, scope } = requireSession(ctx)
  const row = requireRow(await lockUser(db, scope, id), 'Usuário não encontrado.')
  // A new e-mail gives access to the account, and to companies that this manager does not manage.
  if (scope !== 'all' && (await hasOtherCompanies(db, id, scope.memberId))) {
    throw new AppError('forbidden', 'Esta pessoa também atende outras empresas: peça a alteração a um administrador.')
  }
  return row
}

/** Checks what a manager may not change: users of the provider, and users that an admin deactivated. */
function assertManagerMayChange(before: UserRow, changes: UserChanges): void {
  if (changes.carriesOut) throw new AppError('forbidden', 'Somente um administrador permite executar entregas.')
  if (changes.status === 'active' && before.status === 'inactive' && before.deactivated_by_admin) {
    throw new AppError('forbidden', 'Um administrador desativou esta pessoa: peça a ele que a reative.')
  }
  const isProviders = before.role === 'operator' && before.carries_out
  if (isProviders && changes.email !== undefined && changes.email !== before.email) {
    throw new AppError('forbidden', 'Esta pessoa é da equipe de entregas: peça a troca do e-mail a um administrador.')
  }
}

/** Whether a user must set a password again, through a link to the address of the account. */
function mustResetPassword(
  user: AuthenticatedCaller['user'],
  before: UserRow,
  changes: UserChanges,
  moved: boolean,
): boolean {
  if (before.status === 'active') return moved && user.id !== before.id && changes.status !== 'inactive'
  return before.status === 'inactive' && changes.status === 'active' && (moved || user.role === 'manager')
}

/** A manager cannot add users to the delivery team, by a change of role either. */
function getCarriesOut(user: AuthenticatedCaller['user'], before: UserRow, { role, carriesOut }: UserChanges): boolean {
  if (user.role === 'admin') return carriesOut ?? before.carries_out
  return before.carries_out && carriesOut !== false && (role === undefined || role === before.role)
}

function deactivatedByAdmin(user: AuthenticatedCaller['user'], before: UserRow, status: UserRow['status']): boolean {
  if (status !== 'inactive') return false
  return before.status === 'inactive' ? before.deactivated_by_admin : user.role === 'admin'
}

/** Notifies the old address, since its owner may not have requested the change, and ends the open sessions. */
async function notifyPreviousEmail(ctx: Context, before: UserRow, after: UserRow): Promise<void> {
  const { user } = requireSession(ctx)
  if (user.id === after.id) await closeOtherSessions(ctx)
  else await closeUserSessions(ctx, after.id)
  const body = [
    formatGreeting(before.name),
    `O e-mail do seu acesso ao Malote foi trocado por ${user.name}. Este endereço não serve mais para entrar.`,
    'Se você não esperava por isso, fale com um administrador.',
  ].join('\n\n')
  await queueEmail(ctx, { recipient: before.email, subject: 'Seu e-mail de acesso ao Malote mudou', body })
}

/** A reactivated user without a password is invited again. */
function nextStatus(before: UserRow, requested: UserChanges['status']): UserRow['status'] {
  if (requested === 'active') return before.password_hash === null ? 'invited' : 'active'
  return requested ?? before.status
}

async function keepAnAdmin(db: AuthenticatedCaller['db'], before: UserRow): Promise<void> {
  if (before.role !== 'admin' || before.status !== 'active') return
  if (!(await hasOtherActiveAdmin(db, before.id))) throw new AppError('last_admin')
}

/**
 * Checks that another active admin exists.
 *
 * @throws AppError `last_admin`.
 */
export async function assertAnotherAdmin(ctx: Context, id: string): Promise<void> {
  await lockAdmins(ctx.db)
  const row = await lockUser(ctx.db, 'all', id)
  if (row) await keepAnAdmin(ctx.db, row)
}

function assertManagerMayCreate({ role, companyIds, carriesOut }: NewUser): void {
  if (carriesOut) throw new AppError('forbidden', 'Somente um administrador permite executar entregas.')
  if (role === 'admin') throw new AppError('forbidden', onlyAdmins)
  if (companyIds.length === 0) throw fieldError('/companyIds', 'Escolha pelo menos uma das suas empresas.')
}

/** The e-mail of a user, for `convertDuplicate`. */
export const uniqueEmail = {
  constraint: 'users_email_key',
  pointer: '/email',
  message: 'Este e-mail já tem cadastro.',
}
