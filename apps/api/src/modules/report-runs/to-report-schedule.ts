import { type ReportRhythm, type ReportSchedule, Weekday } from '@malote/api-client/contract'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import { getReportTitle } from '../reports/index.ts'
import type { ScheduleRow } from './schedules.sql.ts'

/** Maps a row to a schedule of the API. */
export function toReportSchedule(row: ScheduleRow): ReportSchedule {
  return {
    id: row.id,
    key: row.key,
    title: getReportTitle(row.key),
    company: toReference(row.company_id, row.company_name),
    period: row.period,
    format: row.format,
    rhythm: toRhythm(row),
    recipients: row.recipients,
    active: row.active,
    nextRunAt: toTimestamp(row.next_run_at),
    createdBy: { id: row.created_by_id, name: row.created_by_name },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

function toRhythm(row: ScheduleRow): ReportRhythm {
  const at = row.at.slice(0, 5)
  if (row.every === 'week') return { every: 'week', weekday: Weekday.options[(row.weekday ?? 1) - 1] ?? 'monday', at }
  return row.every === 'month' ? { every: 'month', day: row.day ?? 1, at } : { every: 'day', at }
}

/** Maps a rhythm to its columns. */
export function toRhythmColumns(rhythm: ReportRhythm) {
  return {
    every: rhythm.every,
    weekday: rhythm.every === 'week' ? Weekday.options.indexOf(rhythm.weekday) + 1 : null,
    day: rhythm.every === 'month' ? rhythm.day : null,
    at: rhythm.at,
  }
}

/** The fields of a schedule that the audit log records. */
export function toAuditedSchedule(schedule: ReportSchedule): Record<string, unknown> {
  const { title, company, period, format, rhythm, recipients, active, version } = schedule
  return { title, company: company?.name ?? null, period, format, rhythm, recipients, active, version }
}
