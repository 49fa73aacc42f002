import { type Context, requireSession } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { queueFileRemoval } from '../files/index.ts'
import { assertAnotherAdmin } from '../users/index.ts'
import type { Contact } from './contact.sql.ts'
import { allowHistoryChanges, eraseContacts, eraseUser, selectOrdersOfContact } from './erasure.sql.ts'

/** Erases the personal data of a user, in the caller's transaction. Their actions stay, under a neutral name. */
export async function erasePersonalData(ctx: Context, userId: string): Promise<void> {
  const { db, now } = requireSession(ctx)
  await assertAnotherAdmin(ctx, userId)
  await allowHistoryChanges(db)
  await eraseUser(db, userId, now)
}

/** Erases the contacts of the deliveries to a person, once none of them is running. */
export async function eraseRecipient(ctx: Context, contact: Contact): Promise<void> {
  const { db, now } = requireSession(ctx)
  const { over, running } = await selectOrdersOfContact(db, contact)
  if (running > 0) {
    const count = running === 1 ? 'uma ordem ainda aberta' : `${running} ordens ainda abertas`
    throw new AppError('in_use', `Este contato está em ${count}. Conclua ou cancele antes de excluir os dados.`)
  }
  await allowHistoryChanges(db)
  await queueFileRemoval(ctx, await eraseContacts(db, over, now, contact))
}
