import type { ServiceOrderStatus } from '@malote/api-client/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { dropoff, orderIn, request, setDispatch, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../../test/test-app.ts'
import { notifyOfDeadlines } from '../index.ts'

const minute = 60_000
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  // Orders of other tests must not be counted.
  await testApp.db.updateTable('service_orders').set({ promised_at: null }).execute()
  await testApp.db.deleteFrom('notifications').execute()
})

/** An order whose window ends after some minutes; `14:30` in São Paulo. */
async function dueIn(minutes: number, status?: ServiceOrderStatus) {
  const at = (time: number) => new Date(testApp.now().getTime() + time * minute).toISOString()
  const window = { start: at(minutes - 60), end: at(minutes) }
  const changes = { dropoffs: [{ ...dropoff('Mariana Albuquerque'), window }] }
  const order = await (status ? orderIn(testApp, status, changes) : request(testApp, testApp.users.manager, changes))
  const time = new Date(at(minutes)).toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' })
  return { ...order, time }
}
const fetchTexts = async (as: TestUser): Promise<string[]> =>
  (await testApp.call('GET', '/v1/notifications', { as })).json().data.map(({ text }: { text: string }) => text)

test('announces a deadline half an hour before to the assignee, once, also with several processes', async () => {
  const { operator, manager, admin } = testApp.users
  const { orderNumber, time, ...order } = await dueIn(90)
  await step(testApp, operator, { orderNumber, ...order }, { to: 'accepted' })
  expect(await notifyOfDeadlines(testApp.ctx)).toBe(0)
  testApp.advance(61 * minute)
  const counts = await Promise.all(Array.from({ length: 5 }, () => notifyOfDeadlines(testApp.ctx)))
  expect(counts.sort()).toEqual([0, 0, 0, 0, 1])
  expect(await fetchTexts(operator)).toEqual([`O prazo da ordem ${orderNumber} termina às ${time}.`])
  for (const as of [manager, admin]) expect(await fetchTexts(as)).toEqual([])
})

test('announces a passed deadline to the assignee and the requester, once', async () => {
  const { operator, manager, admin, foreignManager } = testApp.users
  const { orderNumber, time, ...order } = await dueIn(90)
  await step(testApp, operator, { orderNumber, ...order }, { to: 'accepted' })
  testApp.advance(91 * minute)
  expect(await notifyOfDeadlines(testApp.ctx)).toBe(1)
  expect(await notifyOfDeadlines(testApp.ctx)).toBe(0)
  for (const as of [operator, manager]) {
    expect(await fetchTexts(as)).toEqual([`O prazo da ordem ${orderNumber} terminou às ${time}.`])
  }
  for (const as of [admin, foreignManager]) expect(await fetchTexts(as)).toEqual([])
})

test('announces a deadline in the time of its drop-off, as its pages show it, and names another zone', async () => {
  const { operator } = testApp.users
  const at = (minutes: number) => new Date(testApp.now().getTime() + minutes * minute).toISOString()
  const stop = dropoff('Mariana Albuquerque')
  const address = { ...stop.address, city: 'Manaus', state: 'AM' as const, postalCode: '69005070' }
  const changes = { dropoffs: [{ ...stop, address, window: { start: at(-40), end: at(20) } }] }
  const { orderNumber } = await orderIn(testApp, 'accepted', changes)
  await notifyOfDeadlines(testApp.ctx)
  const time = new Date(at(20)).toLocaleTimeString('pt-BR', { timeZone: 'America/Manaus', timeStyle: 'short' })
  expect(await fetchTexts(operator)).toEqual([
    `O prazo da ordem ${orderNumber} termina às ${time} (horário de Manaus).`,
  ])
})

test('announces an order without an assignee to those who assign the orders of its company', async () => {
  const { operator, admin, manager } = testApp.users
  const { orderNumber, time } = await dueIn(20)
  await setDispatch(testApp, operator, true)
  await notifyOfDeadlines(testApp.ctx)
  const text = `O prazo da ordem ${orderNumber} termina às ${time}, e ela está sem responsável.`
  for (const as of [operator, admin]) expect(await fetchTexts(as)).toEqual([text])
  expect(await fetchTexts(manager)).toEqual([])
})

test('announces a new deadline again, and none of an order that has ended, is held or was late long before', async () => {
  const { operator, admin } = testApp.users
  const accepted = await step(testApp, operator, await dueIn(20), { to: 'accepted' })
  const canceled = await dueIn(20)
  await step(testApp, admin, canceled, { to: 'canceled', reason: 'Engano' })
  expect(await notifyOfDeadlines(testApp.ctx)).toBe(1)
  const later = new Date(testApp.now().getTime() + 25 * minute)
  await testApp.db
    .updateTable('service_orders')
    .set({ promised_at: later })
    .where('order_number', '=', accepted.orderNumber)
    .execute()
  expect(await notifyOfDeadlines(testApp.ctx)).toBe(1)

  const held = await dueIn(60, 'on_hold')
  const stale = await dueIn(60)
  testApp.advance(60 * minute + 121 * minute)
  expect(await notifyOfDeadlines(testApp.ctx)).toBe(0)
  const numbers = new RegExp(`${held.orderNumber}|${stale.orderNumber}`)
  for (const as of [operator, admin]) expect(await fetchTexts(as)).not.toContainEqual(expect.stringMatching(numbers))
})
