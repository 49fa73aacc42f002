import { beforeAll, expect, test } from 'vitest'
import { dayMs, generateOrders, zones } from '../../../../test/generated-orders.ts'
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/security/ids.ts'

let testApp: TestApp
let companyIds: string[]
beforeAll(async () => {
  testApp = await createTestApp()
  const { companies } = await generateOrders(testApp)
  companyIds = zones.map((zone) => companies.get(zone)?.id ?? '')
  await testApp.db
    .insertInto('memberships')
    .values({
      id: newId(),
      company_id: companyIds[1] ?? '',
      user_id: testApp.users.manager.id,
      created_at: testApp.now(),
    })
    .execute()
})

const read = async (path: string, as: TestUser) => {
  const response = await testApp.call('GET', path, { as })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const day = (ago: number) => new Date(testApp.now().getTime() - ago * dayMs).toISOString().slice(0, 10)

/** Excludes no order, and needs a column that the failed attempts do not have, so that the orders are read. */
const ofOrders = '&updatedFrom=2000-01-01T00:00:00Z'

test('lists and counts the same orders from the failed attempts as from the orders', async () => {
  let listed = 0
  for (const as of [testApp.users.admin, testApp.users.manager]) {
    for (const days of ['', `&from=${day(20)}&to=${day(2)}`, '&lastDays=7']) {
      for (const filter of [
        '',
        `&companyId=${companyIds[1]}`,
        '&failureReason=Recusado+pelo+destinat%C3%A1rio',
        '&status=delivered,failed',
      ]) {
        const filters = `moment=failedAt${days}${filter}`
        const counts = await read(`/v1/service-orders/summary?${filters}`, as)
        expect(counts, filters).toEqual(await read(`/v1/service-orders/summary?${filters}${ofOrders}`, as))
        for (const page of ['', '&page=2', '&page=9999', '&sort=createdAt&page=2', '&sort=promisedAt', '&tab=done']) {
          const list = `/v1/service-orders?limit=10&${filters}${page}`
          const [one, other] = [await read(list, as), await read(`${list}${ofOrders}`, as)]
          expect(one, list).toEqual(other)
          listed += one.data.length
        }
      }
    }
  }
  expect(listed).toBeGreaterThan(500)
})

test('continues a list of failed attempts by cursor, without repeated and without missing orders', async () => {
  const list = '/v1/service-orders?limit=50&moment=failedAt'
  const numbers: string[] = []
  let cursor = ''
  do {
    const { data, meta } = await read(`${list}${cursor}`, testApp.users.admin)
    numbers.push(...data.map(({ orderNumber }: { orderNumber: string }) => orderNumber))
    cursor = meta.nextCursor ? `&cursor=${meta.nextCursor}` : ''
  } while (cursor)
  const { meta } = await read(list, testApp.users.admin)
  expect(numbers).toHaveLength(meta.total)
  expect(new Set(numbers).size).toBe(meta.total)
})
