import { ServiceOrderSort, ServiceOrderStatus, serviceOrderTabs } from '@malote/api-client/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newLocation } from '../../../../test/authorization-resources.ts'
import { dropoff, orderIn, orderInput, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../../test/test-app.ts'

let shared: TestApp
let testApp: TestApp
/** The orders of the shared company, one of each status. Tests only read it; those that create orders have their own. */
const byStatus: Partial<Record<ServiceOrderStatus, string>> = {}

beforeAll(async () => {
  shared = await createTestApp()
  for (const status of ServiceOrderStatus.options) byStatus[status] = (await orderIn(shared, status)).orderNumber
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
  // An order that no filter of a test selects.
  await request(testApp)
})

interface Listed {
  data: {
    orderNumber: string
    status: ServiceOrderStatus
    late: boolean
    dropoffCount: number
    pickup: { locationName: string | null }
  }[]
  meta: { page: number; limit: number; total: number; totalPages: number }
}

async function list(query: Record<string, string> = {}, as = testApp.users.operator): Promise<Listed> {
  const response = await testApp.call('GET', `/v1/service-orders?${new URLSearchParams({ limit: '100', ...query })}`, {
    as,
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const numbers = async (query: Record<string, string>) => (await list(query)).data.map(({ orderNumber }) => orderNumber)
const summary = async (query: Record<string, string> = {}) =>
  (
    await testApp.call('GET', `/v1/service-orders/summary?${new URLSearchParams(query)}`, {
      as: testApp.users.operator,
    })
  ).json()

describe('orders of every status', () => {
  beforeEach(() => {
    testApp = shared
  })

  // The tab of the caller's own orders has tests in own-orders.test.ts.
  test.each(Object.entries(serviceOrderTabs).filter(([tab]) => tab !== 'mine'))(
    'the tab %s lists its statuses and counts them',
    async (tab, { statuses }) => {
      const { data, meta } = await list({ tab })
      expect(new Set(data.map(({ status }) => status))).toEqual(new Set(statuses))
      expect(meta.total).toBe(data.length)
      expect((await summary())[tab]).toBe(data.length)
    },
  )

  test('the counts use the filters of the list', async () => {
    expect(await summary({ status: 'draft,canceled' })).toMatchObject({ all: 2, drafts: 1, canceled: 1, open: 0 })
  })

  test('are filtered by several statuses', async () => {
    const { data } = await list({ status: 'failed,returned' })
    expect(data.map(({ status }) => status).sort()).toEqual(['failed', 'returned'])
  })

  test('are filtered by selection, as far as the caller may see them', async () => {
    const chosen = [byStatus.returned, byStatus.draft]
    const number = chosen.join(',')
    expect(await numbers({ number: `${number},OS-1999-000001` })).toEqual(chosen)
    expect((await summary({ number })).all).toBe(2)
    expect(await numbers({ number, status: 'returned' })).toEqual([byStatus.returned])
    expect((await list({ number }, testApp.users.foreignManager)).data).toEqual([])
    // An empty selection lists nothing, not everything.
    expect(await numbers({ number: '' })).toEqual([])
    const many = Array.from({ length: 101 }, (_, index) => `OS-2026-${index}`).join(',')
    const response = await testApp.call('GET', `/v1/service-orders?number=${many}`, { as: testApp.users.operator })
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer: '?number' }] })
  })

  test.each([
    ['the end of the number', () => byStatus.draft?.slice(-3) ?? ''],
    ['the full number in lower case', () => byStatus.draft?.toLowerCase() ?? ''],
  ])('are found by %s', async (_name, text) => {
    const listed = await numbers({ search: text() })
    expect(listed).toContain(byStatus.draft)
    expect(listed.length).toBeLessThan((await list()).meta.total)
  })

  test.each(['%', '_', '\\'])('are searched for the literal character %s', async (search) => {
    expect(await numbers({ search })).toEqual([])
  })

  test.each(ServiceOrderSort.options)('are sorted by %s; pages neither repeat nor skip an order', async (sort) => {
    const { meta } = await list({ sort })
    const seen: string[] = []
    for (let page = 1; page <= Math.ceil(meta.total / 4); page++) {
      seen.push(...(await numbers({ sort, limit: '4', page: String(page) })))
    }
    expect(seen).toHaveLength(meta.total)
    expect(new Set(seen).size).toBe(meta.total)
    expect(await numbers({ sort })).toEqual(seen)
  })
})

