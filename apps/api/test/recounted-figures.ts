import type { TestApp } from './test-app.ts'

const dayMs = 24 * 3_600_000
const dayIn = (moment: Date, zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)
const daysBack = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low === undefined || high === undefined ? null : (low + (high - low) * (place - Math.floor(place))) / 60_000
}

/** The figures of the dashboard from the rows of the orders, without SQL. */
export async function recountFigures({ db, now: clock }: TestApp, companyId: string | undefined, days: number) {
  const now = clock()
  const { time_zone: common } = await db.selectFrom('settings').select('time_zone').executeTakeFirstOrThrow()
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
      times: Object.values(stages).flatMap((values) => [percentile(values, 0.5), percentile(values, 0.9)]),
    }
  }
  const today = dayIn(now, (companyId && zones.get(companyId)) || common)
  const listed = (count: number) => Array.from({ length: count }, (_, index) => daysBack(today, count - 1 - index))
  return {
    service: measure(0, days - 1),
    before: measure(days, 2 * days - 1),
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
