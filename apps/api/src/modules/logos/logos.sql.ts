import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type LogoRow = Selectable<Tables['logos']>

/** The columns that name the provider and the company of a logo. */
const named = (db: Database) =>
  db
    .selectFrom('logos')
    .innerJoin('settings', (join) => join.onTrue())
    .leftJoin('companies', 'companies.id', 'logos.company_id')
    .selectAll('logos')
    .select(['companies.name as company_name', 'settings.organization_name'])

export type NamedLogoRow = Awaited<ReturnType<typeof selectReceiptLogos>>[number]

/** Selects the logo of the provider (null) or of a company, which the caller may see. */
export function selectLogo(db: Database, companyId: string | null): Promise<NamedLogoRow | undefined> {
  return named(db).where('logos.company_id', 'is not distinct from', companyId).executeTakeFirst()
}

/** Selects the logos of the provider and of one company, for a document that its reader may see. */
export function selectReceiptLogos(db: Database, companyId: string | null) {
  return named(db)
    .where((where) => where.or([where('logos.company_id', 'is', null), where('logos.company_id', '=', companyId)]))
    .execute()
}

/** Selects the file of a logo by its public id. */
export function selectLogoFile(db: Database, id: string): Promise<LogoRow | undefined> {
  return db.selectFrom('logos').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Deletes the logo of the provider (null) or of a company, whose row the caller has locked. */
export function deleteLogo(db: Database, companyId: string | null): Promise<LogoRow | undefined> {
  return db.deleteFrom('logos').where('company_id', 'is not distinct from', companyId).returningAll().executeTakeFirst()
}

export async function insertLogo(db: Database, row: Insertable<Tables['logos']>): Promise<void> {
  await db.insertInto('logos').values(row).execute()
}
