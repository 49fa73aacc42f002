import { dashboard } from '@malote/api-client'
import * as z from 'zod/mini'
import { query } from '../../lib/http/api'

/** How many days a period may have. */
export const periodLengths = [7, 14, 30] as const
export type PeriodLength = (typeof periodLengths)[number]

/** Over which days the service is measured. What cannot be read falls back to the longest. */
export const DashboardSearch = z.object({
  days: z.catch(z._default(z.pipe(z.coerce.number(), z.literal([...periodLengths])), 30), 30),
})
export type DashboardSearch = z.output<typeof DashboardSearch> & { companyId?: string | undefined }

/** What an address says only when it differs. */
export const plainDashboard = { days: 30 } as const

export const dashboardQuery = (search: DashboardSearch) => query(dashboard.get, { query: search })
