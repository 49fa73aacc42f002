import type { CourierPace, couriers } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../../platform/context.ts'
import type { QueryOf } from '../../../platform/db/paging.ts'
import { runSlowRead } from '../../../platform/db/slow-reads.ts'
import { requireCompany } from '../../companies/index.ts'
import { getSettings } from '../../settings/index.ts'
import { selectLegs, selectMinutesToDeliver } from './courier-pace.sql.ts'
import { getMedian, measurePace } from './measure-pace.ts'

/**
 * Measures how long the work of couriers takes, by the recent deliveries of a company, or of all that the caller may see.
 *
 * @throws AppError `not_found` for a company that the caller may not see, `query_too_slow`.
 */
export async function getCourierPace(ctx: Context, { companyId }: QueryOf<typeof couriers.pace>): Promise<CourierPace> {
  const { scope, now } = requireSession(ctx)
  if (companyId) await requireCompany(ctx, companyId)
  const { ordersPerHour } = await getSettings(ctx)
  const filters = { scope, companyId, now }
  return runSlowRead(
    ctx,
    async (db) => {
      const legs = await selectLegs(db, filters)
      const minutesToDeliver = getMedian(await selectMinutesToDeliver(db, filters))
      return { measuredLegs: legs.length, ...measurePace(legs), minutesToDeliver, ordersPerHour }
    },
    { fromReplica: true },
  )
}
