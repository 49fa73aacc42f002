import type { ReportFormat, ReportKey, ReportPeriod, ReportRunStatus } from '@malote/api-client/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Fixed } from './columns.ts'

interface ReportScheduleTable {
  id: Fixed<string>
  key: ReportKey
  company_id: string | null
  period: ReportPeriod
  format: ReportFormat
  every: 'day' | 'week' | 'month'
  weekday: number | null
  day: number | null
  at: string
  recipients: string[]
  active: boolean
  next_run_at: Date | null
  created_by_id: Fixed<string>
  version: Generated<number>
  created_at: Fixed<Date>
  updated_at: Date
}

interface ReportRunTable {
  id: Fixed<string>
  schedule_id: ColumnType<string | null, string | undefined, never>
  key: Fixed<ReportKey>
  company_id: Fixed<string | null>
  first_day: Fixed<string>
  last_day: Fixed<string>
  format: Fixed<ReportFormat>
  recipients: ColumnType<string[], string[] | undefined, never>
  status: ReportRunStatus
  failure: Generated<string | null>
  file_key: Generated<string | null>
  bytes: Generated<number | null>
  row_count: Generated<number | null>
  requested_by_id: Fixed<string>
  created_at: Fixed<Date>
  finished_at: Generated<Date | null>
}

/** Reports that are made in the background. */
export interface ReportTables {
  report_schedules: ReportScheduleTable
  report_runs: ReportRunTable
}
