import { isDeepStrictEqual } from 'node:util'
import { Role, type ServiceOrder, ServiceOrderStatus } from '@malote/api-client/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { orderIn } from '../../../test/orders.ts'
import { recountFigures } from '../../../test/recounted-figures.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { readFigures } from './dashboard.sql.ts'
import { countDayFigures } from './index.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const hour = 3_600_000
const zones = ['America/Sao_Paulo', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
const moments = ['created_at', 'requested_at', 'accepted_at', 'collected_at', 'delivered_at', 'promised_at'] as const

type Change =
  | 'count'
  | 'wait'
  | 'remove'
  | { readonly to: ServiceOrderStatus; readonly role: Role; readonly reason?: string }
  | { readonly undo: Role }
  | { readonly age: number }
  | { readonly set: object }
  | { readonly ofCompany: string | null }
  | { readonly ofAll: string }
  | { readonly entries: readonly string[] }
  | { readonly move: 'acme' | 'other' }

const change: fc.Arbitrary<{ readonly order: number; readonly what: Change }> = fc.record({
  order: fc.nat(7),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Change>('count') },
    { weight: 1, arbitrary: fc.constantFrom<Change[]>('wait', 'remove') },
    {
      weight: 5,
      arbitrary: fc.record({
        to: fc.constantFrom(...ServiceOrderStatus.options),
        role: fc.constantFrom(...Role.options),
        reason: fc.constantFrom('Destinatário ausente', 'destinatario AUSENTE', 'Recusado', 'Choveu muito'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ undo: fc.constantFrom('operator' as const, 'admin' as const) }) },
    { weight: 4, arbitrary: fc.record({ age: fc.constantFrom(5, 19, 30, 8 * 24) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        set: fc.constantFrom(
          { corrected: false },
          { corrected: true },
          { attempts: 0 },
          { attempts: 1 },
          { promised_at: null },
          { collected_at: null },
          // As the retention erases the contacts of a finished order.
          { search_text: '', contacts_erased_at: new Date() },
        ),
      }),
    },
    { weight: 1, arbitrary: fc.record({ ofCompany: fc.constantFrom(null, ...zones) }) },
    { weight: 1, arbitrary: fc.record({ ofAll: fc.constantFrom(...zones) }) },
    {
      weight: 1,
      arbitrary: fc.record({ entries: fc.constantFrom(['Recusado'], ['Destinatário ausente', 'Recusado']) }),
    },
    { weight: 1, arbitrary: fc.record({ move: fc.constantFrom('acme' as const, 'other' as const) }) },
  ),
})

async function take(orderNumber: string, what: Change): Promise<void> {
  const { db, companies } = testApp
  const orders = db.updateTable('service_orders').where('order_number', '=', orderNumber)
  if (what === 'count') return countDayFigures(testApp.ctx)
  if (what === 'wait') return testApp.advance(7 * hour)
  if (what === 'remove') {
    await testApp.call('DELETE', `/v1/service-orders/${orderNumber}`, { as: testApp.users.manager })
    return
  }
  if ('undo' in what) {
    await testApp.call('POST', `/v1/service-orders/${orderNumber}/undo`, { as: testApp.users[what.undo] })
    return
  }
  if ('ofAll' in what) {
    await db.updateTable('settings').set({ time_zone: what.ofAll }).execute()
    return
  }
  if ('entries' in what) {
    await db
      .updateTable('settings')
      .set({ failure_reasons: [...what.entries] })
      .execute()
    return
  }
  if ('ofCompany' in what) {
    await db.updateTable('companies').set({ time_zone: what.ofCompany }).where('id', '=', companies.acme).execute()
    return
  }
  if ('to' in what) {
    const response = await testApp.call('GET', `/v1/service-orders/${orderNumber}`, { as: testApp.users.admin })
    const order: ServiceOrder = response.json()
    const body = {
      to: what.to,
      reason: what.reason ?? 'Destinatário ausente',
      receiverName: 'Ana',
      assigneeId: testApp.users.operator.id,
      ...(what.role === 'admin' && { justification: 'Correção de um teste automático.' }),
      version: order.version,
    }
    await testApp.call('POST', `/v1/service-orders/${orderNumber}/transitions`, { as: testApp.users[what.role], body })
    return
  }
  const row = await db
    .selectFrom('service_orders')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  if (!row) return
  if ('age' in what) {
    const earlier = moments.flatMap((name) => {
      const at = row[name]
      return at ? [[name, new Date(at.getTime() - what.age * hour)]] : []
    })
    await orders.set(Object.fromEntries(earlier)).execute()
    const shift = sql<Date>`occurred_at - ${what.age}::integer * interval '1 hour'`
    await db
      .updateTable('service_order_failures')
      .set({ occurred_at: shift })
      .where('service_order_id', '=', row.id)
      .execute()
    return
  }
  await orders.set(('move' in what ? { company_id: companies[what.move] } : what.set) as never).execute()
}

