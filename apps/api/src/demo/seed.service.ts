import type { Logger } from 'pino'
import { createCompany } from '../modules/companies/index.ts'
import { createFirstAdmin, createUser } from '../modules/users/index.ts'
import { type Context, type Database, type Session, systemContext } from '../platform/context.ts'
import { toCoordinateColumns } from '../platform/db/coordinates.ts'
import { newId } from '../platform/security/ids.ts'
import { databaseOnlyDeps } from '../platform/services.ts'
import { recipients, savedLocations } from './locations.ts'
import { type CompanyKey, companies, type DemoAccount, demoAccounts } from './people.ts'
import { createRandom } from './random.ts'
import {
  deleteEmails,
  insertAcceptances,
  insertLocations,
  lockIfEmpty,
  markAsDemo,
  selectDemoSince,
} from './seed.sql.ts'
import { createStories } from './stories.ts'
import { type Cast, performStory } from './story.service.ts'

const day = 24 * 3_600_000
const opening = 45 * day
const seed = 20_261_120

/** Whether this installation contains the demonstration, whose passwords are public. */
export async function hasDemo(db: Database): Promise<boolean> {
  return (await selectDemoSince(db)) !== null
}

/**
 * Fills an empty database with users, companies and sixty orders, through the same services as requests, in one
 * transaction.
 * @returns whether the database was empty
 */
export function seedDemo(db: Database, log: Logger, now = new Date()): Promise<boolean> {
  return db.transaction().execute(async (inside) => {
    if (!(await lockIfEmpty(inside))) return false
    const opened = new Date(now.getTime() - opening)
    const at = (clock: Date, session?: Session): Context =>
      systemContext({ ...databaseOnlyDeps({ db: inside, log }), clock: () => clock, session })

    const [admin, ...staff] = demoAccounts as readonly [DemoAccount, ...DemoAccount[]]
    const adminId = await createFirstAdmin(at(opened), admin)
    const adminSession = toSession(adminId, admin)
    const companyIds = {} as Record<CompanyKey, string>
    for (const [key, { name, cnpj }] of Object.entries(companies)) {
      companyIds[key as CompanyKey] = (await createCompany(at(opened, adminSession), { name, cnpj })).id
    }
    const sessions = new Map([[admin.email, adminSession]])
    for (const account of staff) {
      const { name, email, phone, role, password } = account
      const belongsTo = account.companies.map((key) => companyIds[key])
      const person = { name, email, phone, role, password, companyIds: belongsTo }
      sessions.set(email, toSession((await createUser(at(opened, adminSession), person)).id, account))
    }
    const locationIds = await saveLocations(inside, companyIds, opened)

    for (const { user } of sessions.values()) await insertAcceptances(inside, user.id, opened)
    const cast: Cast = { at, companyIds, locationIds, sessions }
    const random = createRandom(seed)
    for (const story of createStories(now, random, recipients.length)) await performStory(cast, story, now, random)
    await deleteEmails(inside)
    await markAsDemo(inside, now)
    return true
  })
}

const toSession = (id: string, { name, role }: DemoAccount): Session => ({
  id: newId(),
  user: { id, name, role, carriesOut: true },
})

/** Saves the locations. @returns the first one of each company, where its goods are collected */
async function saveLocations(
  db: Database,
  companyIds: Record<CompanyKey, string>,
  now: Date,
): Promise<Record<CompanyKey, string>> {
  const first: Partial<Record<CompanyKey, string>> = {}
  const rows = savedLocations.map(({ company, address, ...saved }) => {
    const id = newId()
    first[company] ??= id
    return {
      id,
      company_id: companyIds[company],
      name: saved.name,
      postal_code: address.postalCode,
      street: address.street,
      number: address.number,
      complement: address.complement ?? null,
      neighborhood: address.neighborhood,
      city: address.city,
      state: address.state,
      reference: address.reference ?? null,
      ...toCoordinateColumns(address.coordinates),
      contact_name: saved.contactName,
      contact_phone: saved.contactPhone,
      instructions: saved.instructions,
      active: saved.active,
      created_at: now,
      updated_at: now,
    }
  })
  await insertLocations(db, rows)
  return first as Record<CompanyKey, string>
}
