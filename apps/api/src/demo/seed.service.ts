import { createFaker, createRecipient, type Faker } from '@malote/fixtures'
import { createCompany } from '../modules/companies/index.ts'
import { updateMembership } from '../modules/memberships/index.ts'
import { getPastPolicy, savePastOrders, takePastNumbers } from '../modules/service-orders/index.ts'
import { createFirstAdmin, createUser } from '../modules/users/index.ts'
import { type Context, type Database, type Session, systemContext } from '../platform/context.ts'
import { toAddressColumns } from '../platform/db/addresses.ts'
import { newId } from '../platform/security/ids.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { newToken } from '../platform/security/tokens.ts'
import type { SystemDeps } from '../platform/services.ts'
import { type CompanyKey, type DemoAccount, demoAccounts } from './accounts.ts'
import { addActivity } from './activity.service.ts'
import { createCalendar, timeZone } from './calendar.ts'
import { savedLocations } from './locations.ts'
import { colleagues, companies, companyKeys } from './people.ts'
import { createAlbum } from './pictures.service.ts'
import { createImportPlans, createOpenPlans, createPastPlans, type Plan } from './plans.ts'
import { type Cast, playOrder } from './play.ts'
import {
  deleteEmails,
  insertAcceptances,
  insertColleagues,
  insertLocations,
  lockIfEmpty,
  markAsDemo,
  setMissingLogins,
} from './seed.sql.ts'

const dayMs = 24 * 3_600_000
const days = 60
/** When the companies began: before their first order. */
const openingMs = (days + 5) * dayMs
const seed = 20_261_120

/** Creates the context of a moment, with or without an acting user. */
export type ContextAt = (moment: Date, session?: Session) => Context

/**
 * Fills an empty database with companies, users and sixty days of orders in one transaction. Orders follow the rules of
 * requests, in memory, and are inserted in bulk; everything else uses the services of requests.
 * @returns whether the database was empty
 */
export function seedDemo(deps: SystemDeps, now = new Date()): Promise<boolean> {
  const { db } = deps.services
  return db.transaction().execute(async (tx) => {
    if (!(await lockIfEmpty(tx))) return false
    await markAsDemo(tx, now)
    const opened = new Date(now.getTime() - openingMs)
    const at: ContextAt = (clock, session) => {
      const services = { ...deps.services, db: tx }
      return systemContext({ ...deps, services, clock: () => clock, session })
    }
    const faker = createFaker(seed)
    const people = await createPeople(at, opened)
    const { cast, plans } = await prepareOrders(at, people, faker, now)
    const numbers = await takePastNumbers(
      at(now),
      plans.map(({ createdAt }) => getYear(createdAt)),
    )
    // Each order has its own seed, so that the hour of the start changes only how far the orders of today are.
    const orders = plans.map((plan, index) => {
      faker.seed(seed + index)
      return playOrder(cast, plan, numbers[index] as string)
    })
    await cast.album.save(deps.services.files)
    await addActivity({ at, people, orders, now, save: () => savePastOrders(at(now), orders) })
    await deleteEmails(tx)
    return true
  })
}

const getYear = (moment: Date): number => Number(moment.toLocaleDateString('en', { timeZone, year: 'numeric' }))

/** The users and companies of the demonstration. */
export interface People {
  readonly companyIds: Readonly<Record<CompanyKey, string>>
  readonly locations: Cast['pickups']
  /** The sessions of the accounts that can sign in, by e-mail. */
  readonly sessions: ReadonlyMap<string, Session>
  readonly userIds: ReadonlyMap<string, string>
}

const toSession = (id: string, { name, role }: DemoAccount): Session => ({
  id: newId(),
  user: { id, name, role, carriesOut: true },
})

