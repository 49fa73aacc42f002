import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueFileRemoval } from '../files/index.ts'
import { removeRunsWithOrders, removeRunsWithUsers } from '../report-runs/index.ts'
import { assertAnotherAdmin } from '../users/index.ts'
import type { Contact } from './contact.sql.ts'
import { allowHistoryChanges, eraseContacts, eraseUser, lockOrdersOfContact } from './erasure.sql.ts'
import { deleteImportsAbout } from './imported-files.sql.ts'
import { deleteMessagesAbout } from './inbox-messages.sql.ts'
import { eraseLocationContacts } from './locations.sql.ts'

/**
 * Locks what an erasure would change, until the transaction ends.
 *
 * @throws AppError `in_use` while an order of the contact is running, `last_admin` for the only admin.
 */
export async function assertErasable(ctx: Context, contact: Contact, userId: string | undefined): Promise<void> {
  const { running } = await lockOrdersOfContact(ctx.db, contact)
  if (running > 0) {
    const count = running === 1 ? 'uma ordem ainda aberta' : `${running} ordens ainda abertas`
    throw new AppError('in_use', `Este contato está em ${count}. Conclua ou cancele antes de excluir os dados.`)
  }
  if (userId) await assertAnotherAdmin(ctx, userId)
}

/**
 * Erases the contacts of the deliveries to a person and of locations, the received messages and imported rows about them, and
 * the personal data of their account, if there is one; their actions stay, under a neutral name. In the caller's transaction, after `assertErasable`.
 */
export async function erasePerson(ctx: Context, contact: Contact, userId: string | undefined): Promise<void> {
  const { db, clock } = ctx
  const now = clock()
  await allowHistoryChanges(db)
  const { over } = await lockOrdersOfContact(db, contact)
  await queueFileRemoval(ctx, await eraseContacts(db, over, now, contact))
  await queueFileRemoval(ctx, await deleteMessagesAbout(db, contact))
  await queueFileRemoval(ctx, await deleteImportsAbout(db, contact))
  await eraseLocationContacts(db, contact, now)
  await removeRunsWithOrders(ctx, over)
  if (!userId) return
  await eraseUser(db, userId, now)
  await removeRunsWithUsers(ctx)
}
