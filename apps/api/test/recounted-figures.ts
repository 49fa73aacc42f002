import { noReasonGiven, otherReason } from '@malote/api-client/contract'
import type { TestApp } from './test-app.ts'

const dayMs = 24 * 3_600_000
const dayIn = (moment: Date, zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)
const daysBack = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** The least of the whole minutes that at least this share of the durations, in milliseconds, has. */
export function percentileInMinutes(durations: readonly number[], percent: number): number | null {
  const sorted = durations.map((duration) => Math.round(duration / 60_000)).toSorted((one, other) => one - other)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? null
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The entry of the settings that a reason belongs to. */
function toEntry(reason: string | null, entries: readonly string[]): string {
  if (reason === null) return noReasonGiven
  return (
    entries.find((entry) => entry === reason) ?? entries.find((entry) => fold(entry) === fold(reason)) ?? otherReason
  )
}

/** The figures of the dashboard from the rows of the orders, without SQL. */
export async function recountFigures({ db, now: clock }: TestApp, companyId: string | undefined, days: number) {
  const now = clock()
  const { time_zone: common, failure_reasons: entries } = await db
    .selectFrom('settings')
    .select(['time_zone', 'failure_reasons'])
    .executeTakeFirstOrThrow()
  const companies = await db.selectFrom('companies').selectAll().execute()
  const zones = new Map(companies.map(({ id, time_zone }) => [id, time_zone ?? common]))
  const all = await db.selectFrom('service_orders').selectAll().execute()
  const orders = all
    .filter((order) => companyId === undefined || order.company_id === companyId)
    .map((order) => ({ ...order, zone: zones.get(order.company_id) ?? '' }))
  /** How many days ago a moment was, on the calendar of its company. */
  const ago = (moment: Date, zone: string) => (Date.parse(dayIn(now, zone)) - Date.parse(dayIn(moment, zone))) / dayMs
  const delivered = orders.flatMap((order) =>
    order.delivered_at && order.delivered_at <= now && !order.corrected
      ? [{ ...order, at: order.delivered_at, ago: ago(order.delivered_at, order.zone) }]
      : [],
  )
  const measure = (from: number, to: number) => {
    const inPeriod = delivered.filter((order) => order.ago >= from && order.ago <= to)
    const times = (begin: 'requested_at' | 'collected_at', end: 'collected_at' | 'delivered_at') =>
      inPeriod.flatMap((order) => {
        const [before, after] = [order[begin], order[end]]
        return before && after ? [after.getTime() - before.getTime()] : []
      })
    const stages = {
      collect: times('requested_at', 'collected_at'),
      deliver: times('collected_at', 'delivered_at'),
      whole: times('requested_at', 'delivered_at'),
    }
    return {
      deliveries: inPeriod.length,
      onTimeDeliveries: inPeriod.filter(({ at, promised_at }) => promised_at && at <= promised_at).length,
      firstAttemptDeliveries: inPeriod.filter(({ attempts }) => attempts === 0).length,
      times: Object.values(stages).flatMap((values) => [
        percentileInMinutes(values, 50),
        percentileInMinutes(values, 90),
      ]),
    }
  }
  const attempts = (await db.selectFrom('service_order_failures').selectAll().execute())
    .filter(({ company_id }) => companyId === undefined || company_id === companyId)
    .filter(({ occurred_at, company_id }) => ago(occurred_at, zones.get(company_id) ?? '') < days)
  const byReason = Map.groupBy(attempts, ({ reason }) => toEntry(reason, entries))
  const today = dayIn(now, (companyId && zones.get(companyId)) || common)
  const listed = (count: number) => Array.from({ length: count }, (_, index) => daysBack(today, count - 1 - index))
  return {
    service: measure(0, days - 1),
    before: measure(days, 2 * days - 1),
    failureReasons: [...byReason].map(([reason, list]) => ({
      reason,
      total: list.length,
      orders: new Set(list.map(({ service_order_id }) => service_order_id)).size,
    })),
    created: orders.filter((order) => {
      const age = ago(order.created_at, order.zone)
      return age >= days && age < 2 * days
    }).length,
    daily: listed(2 * days).map((day) => ({
      day,
      deliveries: delivered.filter(
        (order) => order.ago >= 0 && order.ago < 2 * days && dayIn(order.at, order.zone) === day,
      ).length,
    })),
    volume: listed(days).map((day) => {
      const made = orders.filter(({ created_at, zone }) => dayIn(created_at, zone) === day)
      return { day, statuses: made.map(({ status }) => status).toSorted() }
    }),
  }
}