test('a late order needs action in any status', async () => {
  testApp = await createTestApp()
  const order = await request(testApp, testApp.users.operator, { externalRef: 'ATRASADA' })
  expect(await numbers({ tab: 'attention' })).not.toContain(order.orderNumber)
  testApp.advance(25 * 3_600_000)
  const late = await list({ tab: 'attention', search: 'atrasada' })
  expect(late.data).toMatchObject([{ orderNumber: order.orderNumber, status: 'requested', late: true }])
  expect(await numbers({ late: 'true' })).toContain(order.orderNumber)
  expect(await numbers({ late: 'false' })).not.toContain(order.orderNumber)
  const { attention, open } = await summary({ search: 'atrasada' })
  expect({ attention, open }).toEqual({ attention: 1, open: 1 })
})

describe('filters', () => {
  test('by priority and assignee', async () => {
    const urgent = await request(testApp, testApp.users.operator, { priority: 'urgent' })
    await step(testApp, testApp.users.operator, urgent, { to: 'accepted' })
    expect(await numbers({ priority: 'urgent' })).toEqual([urgent.orderNumber])
    expect(await numbers({ assigneeId: testApp.users.operator.id })).toEqual([urgent.orderNumber])
  })

  test('by requester, destination, cost centre and source', async () => {
    const place = { ...dropoff('Ana').address, city: 'Niterói', state: 'RJ' as const, neighborhood: 'Icaraí' }
    const { orderNumber } = await request(testApp, testApp.users.manager, {
      costCenter: 'Açougue',
      dropoffs: [{ ...dropoff('Ana'), address: place }, dropoff('Bia')],
    })
    const only = [orderNumber]
    expect(await numbers({ requestedById: testApp.users.manager.id })).toEqual(only)
    expect(await numbers({ city: 'niteroi' })).toEqual(only)
    expect(await numbers({ state: 'RJ' })).toEqual(only)
    expect(await numbers({ city: 'São Paulo', state: 'RJ' })).toEqual([])
    expect(await numbers({ costCenter: 'acougue' })).toEqual(only)
    expect(await numbers({ source: 'import' })).toEqual([])
    expect(await numbers({ chargeable: 'true' })).toEqual([])
    expect(await numbers({ locationId: testApp.companies.acme })).toEqual([])
    expect((await summary({ city: 'NITERÓI' })).all).toBe(1)
  })

  test('by days of a timestamp other than the creation', async () => {
    const day = (time: number) => new Date(time).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
    const start = testApp.now().getTime() + 10 * 24 * 3_600_000
    const { pickup } = orderInput(testApp.companies.acme)
    const window = { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() }
    const { orderNumber } = await request(testApp, testApp.users.operator, { pickup: { ...pickup, window } })
    expect(await numbers({ moment: 'scheduledFor', from: day(start), to: day(start) })).toEqual([orderNumber])
    expect(await numbers({ moment: 'promisedAt', from: day(start + 24 * 3_600_000) })).toEqual([orderNumber])
    expect(await numbers({ moment: 'deliveredAt', from: day(start) })).toEqual([])
  })

  test('an empty list has one empty page', async () => {
    const response = await testApp.call('GET', '/v1/service-orders?limit=1&search=nadaassim', {
      as: testApp.users.admin,
    })
    expect(response.json()).toMatchObject({ data: [], meta: { total: 0, totalPages: 1 } })
  })

  test('by days in the time zone of São Paulo', async () => {
    const order = await request(testApp, testApp.users.operator, { externalRef: 'MEIA-NOITE' })
    // 02:30 in UTC is 23:30 of the day before in São Paulo.
    await testApp.db
      .updateTable('service_orders')
      .set({ created_at: new Date('2025-03-10T02:30:00Z') } as never)
      .where('order_number', '=', order.orderNumber)
      .execute()
    expect(await numbers({ from: '2025-03-09', to: '2025-03-09' })).toEqual([order.orderNumber])
    expect(await numbers({ from: '2025-03-10', to: '2025-03-10' })).toEqual([])
  })
})

