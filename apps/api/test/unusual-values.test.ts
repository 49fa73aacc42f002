import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, newUser } from './authorization-resources.ts'
import { orderInput, request } from './orders.ts'
import { createWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})

describe('the edges of a day in São Paulo', () => {
  const moments = {
    before: '2025-03-10T02:59:59.999Z',
    first: '2025-03-10T03:00:00.000Z',
    last: '2025-03-11T02:59:59.999Z',
    after: '2025-03-11T03:00:00.000Z',
  }
  const references: Record<string, string> = {}
  beforeAll(async () => {
    for (const [name, moment] of Object.entries(moments)) {
      const { orderNumber } = await request(world, world.people.manager, { externalRef: name })
      references[orderNumber] = name
      await sql`update service_orders set created_at = ${moment} where order_number = ${orderNumber}`.execute(world.db)
    }
  })
  const send = (path: string) => world.call('GET', path, { as: world.people.admin })

  test('belong to it in list, counts, export and reports alike', async () => {
    const day = 'from=2025-03-10&to=2025-03-10'
    const { data } = (await send(`/v1/service-orders?${day}&sort=createdAt`)).json()
    expect(data.map(({ externalRef }: { externalRef: string }) => externalRef)).toEqual(['first', 'last'])
    expect((await send(`/v1/service-orders/summary?${day}`)).json().all).toBe(2)
    const file = (await send(`/v1/service-orders/export?${day}`)).body.trim().split('\n')
    expect(file.slice(1).map((line) => references[line.split(';')[0] ?? ''])).toEqual(['last', 'first'])
    const report = (await send(`/v1/reports/orders-by-day?${day}`)).json()
    expect(report.totals.total).toBe(2)
  })

  test.each(['2025-02-29', '2025-13-01', '2025-3-1', 'ontem', '10/03/2025'])('rejects the day %s', async (day) => {
    for (const path of ['/v1/service-orders', '/v1/audit-log', '/v1/reports/orders-by-day']) {
      expect((await send(`${path}?from=${encodeURIComponent(day)}`)).json()).toMatchObject({
        status: 400,
        errors: [{ pointer: '?from' }],
      })
    }
  })
})

test('stores a window across midnight or across a year unchanged, and finds it by its first day', async () => {
  const { pickup } = orderInput(world.companies.acme)
  // From 22:00 on the last day of the year until 02:00, by the clock of São Paulo.
  const window = { start: '2031-12-31T22:00:00-03:00', end: '2032-01-01T02:00:00-03:00' }
  const order = await request(world, world.people.manager, { pickup: { ...pickup, window }, externalRef: 'VIRADA' })
  const { stops } = (
    await world.call('GET', `/v1/service-orders/${order.orderNumber}`, { as: world.people.manager })
  ).json()
  expect(stops[0].window).toEqual({ start: '2032-01-01T01:00:00.000Z', end: '2032-01-01T05:00:00.000Z' })
  const on = async (day: string) =>
    (
      await world.call('GET', `/v1/service-orders/summary?moment=scheduledFor&from=${day}&to=${day}`, {
        as: world.people.manager,
      })
    ).json().all
  expect([await on('2031-12-31'), await on('2032-01-01')]).toEqual([1, 0])
  const backwards = { start: window.end, end: window.start }
  const rejected = await world.call('POST', '/v1/service-orders', {
    as: world.people.manager,
    body: orderInput(world.companies.acme, { pickup: { ...pickup, window: backwards } }),
  })
  expect(rejected.json()).toMatchObject({ status: 400, errors: [{ pointer: '/pickup/window/end' }] })
})

describe('names', () => {
  const odd = [
    "D'Ávila & Filhos <b>Ltda.</b>",
    // The accents as characters of their own.
    'Jose\u0301 da Conceic\u0327a\u0303o',
    'شركة التوصيل',
    '漢字かな交じり文',
    '👩‍👩‍👧‍👦 Família 🏳️‍🌈',
    'Z̷͔a̴l̸g̵o̶',
    '"; drop table users; --',
    '#{7*7} {{7*7}} %s %n',
    '__proto__',
    'null',
  ]
  const makers = {
    users: (name: string) => world.call('POST', '/v1/users', { as: world.people.admin, body: { ...newUser(), name } }),
    companies: (name: string) => world.call('POST', '/v1/companies', { as: world.people.admin, body: { name } }),
    locations: (name: string) =>
      world.call('POST', '/v1/locations', {
        as: world.people.admin,
        body: { companyId: world.companies.acme, name, address: orderInput(world.companies.acme).pickup.address },
      }),
  }
  describe.each(Object.entries(makers))('of %s', (resource, make) => {
    test.each(odd)('%j is returned unchanged, and found by a search', async (name) => {
      const response = await make(name)
      expect(response.statusCode, response.body).toBe(201)
      expect(response.json().name).toBe(name)
      const found = await world.call('GET', `/v1/${resource}?search=${encodeURIComponent(name)}`, {
        as: world.people.admin,
      })
      expect(found.json().data.map((one: { name: string }) => one.name)).toContain(name)
    })

    test.each(['', '   ', 'a\u0000b', 'a\nb', '\u0007', 'x'.repeat(121)])('rejects %j at its field', async (name) => {
      expect((await make(name)).json()).toMatchObject({ status: 400, errors: [{ pointer: '/name' }] })
    })

    test('removes invisible characters, and finds the text with and without them', async () => {
      const name = 'a\u00a0b\u2028c\u200bd\u202e'
      expect((await make(name)).json().name).toBe('a b cd')
      for (const search of [name, 'a b cd']) {
        const found = await world.call('GET', `/v1/${resource}?search=${encodeURIComponent(search)}`, {
          as: world.people.admin,
        })
        expect(found.json().data.map((one: { name: string }) => one.name)).toContain('a b cd')
      }
    })

    test('replaces a lone surrogate, and stores a full pair unchanged', async () => {
      expect((await make('a\ud83d')).json().name).toBe('a\ufffd')
      expect((await make('\udc00b \ud83d\udce6')).json().name).toBe('\ufffdb \ud83d\udce6')
    })
  })

  test('differ by case and accents', async () => {
    const { id } = (await aCompany(world)).params
    const names = ['Cafe', 'Café', 'CAFÉ']
    for (const name of names) {
      await world.call('PUT', `/v1/companies/${id}`, { as: world.people.admin, body: { name } })
      expect((await world.call('GET', `/v1/companies/${id}`, { as: world.people.admin })).json().name).toBe(name)
    }
  })
})

test.each([
  [Number.MAX_SAFE_INTEGER, 400],
  [Number.MAX_SAFE_INTEGER + 2, 400],
  [1e21, 400],
  [-0.01, 400],
  [0.1 + 0.2, 400],
  [99_999_999_999, 201],
  [0, 201],
])('%d cents returns %d, and stays exact', async (declaredValueCents, status) => {
  const body = orderInput(world.companies.acme, { declaredValueCents })
  const response = await world.call('POST', '/v1/service-orders', { as: world.people.manager, body })
  expect(response.statusCode, response.body).toBe(status)
  if (status === 201) expect(response.json().declaredValueCents).toBe(declaredValueCents)
})
