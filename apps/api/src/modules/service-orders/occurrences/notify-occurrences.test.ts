import type { OccurrenceDetail, ServiceOrder } from '@malote/api-client/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { request, setDispatch } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../../test/test-app.ts'
import { notifyOfOverdueOccurrences } from '../index.ts'

const minute = 60_000
let testApp: TestApp
let order: ServiceOrder
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  // Occurrences of other tests must not be counted.
  await testApp.db.deleteFrom('order_occurrences').execute()
  order = await request(testApp, testApp.users.manager)
})

async function send(method: 'POST' | 'PUT', path: string, as: TestUser, body: object): Promise<OccurrenceDetail> {
  const response = await testApp.call(method, `/v1/service-orders/${order.orderNumber}/occurrences${path}`, {
    as,
    body,
  })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json()
}
const open = (as: TestUser, body: object = {}) =>
  send('POST', '', as, { kind: 'damaged', description: 'A caixa de Zélia chegou molhada.', ...body })
const change = ({ id }: OccurrenceDetail, as: TestUser, body: object) => send('PUT', `/${id}`, as, body)
const comment = ({ id }: OccurrenceDetail, as: TestUser, visibility: string) =>
  send('POST', `/${id}/comments`, as, { text: 'Vamos ligar para a Zélia.', visibility })
const fetchTexts = async (as: TestUser): Promise<string[]> =>
  (await testApp.call('GET', '/v1/notifications', { as })).json().data.map(({ text }: { text: string }) => text)
const name = () => `a ocorrência “Avaria” da ordem ${order.orderNumber}`

test('the new owner is notified, unless they took the occurrence over themselves', async () => {
  const { operator, admin, manager, foreignOperator } = testApp.users
  const occurrence = await open(manager)
  await change(occurrence, operator, { ownerId: operator.id })
  expect(await fetchTexts(operator)).toEqual([])
  await change(occurrence, operator, { ownerId: admin.id })
  expect(await fetchTexts(admin)).toEqual([`Otto Operador passou para você ${name()}.`])
  // Another change of an occurrence with the same owner.
  await change(occurrence, operator, { dueAt: new Date(testApp.now().getTime() + 60 * minute).toISOString() })
  expect(await fetchTexts(admin)).toHaveLength(1)
  for (const as of [operator, manager, foreignOperator]) expect(await fetchTexts(as)).toEqual([])
})

test('the participants are notified of what they may read: comments and the solution, without their texts', async () => {
  const { operator, admin, manager, foreignManager } = testApp.users
  const occurrence = await open(manager)
  await change(occurrence, operator, { ownerId: operator.id })
  await comment(occurrence, admin, 'internal')
  expect(await fetchTexts(operator)).toEqual([`Ana Admin comentou ${name()}.`])
  expect(await fetchTexts(manager)).toEqual([])
  await comment(occurrence, manager, 'company')
  // A commenter participates.
  for (const as of [operator, admin]) expect((await fetchTexts(as))[0]).toBe(`Gisele Gestora comentou ${name()}.`)
  expect(await fetchTexts(manager)).toEqual([])
  await change(occurrence, operator, { status: 'resolved', resolution: 'Zélia aceitou outra caixa.' })
  for (const as of [manager, admin]) expect((await fetchTexts(as))[0]).toBe(`Otto Operador resolveu ${name()}.`)
  const seen = await Promise.all([operator, admin, manager].map(fetchTexts))
  expect(JSON.stringify(seen)).not.toContain('Zélia')
  expect(await fetchTexts(foreignManager)).toEqual([])
})

test('an opener who has left the company is not notified', async () => {
  const { operator, manager } = testApp.users
  const occurrence = await open(manager)
  await testApp.db.deleteFrom('memberships').where('user_id', '=', manager.id).execute()
  await comment(occurrence, operator, 'company')
  const rows = await testApp.db.selectFrom('notifications').select('id').where('user_id', '=', manager.id).execute()
  expect(rows).toEqual([])
})

test('a passed due time is announced to the owner once, also with several processes, and a new one again', async () => {
  const { operator, admin, manager } = testApp.users
  const dueIn = (minutes: number) => new Date(testApp.now().getTime() + minutes * minute).toISOString()
  const occurrence = await open(admin, { dueAt: dueIn(30) })
  await change(occurrence, operator, { ownerId: operator.id })
  expect(await notifyOfOverdueOccurrences(testApp.ctx)).toBe(0)
  testApp.advance(31 * minute)
  const counts = await Promise.all(Array.from({ length: 5 }, () => notifyOfOverdueOccurrences(testApp.ctx)))
  expect(counts.sort()).toEqual([0, 0, 0, 0, 1])
  expect(await fetchTexts(operator)).toEqual([`O prazo d${name()} terminou.`])
  for (const as of [admin, manager]) expect(await fetchTexts(as)).toEqual([])

  await change(occurrence, operator, { dueAt: dueIn(30) })
  testApp.advance(31 * minute)
  expect(await notifyOfOverdueOccurrences(testApp.ctx)).toBe(1)
  expect(await fetchTexts(operator)).toHaveLength(2)
})

test('an overdue occurrence without an owner is announced to those who assign the orders of its company', async () => {
  const { operator, admin, manager } = testApp.users
  await setDispatch(testApp, operator, true)
  await open(manager, { dueAt: new Date(testApp.now().getTime() + minute).toISOString() })
  testApp.advance(2 * minute)
  await notifyOfOverdueOccurrences(testApp.ctx)
  for (const as of [operator, admin]) expect(await fetchTexts(as)).toEqual([`O prazo d${name()} terminou.`])
  expect(await fetchTexts(manager)).toEqual([])
})

test.each([
  ['has left the company', (id: string) => testApp.db.deleteFrom('memberships').where('user_id', '=', id).execute()],
  [
    'was deactivated',
    (id: string) => testApp.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', id).execute(),
  ],
])('an overdue occurrence whose owner %s is announced to those who assign orders', async (_name, leave) => {
  const { operator, admin } = testApp.users
  const occurrence = await open(admin, { dueAt: new Date(testApp.now().getTime() + minute).toISOString() })
  await change(occurrence, operator, { ownerId: operator.id })
  await leave(operator.id)
  testApp.advance(2 * minute)
  await notifyOfOverdueOccurrences(testApp.ctx)
  expect(await fetchTexts(admin)).toEqual([`O prazo d${name()} terminou.`])
})

test('neither a resolved occurrence nor one that was overdue long before is announced', async () => {
  const { admin } = testApp.users
  const dueAt = new Date(testApp.now().getTime() + minute).toISOString()
  const resolved = await open(admin, { dueAt })
  await change(resolved, admin, { status: 'resolved', resolution: 'Feito.' })
  testApp.advance(2 * minute)
  expect(await notifyOfOverdueOccurrences(testApp.ctx)).toBe(0)
  await open(admin, { dueAt: new Date(testApp.now().getTime() - 121 * minute).toISOString() })
  expect(await notifyOfOverdueOccurrences(testApp.ctx)).toBe(0)
})
