import { reports } from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import type { ReportsSearch } from './reports-search.ts'

export const reportsQuery = query(reports.list, {})

export const reportQuery = ({ relatorio, ...period }: ReportsSearch) =>
  query(reports.get, { params: { key: relatorio }, query: period })

/** Fetches the report as a file. */
export const exportReport = ({ relatorio, ...period }: ReportsSearch, format: 'csv' | 'xlsx') =>
  api(reports.export, { params: { key: relatorio }, query: { ...period, format } })
