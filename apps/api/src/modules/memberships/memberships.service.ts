import {
  companyLimits,
  type EndpointOutput,
  type Membership,
  type MembershipChanges,
  type memberships,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { toTimestamp } from '../../platform/db/row-values.ts'
import { AppError, requireRow } from '../../platform/errors/app-error.ts'
import { newId } from '../../platform/security/ids.ts'
import { recordAudit } from '../audit/index.ts'
import { requireCompany } from '../companies/index.ts'
import {
  deleteMembership,
  insertMemberships,
  isKnownPerson,
  type MembershipFilters,
  type MembershipRow,
  selectCompanyOfMoreThan,
  selectMembership,
  selectMemberships,
  updateDispatches,
} from './memberships.sql.ts'

/** Lists the memberships of the companies that the caller may see. */
export async function listMemberships(
  ctx: Context,
  filters: MembershipFilters,
): Promise<EndpointOutput<typeof memberships.list>> {
  const { db, scope } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  if (filters.userId) await requirePerson(ctx, filters.userId)
  const { rows, meta } = await selectMemberships(db, scope, filters)
  return { data: rows.map(toMembership), meta }
}

/** Makes a user a member of a company. Idempotent. */
export function addMembership(ctx: Context, companyId: string, userId: string): Promise<Membership> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, scope } = requireSession(txCtx)
    await requireCompany(txCtx, companyId)
    await requirePerson(txCtx, userId)
    await addMemberships(txCtx, userId, [companyId])
    const row = await selectMembership(db, scope, companyId, userId)
    if (!row) throw new AppError('not_found')
    return toMembership(row)
  })
}

/** Makes a user a member of companies to which the caller's access was already checked. */
export async function addMemberships(ctx: Context, userId: string, companyIds: readonly string[]): Promise<void> {
  if (companyIds.length === 0) return
  const created_at = ctx.clock()
  const rows = [...new Set(companyIds)].map((company_id) => ({ id: newId(), company_id, user_id: userId, created_at }))
  const added = new Set(await insertMemberships(ctx.db, rows))
  const crowded = await selectCompanyOfMoreThan(ctx.db, companyIds, companyLimits.people)
  if (crowded && added.size > 0) {
    const detail = `${crowded} já tem ${companyLimits.people} pessoas. Tire da empresa quem não a usa mais.`
    throw new AppError('limit_reached', detail)
  }
  for (const { id, company_id } of rows.filter((row) => added.has(row.id))) {
    await recordAudit(ctx, { action: 'memberships.add', entityId: id, companyId: company_id, changes: { userId } })
  }
}

/** Grants or withdraws the permission to assign the company's orders to others. Idempotent. */
export function updateMembership(
  ctx: Context,
  companyId: string,
  userId: string,
  { dispatches }: MembershipChanges,
): Promise<Membership> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, scope } = requireSession(txCtx)
    const row = requireRow(await selectMembership(db, scope, companyId, userId), membershipNotFound)
    if (row.dispatches !== dispatches) {
      await updateDispatches(db, row.id, dispatches)
      const changes = { userId, dispatches: { from: row.dispatches, to: dispatches } }
      await recordAudit(txCtx, { action: 'memberships.update', entityId: row.id, companyId, changes })
    }
    return toMembership({ ...row, dispatches })
  })
}

const membershipNotFound = 'Vínculo não encontrado.'

/** Removes a user from a company: their past actions stay, their access ends. */
export function removeMembership(ctx: Context, companyId: string, userId: string): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, scope } = requireSession(txCtx)
    const row = requireRow(await selectMembership(db, scope, companyId, userId), membershipNotFound)
    await deleteMembership(db, row.id)
    await recordAudit(txCtx, { action: 'memberships.remove', entityId: row.id, companyId, changes: { userId } })
  })
}

async function requirePerson(ctx: Context, userId: string): Promise<void> {
  const { db, scope } = requireSession(ctx)
  if (!(await isKnownPerson(db, scope, userId))) throw new AppError('not_found', 'Usuário não encontrado.')
}

/** Maps a row to a membership of the API. */
function toMembership(row: MembershipRow): Membership {
  return {
    id: row.id,
    companyId: row.company_id,
    company: { id: row.company_id, name: row.company_name },
    user: {
      id: row.user_id,
      name: row.name,
      email: row.email,
      role: row.role,
      status: row.status,
      lastLoginAt: toTimestamp(row.last_login_at),
    },
    dispatches: row.dispatches,
    createdAt: row.created_at.toISOString(),
  }
}