async function createPeople(at: ContextAt, opened: Date): Promise<People> {
  const [admin, ...staff] = demoAccounts as readonly [DemoAccount, ...DemoAccount[]]
  const adminSession = toSession(await createFirstAdmin(at(opened), admin), admin)
  const asAdmin = at(opened, adminSession)
  const companyIds = {} as Record<CompanyKey, string>
  for (const key of companyKeys) {
    const { name, cnpj, policyProofs } = companies[key]
    const policy = policyProofs ? { policy: { dropoffProofs: policyProofs } } : {}
    companyIds[key] = (await createCompany(asAdmin, { name, cnpj, ...policy })).id
  }
  const sessions = new Map([[admin.email, adminSession]])
  for (const account of staff) {
    const { name, email, phone, role, password } = account
    const belongsTo = account.companies.map((key) => companyIds[key])
    const user = await createUser(asAdmin, { name, email, phone, role, password, companyIds: belongsTo })
    for (const key of account.dispatches ?? []) {
      await updateMembership(asAdmin, companyIds[key], user.id, { dispatches: true })
    }
    sessions.set(email, toSession(user.id, account))
  }
  const userIds = new Map([...sessions].map(([email, { user }]) => [email, user.id]))
  for (const [email, id] of await saveColleagues(asAdmin.db, companyIds, opened)) userIds.set(email, id)
  await setMissingLogins(asAdmin.db, getLastLogin(opened))
  await insertAcceptances(asAdmin.db, [...userIds.values()], opened)
  return { companyIds, sessions, userIds, locations: await saveLocations(asAdmin.db, companyIds, opened) }
}

/** The day before the demonstration starts. */
const getLastLogin = (opened: Date) => new Date(opened.getTime() + (days + 4) * dayMs)

async function saveColleagues(
  db: Database,
  companyIds: Readonly<Record<CompanyKey, string>>,
  opened: Date,
): Promise<Map<string, string>> {
  const password_hash = await hashPassword(newToken())
  const ids = new Map(colleagues.map(({ email }) => [email, newId()]))
  const users = colleagues.map(({ name, email, role }, index) => ({
    id: ids.get(email) as string,
    name,
    email,
    phone: `+55119888010${String(index).padStart(2, '0')}`,
    role,
    status: 'active' as const,
    password_hash,
    carries_out: role === 'operator',
    last_login_at: new Date(getLastLogin(opened).getTime() + index * 1_170_000),
    created_at: opened,
    updated_at: opened,
  }))
  const memberships = colleagues.flatMap(({ email, companies: keys }) =>
    keys.map((key) => ({
      id: newId(),
      company_id: companyIds[key],
      user_id: ids.get(email) as string,
      created_at: opened,
    })),
  )
  await insertColleagues(db, users, memberships)
  return ids
}

/** Saves the locations. Returns the active ones of each company as pickups. */
async function saveLocations(
  db: Database,
  companyIds: Readonly<Record<CompanyKey, string>>,
  now: Date,
): Promise<Cast['pickups']> {
  const pickups = Object.fromEntries(companyKeys.map((key) => [key, []])) as unknown as {
    [Key in CompanyKey]: Cast['pickups'][Key][number][]
  }
  const rows = savedLocations.map(({ company, address, contactName, contactPhone, instructions, ...saved }) => {
    const id = newId()
    if (saved.active) pickups[company].push({ address, locationId: id, contactName, contactPhone, instructions })
    return {
      id,
      company_id: companyIds[company],
      name: saved.name,
      ...toAddressColumns(address),
      state: address.state,
      contact_name: contactName,
      contact_phone: contactPhone,
      instructions,
      active: saved.active,
      created_at: now,
      updated_at: now,
    }
  })
  await insertLocations(db, rows)
  return pickups
}

async function prepareOrders(
  at: ContextAt,
  { companyIds, locations, userIds }: People,
  faker: Faker,
  now: Date,
): Promise<{ cast: Cast; plans: Plan[] }> {
  const calendar = createCalendar(now, days, timeZone)
  const entries = await Promise.all(
    companyKeys.map(async (key) => [key, await getPastPolicy(at(now), companyIds[key])] as const),
  )
  const byCompany = <T>(create: (key: CompanyKey) => T) =>
    Object.fromEntries(companyKeys.map((key) => [key, create(key)])) as Record<CompanyKey, T>
  const operators = [...demoAccounts, ...colleagues].filter(({ role }) => role === 'operator')
  const getUserId = (email: string) => userIds.get(email) as string
  const cast: Cast = {
    companyIds,
    policies: Object.fromEntries(entries) as Cast['policies'],
    pickups: locations,
    customers: byCompany(() => Array.from({ length: 18 }, () => createRecipient(faker))),
    managers: byCompany((key) => getUserId(companies[key].manager)),
    operators: byCompany((key) =>
      operators.filter((person) => person.companies.includes(key)).map(({ email }) => getUserId(email)),
    ),
    calendar,
    album: await createAlbum(),
    faker,
    now,
  }
  const plans = [
    ...createPastPlans(faker, calendar, now),
    ...createImportPlans(calendar),
    ...createOpenPlans(calendar, now),
  ].sort((first, second) => +first.createdAt - +second.createdAt)
  return { cast, plans }
}
