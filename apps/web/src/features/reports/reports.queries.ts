import { ReportKey, reports } from '@malote/api-client'
import * as z from 'zod/mini'
import { api, query } from '../../lib/http/api.ts'

const day = z.catch(z.optional(z.iso.date()), undefined)

/** The report and its period. Invalid values become the first report and the last 30 days. */
export const ReportsSearch = z.object({
  relatorio: z.catch(z._default(ReportKey, 'orders-by-day'), 'orders-by-day'),
  from: day,
  to: day,
})
export type ReportsSearch = z.output<typeof ReportsSearch> & { companyId?: string | undefined }

export const reportsQuery = query(reports.list, {})

export const reportQuery = ({ relatorio, ...period }: ReportsSearch) =>
  query(reports.get, { params: { key: relatorio }, query: period })

/** Fetches the report as a file. */
export const exportReport = ({ relatorio, ...period }: ReportsSearch, format: 'csv' | 'xlsx') =>
  api(reports.export, { params: { key: relatorio }, query: { ...period, format } })
