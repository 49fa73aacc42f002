import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type PostalCodeRow = Selectable<Tables['postal_codes']>

export async function selectPostalCode(db: Database, postalCode: string): Promise<PostalCodeRow | undefined> {
  return db.selectFrom('postal_codes').selectAll().where('postal_code', '=', postalCode).executeTakeFirst()
}

export async function keepPostalCode(db: Database, row: Insertable<Tables['postal_codes']>): Promise<void> {
  const { postal_code, ...rest } = row
  await db
    .insertInto('postal_codes')
    .values({ postal_code, ...rest })
    .onConflict((conflict) => conflict.column('postal_code').doUpdateSet(rest))
    .execute()
}
