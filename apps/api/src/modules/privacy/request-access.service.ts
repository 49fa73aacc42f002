import { formatGreeting } from '../../domain/greeting.ts'
import type { Context } from '../../platform/context.ts'
import { requireRow } from '../../platform/errors/app-error.ts'
import { queueEmail } from '../mail/index.ts'
import { lockRequest, type RequestRow, selectRequest, selectUserIdByEmail } from './requests.sql.ts'

/** Locks the request until the transaction ends. */
export async function lockAndRequireRequest(ctx: Context, id: string): Promise<RequestRow> {
  await lockRequest(ctx.db, id)
  return requireRequest(ctx, id)
}

/**
 * Returns one request.
 *
 * @throws AppError `not_found`.
 */
export async function requireRequest(ctx: Context, id: string): Promise<RequestRow> {
  return requireRow(await selectRequest(ctx.db, id), 'Pedido não encontrado.')
}

/** Returns the id of the account that a request is about, if there is one. */
export async function findAccountId(ctx: Context, row: RequestRow): Promise<string | undefined> {
  return row.user_id ?? (row.email ? await selectUserIdByEmail(ctx.db, row.email) : undefined)
}

type Addressee = Pick<RequestRow, 'user_id' | 'name' | 'email' | 'protocol'>

/** Sends an e-mail about a request to its author, if they have an address. */
export async function sendRequestEmail(
  ctx: Context,
  { user_id, name, email, protocol }: Addressee,
  text: string,
): Promise<void> {
  if (!email) return
  // The name given in a public request is not repeated in an e-mail, which may reach anyone.
  const greeting = user_id === null || name === null ? 'Olá.' : formatGreeting(name)
  const body = [greeting, text, `Protocolo: ${protocol}`].join('\n\n')
  await queueEmail(ctx, { recipient: email, subject: `Seus dados no Malote: ${protocol}`, body })
}
