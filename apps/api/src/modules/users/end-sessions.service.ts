import type { EndedSessions } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { requireRow } from '../../platform/errors/app-error.ts'
import { recordAudit } from '../audit/index.ts'
import { requireCompany } from '../companies/index.ts'
import { assertRecentPassword, endAllSessions, endUserSessions } from '../sessions/index.ts'
import { selectUser } from './users.sql.ts'

/** Ends the sessions of a user, except the caller's current one. */
export async function endSessions(ctx: Context, id: string): Promise<EndedSessions> {
  assertRecentPassword(ctx)
  const { name } = requireRow(await selectUser(ctx.db, id), 'Usuário não encontrado.')
  const ended = await endUserSessions(ctx, id)
  await recordAudit(ctx, { action: 'users.endSessions', entityId: id, changes: { name, ended } })
  return { ended }
}

/** Ends the sessions of all users or of the members of a company, except the caller's current one. */
export async function endSessionsOfAll(ctx: Context, companyId: string | undefined): Promise<EndedSessions> {
  const { user } = requireSession(ctx)
  assertRecentPassword(ctx)
  if (companyId) await requireCompany(ctx, companyId)
  const ended = await endAllSessions(ctx, companyId)
  const subject = companyId ? ({ entity: 'company', entityId: companyId, companyId } as const) : { entityId: user.id }
  await recordAudit(ctx, { action: 'users.endAllSessions', ...subject, changes: { ended } })
  return { ended }
}
