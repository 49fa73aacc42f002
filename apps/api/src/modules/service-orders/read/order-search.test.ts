import { ServiceOrderStatus, serviceOrderTabs } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { dropoff, orderIn, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  for (const status of ServiceOrderStatus.options) {
    await orderIn(testApp, status, { dropoffs: [dropoff('Quitéria Farias')] })
  }
  for (const name of ['Quitéria Neves', 'Outra Pessoa', 'Maria Quitéria', 'Quitéria Neves'])
    await request(testApp, testApp.users.operator, { dropoffs: [dropoff(name)] })
})

interface Listed {
  data: { orderNumber: string; status: string }[]
  meta: { page: number; total: number; nextCursor: string | null }
}

const get = async (path: string, query: Record<string, string>, as = testApp.users.operator) => {
  const response = await testApp.call('GET', `${path}?${new URLSearchParams(query)}`, { as })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const list = (query: Record<string, string>, as = testApp.users.operator): Promise<Listed> =>
  get('/v1/service-orders', { search: 'quiteria', limit: '4', ...query }, as)
const numbers = ({ data }: Listed) => data.map(({ orderNumber }) => orderNumber)

/** A period that holds every order: with it, the orders are read instead of the search table. */
const allDays = { from: '2000-01-01', to: '2099-12-31' }
const users = ['operator', 'manager', 'admin'] as const

test.each<Record<string, string>>([
  ...Object.keys(serviceOrderTabs).map((tab) => ({ tab })),
  { status: 'delivered,draft' },
  { sort: 'createdAt' },
  { sort: 'promisedAt' },
  { sort: '-updatedAt' },
  { page: '2' },
  { page: '3', sort: 'createdAt' },
  { page: '99' },
])('finds the same with the search table and in the orders: %j', async (query) => {
  for (const user of users) {
    const [listed, read] = [
      await list(query, testApp.users[user]),
      await list({ ...query, ...allDays }, testApp.users[user]),
    ]
    expect(listed.data, user).toEqual(read.data)
    expect({ ...listed.meta, nextCursor: null }, user).toEqual({ ...read.meta, nextCursor: null })
  }
})

test('counts the same in each tab', async () => {
  for (const user of users) {
    const count = (more: object) =>
      get('/v1/service-orders/summary', { search: 'quiteria', ...more }, testApp.users[user])
    const counts = await count({})
    expect(counts, user).toEqual(await count(allDays))
    expect(counts.all, user).toBeGreaterThan(10)
  }
})

test.each(['-createdAt', 'createdAt'])('continues after a cursor in the order %s', async (sort) => {
  const whole = numbers(await list({ sort, limit: '100' }))
  const collected: string[] = []
  let cursor: string | null = null
  do {
    const page: Listed = await list({ sort, ...(cursor ? { cursor } : {}) })
    expect(page.meta.total).toBe(whole.length)
    collected.push(...numbers(page))
    cursor = page.meta.nextCursor
  } while (cursor)
  expect(collected).toEqual(whole)
})

test('finds an order in its present status', async () => {
  const order = await request(testApp, testApp.users.operator, { dropoffs: [dropoff('Zenaide Prado')] })
  const totals = async () => {
    const find = async (tab: string) => (await list({ search: 'zenaide', tab })).meta.total
    return [await find('open'), await find('canceled')]
  }
  expect(await totals()).toEqual([1, 0])
  await step(testApp, testApp.users.operator, order, { to: 'canceled', reason: 'Desistência' })
  expect(await totals()).toEqual([0, 1])
})

test.each(['a', 'ma', 'a b', '12'])(
  'rejects the search %j in all companies, which would read every order',
  async (search) => {
    const { admin, operator } = testApp.users
    for (const path of ['/v1/service-orders', '/v1/service-orders/summary', '/v1/service-orders/export']) {
      const response = await testApp.call('GET', `${path}?${new URLSearchParams({ search })}`, { as: admin })
      expect(response.statusCode, path).toBe(400)
      expect(response.json().errors).toMatchObject([
        { pointer: '?search', message: expect.stringContaining('3 letras') },
      ])
    }
    await list({ search, companyId: testApp.companies.acme }, admin)
    await list({ search }, operator)
    await list({ search: `${search} mar` }, admin)
  },
)

test('finds an order by its number, however it is written', async () => {
  const order = await request(testApp, testApp.users.operator, { dropoffs: [dropoff('Nadir Prado')] })
  const { orderNumber } = order
  const [, year = '', number = ''] = orderNumber.split('-')
  const notations = [
    orderNumber.toLowerCase(),
    `OS ${year} ${number}`,
    `os${year}${number}`,
    `OS–${year}–${number}`,
    `OS\u2011${year}\u2011${number}`,
    `OS-${year}-${Number(number)}`,
    `${orderNumber}.`,
  ]
  for (const written of notations) {
    expect(numbers(await list({ search: written })), `search ${written}`).toEqual([orderNumber])
    expect(numbers(await list({ search: '', number: written })), `number ${written}`).toEqual([orderNumber])
    expect((await get(`/v1/service-orders/${encodeURIComponent(written)}`, {})).orderNumber).toBe(orderNumber)
  }
})
