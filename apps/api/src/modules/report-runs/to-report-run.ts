import type { ReportRun } from '@malote/api-client/contract'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import { getReportTitle } from '../reports/index.ts'
import type { ReportRunRow } from './runs.sql.ts'

/** Maps a row to a run of the API. */
export function toReportRun(row: ReportRunRow): ReportRun {
  return {
    id: row.id,
    key: row.key,
    title: getReportTitle(row.key),
    company: toReference(row.company_id, row.company_name),
    from: row.first_day,
    to: row.last_day,
    format: row.format,
    status: row.status,
    failure: row.failure,
    bytes: row.bytes,
    rows: row.row_count,
    recipients: row.recipients,
    scheduleId: row.schedule_id,
    requestedBy: { id: row.requested_by_id, name: row.requested_by_name },
    createdAt: row.created_at.toISOString(),
    finishedAt: toTimestamp(row.finished_at),
  }
}
