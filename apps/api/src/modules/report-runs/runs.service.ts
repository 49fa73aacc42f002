import type { EndpointOutput, NewReportRun, ReportRun, reportRuns } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import { AppError, requireRow } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { spreadsheetTypes } from '../../platform/files/spreadsheet-writer.ts'
import { newId } from '../../platform/security/ids.ts'
import { requireCompany } from '../companies/index.ts'
import { assertPeriodLength, getReportTitle } from '../reports/index.ts'
import {
  getRecipients,
  insertRun,
  isReport,
  type ReportRunRow,
  type RunFilters,
  selectRun,
  selectRuns,
} from './runs.sql.ts'
import { type ScheduleRow, selectPeriod } from './schedules.sql.ts'

export const runJob = 'reports.run'
/** Its own queue: an archive of photos takes minutes, and reports must not wait for it. */
export const proofsJob = 'proofExports.run'

/** Lists background runs, newest first. */
export async function listRuns(ctx: Context, filters: RunFilters): Promise<EndpointOutput<typeof reportRuns.list>> {
  const { rows, meta } = await selectRuns(ctx.db, filters)
  return { data: rows.filter(isReport).map(toReportRun), meta }
}

/** Queues a report; its requester is notified when it is ready. */
export function createRun(ctx: Context, { companyId, from, to, key, format }: NewReportRun): Promise<ReportRun> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    if (companyId) await requireCompany(txCtx, companyId)
    assertPeriodLength({ from, to }, '/from')
    const id = newId()
    await insertRun(db, {
      id,
      key,
      company_id: companyId ?? null,
      first_day: from,
      last_day: to,
      format,
      status: 'queued',
      requested_by_id: user.id,
      created_at: now,
    })
    await txCtx.services.jobs.send(db, runJob, { id })
    return getRun(txCtx, id)
  })
}

type Scheduled = Pick<ScheduleRow, 'id' | 'key' | 'company_id' | 'period' | 'format' | 'recipients'>

/** Queues the report of a schedule, for the period before a time, in the name of a user. */
export async function queueScheduled(
  ctx: Context,
  schedule: Scheduled,
  { moment, by }: { moment: Date; by: string },
): Promise<string> {
  const { db, clock } = ctx
  const id = newId()
  await insertRun(db, {
    id,
    schedule_id: schedule.id,
    key: schedule.key,
    company_id: schedule.company_id,
    ...(await selectPeriod(db, schedule.period, moment)),
    format: schedule.format,
    recipients: schedule.recipients,
    status: 'queued',
    requested_by_id: by,
    created_at: clock(),
  })
  await ctx.services.jobs.send(db, runJob, { id })
  return id
}

/** Returns the state of a run. */
export async function getRun(ctx: Context, id: string): Promise<ReportRun> {
  return toReportRun(await requireRun(ctx, id))
}

/** Opens the file of a run. */
export async function openRunFile(ctx: Context, id: string): Promise<Download> {
  const row = await requireRun(ctx, id)
  const { file_key } = row
  if (!file_key) throw new AppError('not_found', 'Este relatório não tem arquivo: veja o estado dele.')
  return {
    type: spreadsheetTypes[row.format],
    name: getRunFileName(row),
    tag: row.id,
    open: () => ctx.services.files.read(file_key),
  }
}

/** Returns the file name of a run, with the title and the period of its report. */
export const getRunFileName = ({ key, first_day, last_day, format }: ReportRunRow): string =>
  `${getReportTitle(key)} ${first_day} a ${last_day}.${format}`

async function requireRun(ctx: Context, id: string): Promise<ReportRunRow> {
  const row = await selectRun(ctx.db, id)
  return requireRow(row && isReport(row) ? row : undefined, 'Este relatório não existe, ou já venceu.')
}

/** Maps a row to a run of the API. */
function toReportRun(row: ReportRunRow): ReportRun {
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
    recipients: getRecipients(row),
    scheduleId: row.schedule_id,
    requestedBy: { id: row.requested_by_id, name: row.requested_by_name },
    createdAt: row.created_at.toISOString(),
    finishedAt: toTimestamp(row.finished_at),
  }
}
