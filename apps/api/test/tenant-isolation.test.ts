/**
 * Proves that data of one company never reaches another. The authorization matrix checks the status of responses; this
 * test reads their content. Every row of every table that was written for one company is searched for in every response
 * that users of the other one, or unauthenticated callers, can get from any endpoint.
 */
import { type Endpoint, endpoints } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../src/modules/sessions/index.ts'
import { matrix } from './authorization-matrix.ts'
import type { Row } from './authorization-outcomes.ts'
import { orderInput } from './orders.ts'
import { createTestApp, type TestApp, type TestUser } from './test-app.ts'

type Request = Awaited<ReturnType<Row['request']>>

let testApp: TestApp
let foreignKey: TestUser
/** Values that only acme, its users and admins may read, with the tables that contain them. */
const owned = new Map<string, Set<string>>()
/** For each endpoint the request that acme would send about its own resources. */
const requests = new Map<string, Request>()

/** Unique values: ids, order numbers, e-mails, tokens, hashes. Names and cities may repeat. */
const unmistakable =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|OS-\d{4}-\d{6,}|[^\s@]+@[^\s@]+\.[^\s@]+|[\w-]{20,}|LGPD-\d{4}-\d{6,})$/

/** Endpoints whose public link grants access. */
const linked = new Set([
  'tracking.get',
  'tracking.photo',
  'tracking.request',
  'tracking.rate',
  'receipts.show',
  'evidenceLinks.get',
  'evidenceLinks.file',
  'evidenceLinks.receipt',
])

async function everyValue(): Promise<Map<string, Set<string>>> {
  const byTable = new Map<string, Set<string>>()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(testApp.db)
  for (const { name } of rows) {
    const table = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(testApp.db)
    for (const { row } of table.rows) {
      for (const value of textsIn(row)) byTable.set(value, (byTable.get(value) ?? new Set()).add(name))
    }
  }
  return byTable
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return unmistakable.test(value) ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}

beforeAll(async () => {
  testApp = await createTestApp({
    services: {
      postalCodeSearch: async () => [],
      postalCodes: async (postalCode) => ({ postalCode, street: null, neighborhood: null, city: 'Cunha', state: 'SP' }),
    },
  })
  const { admin, operator } = testApp.users
  const body = { companyId: testApp.companies.other, name: 'Integração' }
  foreignKey = { ...operator, token: (await testApp.call('POST', '/v1/api-keys', { as: admin, body })).json().key }
  const before = await everyValue()
  const items = [{ description: 'Cesta', quantity: 1 }]
  const order = { ...orderInput(testApp.companies.acme), items }
  const { orderNumber } = (await testApp.call('POST', '/v1/service-orders', { as: operator, body: order })).json()
  const comment = { text: 'Portão azul.', visibility: 'company' }
  await testApp.call('POST', `/v1/service-orders/${orderNumber}/comments`, { as: operator, body: comment })
  for (const { id } of endpoints) requests.set(id, (await matrix[id]?.request(testApp)) ?? {})
  for (const [value, tables] of await everyValue()) if (!before.has(value)) owned.set(value, tables)
  owned.set(testApp.companies.acme, new Set(['companies']))
  for (const person of [testApp.users.operator, testApp.users.manager]) owned.set(person.id, new Set(['users']))
}, 240_000)

test('acme has rows in every table with company data', () => {
  expect([...new Set([...owned.values()].flatMap((tables) => [...tables]))]).toEqual(
    expect.arrayContaining([
      'api_keys',
      'companies',
      'imports',
      'locations',
      'memberships',
      'notifications',
      'report_runs',
      'service_order_attachments',
      'service_order_comments',
      'service_order_events',
      'service_order_items',
      'service_order_stops',
      'service_orders',
      'users',
      'webhook_deliveries',
      'webhooks',
    ]),
  )
})

const callers = ['foreignOperator', 'foreignManager', 'foreignKey', 'anonymous'] as const

describe.each(endpoints.filter(({ id }) => !linked.has(id)))('$id', (endpoint) => {
  test.each(callers)('%s reads nothing of acme', async (caller) => {
    for (const { path, body, form } of attempts(endpoint)) {
      const response = await testApp.call(endpoint.method, path, { as: await identify(caller), body, form })
      const sent = `${decodeURIComponent(path)} ${JSON.stringify(body ?? null)} ${await readForm(form)}`
      const notified = `${response.body} ${JSON.stringify(response.headers)}`
      const leaked = [...owned].filter(([value]) => notified.includes(value) && !sent.includes(value))
      expect(leaked, `${endpoint.method} ${path}: ${response.body.slice(0, 500)}`).toEqual([])
    }
  })
})

/** The texts of a multipart form: a receipt to verify contains ids, which the response repeats. */
async function readForm(form: Request['form']): Promise<string> {
  const texts = await Promise.all(
    Object.values(form ?? {}).map((value) => (value instanceof File ? value.text() : value)),
  )
  return texts.join()
}

/** Returns the request of acme, and requests without a company or with a search for everything. */
function attempts(endpoint: Endpoint) {
  const { params = {}, query = {}, body, form } = requests.get(endpoint.id) ?? {}
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '')
  const { companyId: _, ...withoutCompany } = query
  const searches = endpoint.query ? [query, withoutCompany, { ...withoutCompany, limit: '100', page: '1' }] : [query]
  return searches.map((search) => ({ path: `${path}?${new URLSearchParams(search)}`, body, form }))
}

async function identify(caller: (typeof callers)[number]): Promise<TestUser | undefined> {
  if (caller === 'anonymous') return undefined
  if (caller === 'foreignKey') return foreignKey
  // A new session, because some requests end theirs.
  return { ...testApp.users[caller], token: await openSession(testApp.ctx, testApp.users[caller].id) }
}