describe('search', () => {
  test.each([
    ['an order reference', 'xyz-7788', 1],
    ['a name without accents', 'conceicao', 2],
    ['words in any order', 'MARIA conceição', 2],
  ])('finds by %s', async (_name, search, count) => {
    const dropoffs = [dropoff('Maria da Conceição')]
    const order = await request(testApp, testApp.users.operator, { dropoffs })
    const referenced = await request(testApp, testApp.users.operator, { externalRef: 'XYZ-7788', dropoffs })
    expect(await numbers({ search })).toEqual([referenced.orderNumber, order.orderNumber].slice(0, count))
  })

  test.each([
    ['a formatted phone', '(21) 99876-5432'],
    ['a phone with its country code', '+55 21 99876-5432'],
    ['part of a phone', '99876-54'],
    ['a phone without punctuation', '21998765432'],
    ['a formatted CEP', '24220-031'],
    ['a street and a number', 'moreira cesar 1234'],
    ['the reference of an address', 'proximo ao cinema'],
    ['part of a word', 'errugi'],
    ['an order reference with a hyphen', 'ped-55'],
  ])('finds by %s, also after an edit', async (_name, search) => {
    const address = {
      postalCode: '24220-031',
      street: 'Rua Moreira César',
      number: '1234',
      reference: 'Próximo ao cinema',
      neighborhood: 'Icaraí',
      city: 'Niterói',
      state: 'RJ' as const,
    }
    const stop = { contactName: 'Zuleide Ferrugi', contactPhone: '(21) 99876-5432', address }
    const order = await request(testApp, testApp.users.operator, { externalRef: 'PED-55', dropoffs: [stop] })
    expect(await numbers({ search })).toEqual([order.orderNumber])
    const body = { notes: 'Outra nota', version: order.version }
    await testApp.call('PUT', `/v1/service-orders/${order.orderNumber}`, { as: testApp.users.operator, body })
    expect(await numbers({ search })).toEqual([order.orderNumber])
  })
})

test('a draft is found in its present company only', async () => {
  const { acme, other } = testApp.companies
  const { admin } = testApp.users
  const { orderNumber, ...draft } = await request(testApp, admin, { draft: true, dropoffs: [dropoff('Quitéria')] })
  let { version } = draft
  const totalIn = async (companyId: string) => (await list({ companyId, search: 'quiteria' }, admin)).meta.total
  for (const companyId of [acme, other, acme]) {
    const body = { companyId, notes: `Para ${companyId}`, version }
    version = (await testApp.call('PUT', `/v1/service-orders/${orderNumber}`, { as: admin, body })).json().version
    expect(await totalIn(companyId)).toBe(1)
    expect(await totalIn(companyId === acme ? other : acme)).toBe(0)
  }
})

describe('the list', () => {
  test('sorts the newest first by default', async () => {
    const newest = await request(testApp, testApp.users.operator)
    expect((await list({ limit: '1' })).data[0]?.orderNumber).toBe(newest.orderNumber)
  })

  test('a row shows the last drop-off and the number of drop-offs', async () => {
    await request(testApp, testApp.users.operator, {
      externalRef: 'TRES',
      dropoffs: ['Ana', 'Bia', 'Caio'].map(dropoff),
    })
    expect((await list({ search: 'tres' })).data).toMatchObject([
      { dropoffCount: 3, dropoff: { contactName: 'Caio', neighborhood: 'Perdizes', city: 'São Paulo', state: 'SP' } },
    ])
  })

  test('a row names the saved location of its pickup, and none for a typed address', async () => {
    const as = testApp.users.manager
    const body = { ...newLocation(testApp), name: 'Loja Pinheiros' }
    const { id } = (await testApp.call('POST', '/v1/locations', { as, body })).json()
    const { pickup } = orderInput(testApp.companies.acme)
    const placed = await request(testApp, testApp.users.operator, { pickup: { ...pickup, locationId: id } })
    const typed = await request(testApp, testApp.users.operator)
    const places = (await list()).data.map((row) => [row.orderNumber, row.pickup.locationName])
    expect(Object.fromEntries(places)).toMatchObject({
      [placed.orderNumber]: 'Loja Pinheiros',
      [typed.orderNumber]: null,
    })
  })
})

test('filters by a company of the caller, or lists all of them without one', async () => {
  testApp = await createTestApp()
  await request(testApp)
  const order = await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })
  const admin = testApp.users.admin
  expect(
    (await list({ companyId: testApp.companies.other }, admin)).data.map(({ orderNumber }) => orderNumber),
  ).toEqual([order.orderNumber])
  expect((await list({}, admin)).meta.total).toBe((await list({}, testApp.users.operator)).meta.total + 1)
})
