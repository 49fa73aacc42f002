import type { MessagePreference } from '@malote/api-client/contract'
import { type Context, inTransaction } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { hashContact, readContactToken } from './contact-token.ts'
import { deleteOptOuts, hasOptedOut, insertOptOuts, selectLinkedContacts } from './opt-outs.sql.ts'

const dayMs = 86_400_000

/** Whose messages a public page configures: the contact of an e-mail, or those of the stop of a tracking link. */
export type PreferenceOwner = { readonly token: string } | { readonly trackingToken: string }

/** Returns whether the contacts receive messages. */
export async function getMessagePreference(ctx: Context, owner: PreferenceOwner): Promise<MessagePreference> {
  const hashes = await findContacts(ctx, owner)
  return { receives: !(await hasOptedOut(ctx.db, hashes)) }
}

/** Opts the contacts out of messages of all companies, or in again. */
export function setMessagePreference(
  ctx: Context,
  owner: PreferenceOwner,
  { receives }: MessagePreference,
): Promise<MessagePreference> {
  return inTransaction(ctx, async (txCtx) => {
    const hashes = await findContacts(txCtx, owner)
    if (receives) await deleteOptOuts(txCtx.db, hashes)
    else await insertOptOuts(txCtx.db, hashes, txCtx.clock())
    return { receives }
  })
}

/** @throws AppError `not_found` for an unknown link, `invalid_token` for an expired one. */
async function findContacts(ctx: Context, owner: PreferenceOwner): Promise<Buffer[]> {
  const secret = ctx.services.signingSecret
  if (secret === undefined) throw new AppError('unavailable')
  const unknown = new AppError('not_found', 'Este link de avisos não existe. Confira se ele está completo.')
  if ('token' in owner) {
    const hash = readContactToken(owner.token, secret)
    if (!hash) throw unknown
    return [hash]
  }
  const row = await selectLinkedContacts(ctx.db, owner.trackingToken)
  const contacts = [row?.contact_email, row?.contact_phone].flatMap((contact) => contact ?? [])
  if (!row || contacts.length === 0) throw unknown
  if (row.closed_at && row.closed_at.getTime() + row.tracking_days * dayMs < ctx.clock().getTime()) {
    throw new AppError('invalid_token', 'Este link não vale mais. Use o de um e-mail que você recebeu.')
  }
  return contacts.map((contact) => hashContact(contact, secret))
}
