import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type PostalCodeRow = Selectable<Tables['postal_codes']>

export async function selectPostalCode(db: Database, postalCode: string): Promise<PostalCodeRow | undefined> {
  return db.selectFrom('postal_codes').selectAll().where('postal_code', '=', postalCode).executeTakeFirst()
}

/** Selects the places of those of the postal codes that a service has returned. */
export async function selectPlaces(db: Database, postalCodes: readonly string[]) {
  return db
    .selectFrom('postal_codes')
    .select(['postal_code', 'city', 'state'])
    .where(sql<boolean>`postal_code = any(${postalCodes})`)
    .where('city', 'is not', null)
    .execute()
}

export async function keepPostalCode(db: Database, row: Insertable<Tables['postal_codes']>): Promise<void> {
  const { postal_code, ...rest } = row
  await db
    .insertInto('postal_codes')
    .values({ postal_code, ...rest })
    .onConflict((conflict) => conflict.column('postal_code').doUpdateSet(rest))
    .execute()
}
