import type { User } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { fieldError } from '../../platform/errors/app-error.ts'
import { isGuessable } from '../../platform/security/guessable-passwords.ts'
import { hashPassword, verifyPassword } from '../../platform/security/passwords.ts'
import { toUser } from './to-user.ts'
import { selectUser, selectUserByEmail, type UserRow, updateUserRow } from './users.sql.ts'

/** Returns the user with an e-mail and a password, if they may sign in. Takes the same time in all cases. */
export async function findByCredentials(ctx: Context, email: string, password: string): Promise<string | undefined> {
  const row = await selectUserByEmail(ctx.db, email)
  const right = await verifyPassword(row?.password_hash ?? null, password)
  return row && right && row.status === 'active' ? row.id : undefined
}

/** Returns the user with an e-mail, unless deactivated. */
export async function findByEmail(ctx: Context, email: string): Promise<UserRow | undefined> {
  const row = await selectUserByEmail(ctx.db, email)
  return row?.status === 'inactive' ? undefined : row
}

/** Saves the time of a sign-in. */
export async function recordLogin(ctx: Context, id: string): Promise<User> {
  return toUser(await updateUserRow(ctx.db, id, { last_login_at: ctx.clock() }))
}

/** Sets a user's password; an invited user becomes active. Returns whether the user exists. */
export async function setPassword(ctx: Context, id: string, password: string): Promise<boolean> {
  const row = await selectUser(ctx.db, id)
  if (!row || row.status === 'inactive') return false
  assertPasswordSafe(password, row.email)
  const password_hash = await hashPassword(password)
  await updateUserRow(ctx.db, id, { password_hash, status: 'active', updated_at: ctx.clock() })
  return true
}

/**
 * Applies the password rules that depend on the user, or on lists too long for the browser.
 *
 * @throws AppError `validation_failed` at `/password`.
 */
export function assertPasswordSafe(password: string | undefined, email: string): void {
  if (password === undefined) return
  if (password.toLowerCase() === email) throw fieldError('/password', 'A senha não pode ser o próprio e-mail.')
  if (isGuessable(password, email)) {
    throw fieldError('/password', 'Esta senha é fácil de adivinhar. Escolha outra, como três palavras ao acaso.')
  }
}
