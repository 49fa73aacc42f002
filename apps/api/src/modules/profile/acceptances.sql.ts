import type { Insertable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type AcceptanceRow = Awaited<ReturnType<typeof selectAcceptances>>[number]

export async function selectAcceptances(db: Database, userId: string) {
  return db
    .selectFrom('acceptances')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('accepted_at')
    .orderBy('document')
    .execute()
}

export async function insertAcceptance(db: Database, row: Insertable<Tables['acceptances']>): Promise<void> {
  await db
    .insertInto('acceptances')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'document', 'version']).doNothing())
    .execute()
}
