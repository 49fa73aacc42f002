import type { Dashboard, dashboard } from '@malote/api-client/contract'
import { type Context, type Database, requireSession } from '../../platform/context.ts'
import type { QueryOf } from '../../platform/db/paging.ts'
import { runSlowRead } from '../../platform/db/slow-reads.ts'
import { requireCompany } from '../companies/index.ts'
import { countDeliveries, countOperation, type DayOfStatus, readFigures, type Service } from './dashboard.sql.ts'
import type { OperationFilters } from './day-figures.sql.ts'

const volumeDays = 14
const serviceDays = 30

/** Returns the current figures of the operation. */
export async function getDashboard(ctx: Context, filters: QueryOf<typeof dashboard.get>): Promise<Dashboard> {
  const { scope, now } = requireSession(ctx)
  const { companyId } = filters
  if (companyId) await requireCompany(ctx, companyId)
  const operation = { scope, companyId, now }
  return runSlowRead(ctx, (db) => readDashboard(db, operation, filters), { fromReplica: true })
}

async function readDashboard(
  db: Database,
  operation: OperationFilters,
  filters: QueryOf<typeof dashboard.get>,
): Promise<Dashboard> {
  const { days = serviceDays } = filters
  const { service, before, created, daily, volume, failureReasons } = await readFigures(db, operation, {
    days,
    volumeDays: filters.days ?? volumeDays,
  })
  const { deliveries, onTimeDeliveries, firstAttemptDeliveries } = service
  return {
    ...(await countOperation(db, operation)),
    ...(await countDeliveries(db, operation)),
    days,
    deliveries,
    onTimeDeliveries,
    firstAttemptDeliveries,
    ...toMeasures(service),
    daily: daily.slice(days),
    before: { deliveries: before.deliveries, created, ...toMeasures(before), daily: daily.slice(0, days) },
    failureReasons,
    volume: byDay(volume),
  }
}

const toMeasures = (service: Service): Pick<Dashboard, 'onTimePercent' | 'firstAttemptPercent' | 'times'> => ({
  onTimePercent: service.onTimePercent,
  firstAttemptPercent: service.firstAttemptPercent,
  times: {
    requestToCollect: { p50: service.collect50, p90: service.collect90 },
    collectToDeliver: { p50: service.deliver50, p90: service.deliver90 },
    requestToDeliver: { p50: service.whole50, p90: service.whole90 },
  },
})

function byDay(rows: readonly DayOfStatus[]): Dashboard['volume'] {
  const days = new Map<string, Dashboard['volume'][number]>()
  for (const { day, status, total } of rows) {
    const entry = days.get(day) ?? { day, total: 0, byStatus: [] }
    days.set(day, entry)
    entry.total += total
    if (status) entry.byStatus.push({ status, total })
  }
  return [...days.values()]
}
