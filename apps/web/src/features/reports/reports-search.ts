import { ReportKey } from '@malote/api-client'
import * as z from 'zod/mini'

const day = z.catch(z.optional(z.iso.date()), undefined)

/** The report and its period. Invalid values become the first report and the last 30 days. */
export const ReportsSearch = z.object({
  relatorio: z.catch(z._default(ReportKey, 'orders-by-day'), 'orders-by-day'),
  from: day,
  to: day,
})
export type ReportsSearch = z.output<typeof ReportsSearch> & { companyId?: string | undefined }
