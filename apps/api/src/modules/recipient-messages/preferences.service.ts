import type { MessagePreference } from '@malote/api-client/contract'
import { type Context, inTransaction } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { hashContact, readContactToken } from './contact-token.ts'
import { deleteOptOuts, insertOptOuts, selectLinkedContacts, selectOptOuts } from './opt-outs.sql.ts'

const dayMs = 86_400_000

/**
 * The contact of the link in a message, or those of the stop of a tracking link. Every member of the sending company has
 * the tracking link, so that it only opts out, and only of the messages of that company.
 */
export type PreferenceOwner = { readonly token: string } | { readonly trackingToken: string }

/** Whether contacts receive messages, and about which companies the link decides. */
export interface PreferenceState extends MessagePreference {
  /** Of a tracking link: its company, about which alone the link decides. */
  readonly company?: string
  /** Of the link in a message: whether the contact opted out of the messages of some companies. */
  readonly refusesSome?: boolean
}

/** Returns whether the contacts receive messages. A tracking link does not reveal a choice about all companies. */
export async function getMessagePreference(ctx: Context, owner: PreferenceOwner): Promise<PreferenceState> {
  const { hashes, company } = await findContacts(ctx, owner)
  const { all, companyIds } = await selectOptOuts(ctx.db, hashes)
  if (company) return { receives: !companyIds.includes(company.id), company: company.name }
  return { receives: !all, refusesSome: companyIds.length > 0 }
}

/**
 * Opts the contacts out of messages, or in again to those of every company. A tracking link changes nothing when it
 * opts in.
 */
export function setMessagePreference(
  ctx: Context,
  owner: PreferenceOwner,
  { receives }: MessagePreference,
): Promise<PreferenceState> {
  return inTransaction(ctx, async (txCtx) => {
    const { hashes, company } = await findContacts(txCtx, owner)
    if (!receives) {
      await insertOptOuts(txCtx.db, { hashes, companyId: company?.id ?? null }, txCtx.clock())
    } else if (!company) {
      await deleteOptOuts(txCtx.db, hashes)
    }
    return getMessagePreference(txCtx, owner)
  })
}

interface LinkedContacts {
  readonly hashes: readonly Buffer[]
  /** Of a tracking link. */
  readonly company?: { readonly id: string; readonly name: string }
}

/** @throws AppError `not_found` for an unknown link, `invalid_token` for an expired one. */
async function findContacts(ctx: Context, owner: PreferenceOwner): Promise<LinkedContacts> {
  const secret = ctx.services.signingSecret
  if (secret === undefined) throw new AppError('unavailable')
  const unknown = new AppError('not_found', 'Este link de avisos não existe. Confira se ele está completo.')
  if ('token' in owner) {
    const hash = readContactToken(owner.token, secret)
    if (!hash) throw unknown
    return { hashes: [hash] }
  }
  const row = await selectLinkedContacts(ctx.db, owner.trackingToken)
  const contacts = [row?.contact_email, row?.contact_phone].flatMap((contact) => contact ?? [])
  if (!row || contacts.length === 0) throw unknown
  if (row.closed_at && row.closed_at.getTime() + row.tracking_days * dayMs < ctx.clock().getTime()) {
    throw new AppError('invalid_token', 'Este link não vale mais. Use o de um e-mail que você recebeu.')
  }
  return {
    hashes: contacts.map((contact) => hashContact(contact, secret)),
    company: { id: row.company_id, name: row.company_name },
  }
}