const count = { order: 0, what: 'count' as const }
/** The third order is a delivery of a past day; the fourth is in transit, and the sixth a draft. */
const of = (order: number, ...whats: Change[]) => whats.flatMap((what) => [{ order, what }, count])
/** Changes that reach each kind, whatever the random ones reach. */
const examples: [{ order: number; what: Change }[]][] = [
  [
    [
      count,
      ...of(2, { set: { attempts: 1 } }, { set: { promised_at: null } }, { set: { collected_at: null } }),
      ...of(
        2,
        { set: { corrected: true } },
        { set: { corrected: false } },
        { age: 30 },
        { move: 'other' },
        { move: 'acme' },
      ),
      ...of(2, { set: { search_text: '', contacts_erased_at: new Date() } }),
      ...of(2, { to: 'in_transit', role: 'admin' }, { to: 'delivered', role: 'admin' }),
    ],
  ],
  [
    [
      count,
      ...of(0, { ofCompany: 'Pacific/Kiritimati' }, { ofCompany: null }, { ofAll: 'Pacific/Pago_Pago' }),
      ...of(5, 'remove', 'wait'),
      ...of(3, { to: 'failed', role: 'operator' }, { undo: 'operator' }, { to: 'on_hold', role: 'manager' }),
      ...of(3, { to: 'in_transit', role: 'admin' }, { to: 'failed', role: 'operator' }, { age: 30 }),
      ...of(3, { to: 'in_transit', role: 'admin' }, { to: 'failed', role: 'operator', reason: 'destinatario AUSENTE' }),
      ...of(3, { entries: ['Recusado'] }, { move: 'other' }, { entries: ['Destinatário ausente', 'Recusado'] }),
      ...of(6, { to: 'returning', role: 'operator' }, { to: 'returned', role: 'admin' }, { undo: 'admin' }),
    ],
  ],
]

const recount = (companyId: string | undefined, days: number) => recountFigures(testApp, companyId, days)

/** The same figures as the dashboard reads them. */
async function readAsRecounted(companyId: string | undefined, days: number) {
  const filters = { scope: 'all', companyId, now: testApp.now() } as const
  const { service, before, created, daily, volume, failureReasons } = await readFigures(testApp.db, filters, {
    days,
    volumeDays: days,
  })
  const toService = (read: typeof service) => ({
    deliveries: read.deliveries,
    onTimeDeliveries: read.onTimeDeliveries,
    firstAttemptDeliveries: read.firstAttemptDeliveries,
    times: [read.collect50, read.collect90, read.deliver50, read.deliver90, read.whole50, read.whole90],
  })
  return {
    service: toService(service),
    before: toService(before),
    failureReasons: expect.toSatisfy((recounted: typeof failureReasons) =>
      isDeepStrictEqual(new Set(recounted), new Set(failureReasons)),
    ),
    created,
    daily: daily.map(({ day, deliveries }) => ({ day, deliveries })),
    volume: [...new Set(volume.map(({ day }) => day))].map((day) => ({
      day,
      statuses: volume
        .filter((row) => row.day === day)
        .flatMap(({ status, total }) => Array.from({ length: total }, () => status))
        .toSorted(),
    })),
  }
}

const countedRows = async () => testApp.db.selectFrom('company_day_figures').selectAll().execute()
const waiting = async () => (await testApp.db.selectFrom('day_figures_changes').selectAll().execute()).length

test('the figures equal a recount of the orders after random changes, whichever days are counted', async () => {
  let fromDays = 0
  let deliveries = 0
  let times = 0
  let repeated = 0
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 8, maxLength: 25 }), async (changes) => {
      const orders: ServiceOrder[] = []
      for (const status of [
        'delivered',
        'delivered',
        'delivered',
        'in_transit',
        'requested',
        'draft',
        'failed',
      ] as const)
        orders.push(await orderIn(testApp, status))
      for (const [index, { orderNumber }] of orders.entries()) {
        const before = (minutes: number) => new Date(testApp.now().getTime() - (minutes * (index + 2) + index) * 60_000)
        const times = { requested_at: before(90), collected_at: before(31), created_at: before(95) }
        if (index < 3) await take(orderNumber, { set: { corrected: false, ...times } })
        await take(orderNumber, { age: 20 * index })
      }
      for (const { order, what } of [...changes, { order: 0, what: 'count' as const }]) {
        await take(orders[order % orders.length]?.orderNumber ?? '', what)
        for (const companyId of [undefined, testApp.companies.acme]) {
          const recounted = await recount(companyId, 5)
          expect(recounted, JSON.stringify(what)).toEqual(await readAsRecounted(companyId, 5))
          deliveries += recounted.service.deliveries
          times += recounted.service.times.filter((minutes) => minutes !== null && minutes > 1).length
        }
      }
      repeated += (await recount(undefined, 5)).failureReasons.filter(({ total, orders }) => total > orders).length
      fromDays += (await countedRows()).length
    }),
    { numRuns: 6, examples },
  )
  expect(fromDays).toBeGreaterThan(0)
  expect(deliveries).toBeGreaterThan(0)
  expect(times).toBeGreaterThan(0)
  expect(repeated).toBeGreaterThan(0)
})

test('counts a past day once, and again after a change of one of its orders', async () => {
  const { orderNumber } = await orderIn(testApp, 'requested')
  await take(orderNumber, { age: 3 * 24 })
  await countDayFigures(testApp.ctx)
  expect(await waiting()).toBe(0)
  const before = await countedRows()
  await countDayFigures(testApp.ctx)
  expect(await countedRows()).toEqual(before)
  await take(orderNumber, { to: 'canceled', role: 'admin' })
  expect(await waiting()).toBeGreaterThan(0)
  await countDayFigures(testApp.ctx)
  expect(await countedRows()).not.toEqual(before)
})

test('a change that is committed while the days are counted is counted the next time', async () => {
  const { orderNumber } = await orderIn(testApp, 'requested')
  await take(orderNumber, { age: 2 * 24 })
  await testApp.db.transaction().execute(async (db) => {
    await db.updateTable('service_orders').set({ status: 'canceled' }).where('order_number', '=', orderNumber).execute()
    // Does not wait for the order, and does not see its new status.
    await countDayFigures(testApp.ctx)
  })
  expect(await waiting()).toBeGreaterThan(0)
  const { acme } = testApp.companies
  expect(await recount(acme, 5)).toEqual(await readAsRecounted(acme, 5))
  await countDayFigures(testApp.ctx)
  expect(await waiting()).toBe(0)
  expect(await recount(acme, 5)).toEqual(await readAsRecounted(acme, 5))
})
