import { type Context, requireSession } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { queueFileRemoval } from '../files/index.ts'
import { assertAnotherAdmin } from '../users/index.ts'
import { allowHistoryChanges, eraseContacts, eraseUser, selectOrdersOfPhone } from './erasure.sql.ts'

/** Erases the personal data of a user, in the caller's transaction. Their actions stay, under a neutral name. */
export async function erasePersonalData(ctx: Context, userId: string): Promise<void> {
  const { db, now } = requireSession(ctx)
  await assertAnotherAdmin(ctx, userId)
  await allowHistoryChanges(db)
  await eraseUser(db, userId, now)
}

/** Erases the contacts of the deliveries to a phone, once none of them is running. */
export async function eraseRecipient(ctx: Context, phone: string): Promise<void> {
  const { db, now } = requireSession(ctx)
  const { over, running } = await selectOrdersOfPhone(db, phone)
  if (running > 0) {
    const count = running === 1 ? 'uma ordem ainda aberta' : `${running} ordens ainda abertas`
    throw new AppError('in_use', `Este telefone está em ${count}. Conclua ou cancele antes de excluir os dados.`)
  }
  await allowHistoryChanges(db)
  await queueFileRemoval(ctx, await eraseContacts(db, over, now, phone))
}
