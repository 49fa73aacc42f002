import type { Dashboard } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { requireCompany } from '../companies/index.ts'
import {
  countDeliveries,
  countFailureReasons,
  countOperation,
  countVolume,
  type DayOfStatus,
  measureService,
} from './dashboard.sql.ts'

const volumeDays = 14
const serviceDays = 30

/** The operation now, in figures. */
export async function getDashboard(ctx: Context, filters: { companyId?: string | undefined }): Promise<Dashboard> {
  const { db, scope, now } = requireSession(ctx)
  const { companyId } = filters
  if (companyId) await requireCompany(ctx, companyId)
  const operation = { scope, companyId, now }
  const service = await measureService(db, operation, serviceDays)
  return {
    ...(await countOperation(db, operation)),
    ...(await countDeliveries(db, operation)),
    onTimePercent: service.onTimePercent,
    firstAttemptPercent: service.firstAttemptPercent,
    times: {
      requestToCollect: { p50: service.collect50, p90: service.collect90 },
      collectToDeliver: { p50: service.deliver50, p90: service.deliver90 },
      requestToDeliver: { p50: service.whole50, p90: service.whole90 },
    },
    failureReasons: await countFailureReasons(db, operation, serviceDays),
    volume: byDay(await countVolume(db, operation, volumeDays)),
  }
}

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
