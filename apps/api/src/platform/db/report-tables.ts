import type { ReportFormat, ReportKey, ReportPeriod, ReportRunStatus } from '@malote/api-client/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Immutable } from './columns.ts'

/** Reports that are made in the background. */
export interface ReportTables {
  report_schedules: {
    id: Immutable<string>
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
    created_by_id: Immutable<string>
    version: Generated<number>
    created_at: Immutable<Date>
    updated_at: Date
  }
  /** The archive of proofs is a run too; all others are reports. */
  report_runs: {
    id: Immutable<string>
    schedule_id: ColumnType<string | null, string | undefined, never>
    key: Immutable<ReportKey | 'delivery-proofs'>
    company_id: Immutable<string | null>
    first_day: Immutable<string>
    last_day: Immutable<string>
    format: Immutable<ReportFormat | 'zip'>
    recipients: ColumnType<string[], string[] | undefined, never>
    status: ReportRunStatus
    failure: Generated<string | null>
    file_key: Generated<string | null>
    bytes: Generated<number | null>
    row_count: Generated<number | null>
    requested_by_id: Immutable<string>
    created_at: Immutable<Date>
    finished_at: Generated<Date | null>
  }
}
