import type { User } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { convertDuplicate } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { verifyPassword } from '../../platform/security/passwords.ts'
import { differences, recordAudit } from '../audit/index.ts'
import { toAuditedUser, toUser } from './to-user.ts'
import { uniqueEmail } from './users.service.ts'
import { lockUser, selectUser, type UserRow, updateUserRow } from './users.sql.ts'

interface Details {
  readonly name?: string | undefined
  readonly phone?: string | null | undefined
  readonly email?: string | undefined
}

/** Whether this is the caller's password. */
export async function hasPassword(ctx: Context, password: string): Promise<boolean> {
  const { db, user } = requireSession(ctx)
  const row = await selectUser(db, user.id)
  return verifyPassword(row?.password_hash ?? null, password)
}

/** Changes the caller's own details, in the caller's transaction; never role or status. */
export async function changeOwnDetails(ctx: Context, details: Details): Promise<{ before: UserRow; user: User }> {
  const { db, now, user } = requireSession(ctx)
  const before = await lockUser(db, 'all', user.id)
  if (!before) throw new AppError('unauthenticated')
  const { name = before.name, email = before.email, phone = before.phone } = details
  const same = name === before.name && email === before.email && phone === before.phone
  const version = same ? before.version : before.version + 1
  const row = await convertDuplicate(
    updateUserRow(db, user.id, { name, email, phone, version, updated_at: now }),
    uniqueEmail,
  )
  const changes = differences(toAuditedUser(before), toAuditedUser(row))
  if (!same) {
    await recordAudit(ctx, { action: 'profile.update', entityId: user.id, changes })
  }
  return { before, user: toUser(row) }
}
