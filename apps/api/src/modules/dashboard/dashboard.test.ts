import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orderIn, request } from '../../../test/orders.ts'
import { createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../test/test-app.ts'

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

const dashboard = async (companyId = '', days = 0) =>
  (
    await testApp.call('GET', `/v1/dashboard?${companyId && `companyId=${companyId}`}${days ? `&days=${days}` : ''}`, {
      as: testApp.users.admin,
    })
  ).json()

/** The time `hours` before now. */
const hoursAgo = (hours: number) => new Date(testApp.now().getTime() - hours * 3_600_000)
async function setMoments(
  orderNumber: string,
  moments: { delivered_at?: Date; promised_at?: Date; created_at?: Date; corrected?: boolean },
) {
  await testApp.db
    .updateTable('service_orders')
    .set(moments as never)
    .where('order_number', '=', orderNumber)
    .execute()
}

test('an installation without orders has zero counts on each of fourteen days', async () => {
  testApp = await createTestApp()
  const { volume, times, before, daily, ...counts } = await dashboard()
  const nothing = { p50: null, p90: null }
  const noTimes = { requestToCollect: nothing, collectToDeliver: nothing, requestToDeliver: nothing }
  expect(times).toEqual(noTimes)
  const { daily: dailyBefore, ...totalsBefore } = before
  const days = [...dailyBefore, ...daily]
  expect(days).toHaveLength(60)
  expect(new Set(days.map(({ day }: { day: string }) => day)).size).toBe(60)
  for (const day of days) expect(day).toMatchObject({ deliveries: 0, onTimePercent: null, firstAttemptPercent: null })
  expect(totalsBefore).toEqual({
    deliveries: 0,
    created: 0,
    onTimePercent: null,
    firstAttemptPercent: null,
    times: noTimes,
  })
  expect(counts).toEqual({
    openNow: 0,
    onTheWay: 0,
    late: 0,
    needsAction: 0,
    deliveredToday: 0,
    deliveredYesterdayByNow: 0,
    days: 30,
    deliveries: 0,
    onTimeDeliveries: 0,
    firstAttemptDeliveries: 0,
    onTimePercent: null,
    firstAttemptPercent: null,
    failureReasons: [],
  })
  expect(volume).toHaveLength(14)
  expect(volume.every(({ total }: { total: number }) => total === 0)).toBe(true)
})

test('the counts equal those of the tabs', async () => {
  testApp = await createTestApp()
  for (const status of [
    'draft',
    'requested',
    'accepted',
    'in_transit',
    'returning',
    'failed',
    'canceled',
    'returned',
  ] as const) {
    await orderIn(testApp, status)
  }
  const late = await request(testApp)
  await setMoments(late.orderNumber, { promised_at: hoursAgo(1) })
  expect(await dashboard()).toMatchObject({ openNow: 3, onTheWay: 2, late: 1, needsAction: 2 })
  expect(await dashboard(testApp.companies.other)).toMatchObject({ openNow: 0, onTheWay: 0, late: 0, needsAction: 0 })
})

test('a manager gets the figures of their companies only', async () => {
  const { manager, foreignManager } = testApp.users
  await orderIn(testApp, 'accepted')
  await setMoments((await orderIn(testApp, 'delivered')).orderNumber, { delivered_at: hoursAgo(0) })
  const figures = async (as: TestUser) => (await testApp.call('GET', '/v1/dashboard', { as })).json()
  expect(await figures(manager)).toEqual(await dashboard(testApp.companies.acme))
  expect(await figures(manager)).toMatchObject({ openNow: 1, deliveredToday: 1 })
  expect(await figures(foreignManager)).toMatchObject({ openNow: 0, deliveredToday: 0, failureReasons: [] })
})

test('today begins at midnight in São Paulo, and yesterday is counted up to the same hour', async () => {
  // 15:00 in UTC is noon in São Paulo.
  const noon = new Date(testApp.now())
  noon.setUTCDate(noon.getUTCDate() + 1)
  noon.setUTCHours(15, 0, 0, 0)
  testApp.advance(noon.getTime() - testApp.now().getTime())
  const delivered = async (moment: Date) =>
    setMoments((await orderIn(testApp, 'delivered')).orderNumber, { delivered_at: moment })
  for (const hours of [1, 11.9]) await delivered(hoursAgo(hours))
  for (const hours of [12.1, 23]) await delivered(hoursAgo(hours))
  for (const hours of [24.1, 30, 35.9]) await delivered(hoursAgo(hours))
  await delivered(hoursAgo(36.1))
  // Of this test only: until noon, what others deliver now is of the previous day.
  expect(await dashboard(testApp.companies.acme)).toMatchObject({ deliveredToday: 2, deliveredYesterdayByNow: 3 })
})

test('the volume counts each order on its day', async () => {
  const before = (await dashboard()).volume.at(-4).total
  const order = await request(testApp)
  await setMoments(order.orderNumber, { created_at: hoursAgo(72) })
  const { volume } = await dashboard()
  expect(volume.at(-4).total).toBe(before + 1)
  const days = volume.map(({ day }: { day: string }) => day)
  expect(days).toEqual([...days].sort())
})

test('the previous period has the same number of days and ends where the period starts', async () => {
  const created = async (days: number) => (await dashboard(undefined, days)).before.created
  const [three, four] = [await created(3), await created(4)]
  const order = await request(testApp)
  await setMoments(order.orderNumber, { created_at: hoursAgo(72) })
  expect(await created(3)).toBe(three + 1)
  expect(await created(4)).toBe(four)
})

test('the daily figures add up to those of the period and of the one before', async () => {
  const delivered = async (hours: number, promised: number) =>
    setMoments((await orderIn(testApp, 'delivered')).orderNumber, {
      delivered_at: hoursAgo(hours),
      promised_at: hoursAgo(promised),
      // The admin's correction that delivers orders in tests is not measured.
      corrected: false,
    })
  await delivered(24, 20)
  await delivered(24, 30)
  await delivered(72, 60)
  await delivered(8 * 24, 7 * 24)
  const { acme } = testApp.companies
  const { deliveries, daily, before } = await dashboard(acme, 7)
  const sum = (days: { deliveries: number }[]) => days.reduce((total, day) => total + day.deliveries, 0)
  expect([daily.length, before.daily.length]).toEqual([7, 7])
  expect([sum(daily), sum(before.daily)]).toEqual([deliveries, before.deliveries])
  expect([deliveries, before.deliveries]).toEqual([3, 1])
  expect(daily.at(-2)).toMatchObject({ deliveries: 2, onTimePercent: 50, firstAttemptPercent: 100 })
  expect(daily.at(-4)).toMatchObject({ deliveries: 1, onTimePercent: 100 })
  expect(daily.at(-1)).toMatchObject({ deliveries: 0, onTimePercent: null })
  const dates = [...before.daily, ...daily].map(({ day }) => day)
  expect(dates).toEqual([...new Set(dates)].toSorted())
})

test.each(['0', '91', 'x'])('rejects a period of %s days', async (days) => {
  const response = await testApp.call('GET', `/v1/dashboard?days=${days}`, { as: testApp.users.admin })
  expect(response.statusCode).toBe(400)
})
