import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type Contact, isContact, mentions } from './contact.sql.ts'

/** Erases a person from the contacts of locations, and from the audit log of locations. The locations stay. */
export async function eraseLocationContacts(db: Database, contact: Contact, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update locations set
      contact_name = null, contact_phone = null, contact_email = null, updated_at = ${now}, version = version + 1
    where ${isContact(contact, 'locations')}
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  // An earlier contact of a location is in its log only.
  await sql`
    update audit_log set changes = changes - '{contactName,contactPhone,contactEmail}'::text[]
    where entity = 'location' and (entity_id = any(${ids}::uuid[]) or ${mentions(contact, sql`changes::text`)})`.execute(
    db,
  )
}

/** Counts the locations whose contact is a person. */
export async function countLocationsOfContact(db: Database, contact: Contact): Promise<number> {
  const { total } = await db
    .selectFrom('locations')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isContact(contact, 'locations'))
    .executeTakeFirstOrThrow()
  return total
}

/** Selects the locations whose contact is a person. */
export async function selectLocationsOfContact(db: Database, contact: Contact) {
  return db
    .selectFrom('locations')
    .innerJoin('companies', 'companies.id', 'locations.company_id')
    .select(['companies.name as company', 'locations.name', 'locations.contact_name', 'locations.contact_phone'])
    .select(['locations.contact_email', 'locations.created_at'])
    .where(isContact(contact, 'locations'))
    .orderBy('locations.created_at', 'desc')
    .execute()
}
