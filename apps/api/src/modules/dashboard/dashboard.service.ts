import type { Dashboard } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { requireCompany } from '../companies/index.ts'
import { countDeliveries, countOperation, countVolume } from './dashboard.sql.ts'

const volumeDays = 14

/** The operation now, in figures. */
export async function getDashboard(ctx: Context, filters: { companyId?: string | undefined }): Promise<Dashboard> {
  const { db, scope, now } = requireSession(ctx)
  const { companyId } = filters
  if (companyId) await requireCompany(ctx, companyId)
  const operation = { scope, companyId, now }
  return {
    ...(await countOperation(db, operation)),
    ...(await countDeliveries(db, operation)),
    volume: await countVolume(db, operation, volumeDays),
  }
}
