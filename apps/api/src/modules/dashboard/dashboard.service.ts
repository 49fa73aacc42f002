import type { Dashboard, dashboard } from '@malote/api-client/contract'
import { type Context, type Database, requireSession } from '../../platform/context.ts'
import type { QueryOf } from '../../platform/db/paging.ts'
import { runSlowRead } from '../../platform/db/slow-reads.ts'
import { requireCompany } from '../companies/index.ts'
import {
  countCreated,
  countDeliveries,
  countFailureReasons,
  countOperation,
  countVolume,
  type DayOfStatus,
  measureDays,
  measureService,
  type OperationFilters,
  type Service,
} from './dashboard.sql.ts'

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
  const { deliveries, onTimeDeliveries, firstAttemptDeliveries, ...service } = await measureService(db, operation, {
    days,
    endingAgo: 0,
  })
  const earlier = { days, endingAgo: days }
  const before = await measureService(db, operation, earlier)
  const daily = await measureDays(db, operation, 2 * days)
  return {
    ...(await countOperation(db, operation)),
    ...(await countDeliveries(db, operation)),
    days,
    deliveries,
    onTimeDeliveries,
    firstAttemptDeliveries,
    ...toMeasures(service),
    daily: daily.slice(days),
    before: {
      deliveries: before.deliveries,
      created: await countCreated(db, operation, earlier),
      ...toMeasures(before),
      daily: daily.slice(0, days),
    },
    failureReasons: await countFailureReasons(db, operation, days),
    volume: byDay(await countVolume(db, operation, filters.days ?? volumeDays)),
  }
}

type Measures = Omit<Service, 'deliveries' | 'onTimeDeliveries' | 'firstAttemptDeliveries'>

const toMeasures = (service: Measures): Pick<Dashboard, 'onTimePercent' | 'firstAttemptPercent' | 'times'> => ({
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
