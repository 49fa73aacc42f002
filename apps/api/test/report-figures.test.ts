import {
  type DashboardListFilters,
  dashboardLists,
  runningStatuses,
  serviceOrderTabs,
} from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { countDayFigures } from '../src/modules/dashboard/index.ts'
import { type Companies, dayMs, type GeneratedOrder, generateOrders, getDay, zones } from './generated-orders.ts'
import { percentileInMinutes } from './recounted-figures.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let facts: GeneratedOrder[]
let companies: Companies
beforeAll(async () => {
  testApp = await createTestApp()
  const invented = await generateOrders(testApp)
  facts = invented.facts
  companies = invented.companies
})

const daysBack = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)
const today = () => getDay(testApp.now().getTime(), 'America/Sao_Paulo')

const read = async (path: string) => {
  const response = await testApp.call('GET', path, { as: testApp.users.admin })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const tally = <T>(list: readonly T[], getKey: (item: T) => string) =>
  list.reduce(
    (counts, item) => counts.set(getKey(item), (counts.get(getKey(item)) ?? 0) + 1),
    new Map<string, number>(),
  )
const outcomes = (list: readonly GeneratedOrder[]) => ({
  total: list.length,
  delivered: list.filter(({ status }) => status === 'delivered').length,
  failed: list.filter(({ status }) => status === 'failed').length,
  canceled: list.filter(({ status }) => status === 'canceled' || status === 'expired').length,
  returned: list.filter(({ status }) => status === 'returned').length,
})

/** All companies together, and each company. */
const selections = ['', ...zones]
const inSelection = (zone: string) => facts.filter((fact) => zone === '' || fact.zone === zone)
const query = (zone: string) => (zone === '' ? '' : `&companyId=${companies.get(zone)?.id}`)

/** Returns the orders created in a period, by the local day of their company. */
const created = (zone: string, from: string, to: string) =>
  inSelection(zone).filter((fact) => {
    const day = getDay(fact.created, fact.zone)
    return fact.status !== 'draft' && day >= from && day <= to
  })

test.each(selections)('the reports about orders agree with a recount (%s)', async (zone) => {
  const [from, to] = [daysBack(today(), 20), daysBack(today(), 1)]
  const period = `from=${from}&to=${to}${query(zone)}`
  const requested = created(zone, from, to)
  const report = async (key: string) => (await read(`/v1/reports/${key}?${period}`)).rows

  for (const row of await report('orders-by-day')) {
    const { day, ...counts } = row
    expect(counts, day).toEqual(outcomes(requested.filter((fact) => getDay(fact.created, fact.zone) === day)))
  }
  for (const { company, ...counts } of await report('orders-by-company')) {
    expect(counts, company).toEqual(outcomes(requested.filter((fact) => companies.get(fact.zone)?.name === company)))
  }
  const fold = (city: string) => city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const places = await report('orders-by-place')
  expect(places).toHaveLength(new Set(requested.map(({ city }) => fold(city))).size)
  for (const { place, ...counts } of places) {
    expect(counts, place).toEqual(outcomes(requested.filter(({ city }) => fold(`${city}, SP`) === fold(place))))
  }
  const names = new Map(Object.values(testApp.users).map(({ id, name }) => [id, name]))
  for (const { requester, company, ...counts } of await report('orders-by-requester')) {
    const inReport = requested.filter(
      (fact) => names.get(fact.requester) === requester && companies.get(fact.zone)?.name === company,
    )
    expect(counts, requester).toEqual(outcomes(inReport))
  }
  const failures = tally(
    requested.flatMap((fact) => fact.failures),
    ({ reason }) => reason,
  )
  expect(
    new Map(
      (await report('failures-by-reason')).map((row: { reason: string; total: number }) => [row.reason, row.total]),
    ),
  ).toEqual(failures)
  const canceled = tally(
    requested.filter(({ status }) => status === 'canceled'),
    ({ reason }) => reason ?? 'Sem motivo informado',
  )
  expect(
    new Map(
      (await report('cancellations-by-reason')).map((row: { reason: string; total: number }) => [
        row.reason,
        row.total,
      ]),
    ),
  ).toEqual(canceled)

  const stages: [keyof GeneratedOrder, keyof GeneratedOrder][] = [
    ['created', 'accepted'],
    ['accepted', 'collected'],
    ['collected', 'delivered'],
    ['created', 'delivered'],
  ]
  for (const [index, row] of (await report('time-by-stage')).entries()) {
    const [begin, end] = stages[index] ?? ['created', 'created']
    const times = requested
      .filter(
        (fact) =>
          !fact.corrected && fact[begin] !== null && fact[end] !== null && Number(fact[end]) >= Number(fact[begin]),
      )
      .map((fact) => Number(fact[end]) - Number(fact[begin]))
    const [p50, p90] = [percentileInMinutes(times, 50), percentileInMinutes(times, 90)]
    expect(row).toMatchObject({ total: times.length, p50, p90 })
  }
})

test.each(selections)('punctuality agrees with a recount by the day of delivery (%s)', async (zone) => {
  const { rows, totals } = await read(
    `/v1/reports/punctuality-by-day?from=${daysBack(today(), 29)}&to=${today()}${query(zone)}`,
  )
  let all = 0
  let punctual = 0
  for (const row of rows) {
    const delivered = inSelection(zone).filter(
      (fact) =>
        !fact.corrected &&
        fact.status !== 'draft' &&
        fact.delivered !== null &&
        getDay(fact.delivered, fact.zone) === row.day,
    )
    const onTime = delivered.filter((fact) => Number(fact.delivered) <= fact.promised).length
    expect(row, row.day).toMatchObject({ delivered: delivered.length, onTime, late: delivered.length - onTime })
    all += delivered.length
    punctual += onTime
  }
  expect(totals).toMatchObject({ delivered: all, onTime: punctual })
  expect(totals.percent).toBeCloseTo((100 * punctual) / all, 0)
})

/** Whether past days are counted, as the scheduled task does, or all are read from orders. */
async function setCounted(counted: boolean): Promise<void> {
  if (counted) return countDayFigures(testApp.ctx)
  await testApp.db.deleteFrom('company_day_figures_counted').execute()
}

test.each(selections.flatMap((zone) => [false, true].map((counted) => [zone, counted] as const)))(
  'the dashboard agrees with a recount (%s, counted days: %s)',
  async (zone, counted) => {
    await setCounted(counted)
    const now = testApp.now().getTime()
    const response = await read(`/v1/dashboard?${query(zone).slice(1)}`)
    const mine = inSelection(zone)
    const running = (fact: GeneratedOrder) => (runningStatuses as readonly string[]).includes(fact.status)
    const late = mine.filter((fact) => running(fact) && fact.promised < now)
    const within = (tab: 'open' | 'ongoing') =>
      mine.filter(({ status }) => (serviceOrderTabs[tab].statuses as readonly string[]).includes(status))
    expect(response).toMatchObject({
      openNow: within('open').length,
      onTheWay: within('ongoing').length,
      late: late.length,
    })

    const delivered = mine.filter((fact) => fact.delivered !== null)
    const day = (fact: GeneratedOrder) => getDay(Number(fact.delivered), fact.zone)
    expect(response.deliveredToday).toBe(delivered.filter((fact) => day(fact) === getDay(now, fact.zone)).length)

    const recent = delivered.filter((fact) => !fact.corrected && day(fact) >= daysBack(getDay(now, fact.zone), 29))
    const share = (part: GeneratedOrder[]) => Math.round((1000 * part.length) / recent.length) / 10
    expect(response.onTimePercent).toBe(share(recent.filter((fact) => Number(fact.delivered) <= fact.promised)))
    expect(response.firstAttemptPercent).toBe(share(recent.filter(({ attempts }) => attempts === 0)))
    const whole = recent.map((fact) => Number(fact.delivered) - fact.created)
    const times = { p50: percentileInMinutes(whole, 50), p90: percentileInMinutes(whole, 90) }
    expect(response.times.requestToDeliver).toEqual(times)

    const reasons = tally(
      mine.flatMap((fact) =>
        fact.failures.filter(({ at }) => at <= now && getDay(at, fact.zone) >= daysBack(getDay(now, fact.zone), 29)),
      ),
      ({ reason }) => reason,
    )
    expect(
      new Map(response.failureReasons.map((row: { reason: string; total: number }) => [row.reason, row.total])),
    ).toEqual(reasons)

    expect(response.volume).toHaveLength(14)
    for (const { day: date, total, byStatus } of response.volume) {
      const made = mine.filter((fact) => getDay(fact.created, fact.zone) === date)
      expect(total, date).toBe(made.length)
      const counts = byStatus.map((row: { status: string; total: number }) => [row.status, row.total])
      expect(new Map(counts)).toEqual(tally(made, ({ status }) => status))
    }
  },
)

test.each(selections.flatMap((zone) => [7, 30].map((days) => [zone, days] as const)))(
  'each figure of the dashboard is the length of the list that it leads to (%s, %i days)',
  async (zone, days) => {
    await setCounted(true)
    const response = await read(`/v1/dashboard?days=${days}${query(zone)}`)
    const listed = async (filters: DashboardListFilters) => {
      const parameters = new URLSearchParams()
      for (const [name, value] of Object.entries(filters)) parameters.set(name, String(value))
      return (await read(`/v1/service-orders?limit=1&${parameters}${query(zone)}`)).meta.total
    }
    const counts = ['openNow', 'onTheWay', 'late', 'needsAction', 'deliveredToday'] as const
    for (const figure of counts) expect(response[figure], figure).toBe(await listed(dashboardLists[figure]()))
    const measures = ['deliveries', 'onTimeDeliveries', 'firstAttemptDeliveries'] as const
    for (const figure of measures) expect(response[figure], figure).toBe(await listed(dashboardLists[figure](days)))
    expect(response.failureReasons.length).toBeGreaterThan(0)
    for (const { reason, orders } of response.failureReasons) {
      expect(orders, reason).toBe(await listed(dashboardLists.failureReason(days, reason)))
    }
    expect(response.volume).toHaveLength(days)
    for (const { day, byStatus } of response.volume) {
      for (const { status, total } of byStatus) {
        expect(total, `${day} ${status}`).toBe(await listed(dashboardLists.volume(day, [status])))
      }
    }
    const recent = inSelection(zone).filter(
      ({ corrected, delivered, zone: orderZone }) =>
        !corrected &&
        delivered !== null &&
        getDay(delivered, orderZone) <= daysBack(getDay(testApp.now().getTime(), orderZone), days) &&
        getDay(delivered, orderZone) > daysBack(getDay(testApp.now().getTime(), orderZone), 2 * days),
    )
    expect(response.before.deliveries).toBe(recent.length)
  },
)

test.each(selections)('each row of a report is the length of the list that it leads to (%s)', async (zone) => {
  const period = `from=${daysBack(today(), 20)}&to=${today()}${query(zone)}`
  const reports = {
    'orders-by-day': 'total',
    'orders-by-company': 'total',
    'orders-by-requester': 'total',
    'orders-by-status': 'total',
    'punctuality-by-day': 'delivered',
    'cancellations-by-reason': 'total',
  }
  for (const [key, column] of Object.entries(reports)) {
    const { rows, lists } = await read(`/v1/reports/${key}?${period}`)
    expect(rows.length, key).toBeGreaterThan(0)
    for (const [index, row] of rows.entries()) {
      const filters = new URLSearchParams({ ...(zone && { companyId: companies.get(zone)?.id }), ...lists[index] })
      const { meta } = await read(`/v1/service-orders?limit=1&${filters}`)
      expect(row[column], `${key} ${filters}`).toBe(meta.total)
    }
  }
})

test('a report is downloaded as it is shown, for Brazilian spreadsheets', async () => {
  const path = `/v1/reports/punctuality-by-day/export?from=${daysBack(today(), 2)}&to=${today()}`
  const csv = await testApp.call('GET', `${path}&format=csv`, { as: testApp.users.admin })
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [header, ...lines] = csv.body.trimEnd().split(/\r?\n/)
  expect(header).toBe('\ufeffDia;Entregas;No prazo;Atrasadas;No prazo (%)')
  const { rows } = await read(path.replace('/export', ''))
  expect(lines).toEqual(
    rows.map((row: { day: string; delivered: number; onTime: number; late: number; percent?: number }) =>
      [
        row.day.split('-').reverse().join('/'),
        row.delivered,
        row.onTime,
        row.late,
        row.percent?.toFixed(1).replace('.', ',') ?? '',
      ].join(';'),
    ),
  )
  const xlsx = await testApp.call('GET', `${path}&format=xlsx`, { as: testApp.users.admin })
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect((await testApp.call('GET', `${path}&format=pdf`, { as: testApp.users.admin })).statusCode).toBe(400)
})
