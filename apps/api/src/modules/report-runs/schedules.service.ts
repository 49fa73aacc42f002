import {
  type AuditAction,
  type EndpointOutput,
  type NewReportSchedule,
  type ReportRhythm,
  type ReportRun,
  type ReportSchedule,
  type ReportScheduleChanges,
  type reportSchedules,
  Weekday,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ExpectedVersion } from '../../platform/http/conditional-requests.ts'
import { assertVersion } from '../../platform/http/version-conflict.ts'
import { newId } from '../../platform/security/ids.ts'
import { differences, notFound, recordAudit, recordedChanges } from '../audit/index.ts'
import { requireCompany } from '../companies/index.ts'
import { getReportTitle } from '../reports/index.ts'
import { getRun, queueScheduled } from './runs.service.ts'
import {
  countSchedules,
  deleteSchedule,
  insertSchedule,
  lockSchedule,
  type ScheduleFilters,
  type ScheduleRow,
  selectNextRun,
  selectSchedule,
  selectSchedules,
  updateScheduleRow,
} from './schedules.sql.ts'

const mostSchedules = 100

function toSchedule(row: ScheduleRow): ReportSchedule {
  return {
    id: row.id,
    key: row.key,
    title: getReportTitle(row.key),
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    period: row.period,
    format: row.format,
    rhythm: rhythmOf(row),
    recipients: row.recipients,
    active: row.active,
    nextRunAt: row.next_run_at?.toISOString() ?? null,
    createdBy: { id: row.created_by_id, name: row.created_by_name },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

function rhythmOf(row: ScheduleRow): ReportRhythm {
  const at = row.at.slice(0, 5)
  if (row.every === 'week') return { every: 'week', weekday: Weekday.options[(row.weekday ?? 1) - 1] ?? 'monday', at }
  return row.every === 'month' ? { every: 'month', day: row.day ?? 1, at } : { every: 'day', at }
}

const columnsOf = (rhythm: ReportRhythm) => ({
  every: rhythm.every,
  weekday: rhythm.every === 'week' ? Weekday.options.indexOf(rhythm.weekday) + 1 : null,
  day: rhythm.every === 'month' ? rhythm.day : null,
  at: rhythm.at,
})

/** Lists schedules, newest first. */
export async function listSchedules(
  ctx: Context,
  filters: ScheduleFilters,
): Promise<EndpointOutput<typeof reportSchedules.list>> {
  const { rows, meta } = await selectSchedules(ctx.db, filters)
  return { data: rows.map(toSchedule), meta }
}

/** Schedules a report in the name of the caller. */
export function createSchedule(
  ctx: Context,
  { companyId, rhythm, ...input }: NewReportSchedule,
): Promise<ReportSchedule> {
  return inTransaction(ctx, async (inside) => {
    const { db, now, user } = requireSession(inside)
    if (companyId) await requireCompany(inside, companyId)
    if ((await countSchedules(db)) >= mostSchedules) {
      throw new AppError('limit_reached', `Já há ${mostSchedules} relatórios agendados. Exclua um que não se usa mais.`)
    }
    const id = newId()
    const when = columnsOf(rhythm)
    await insertSchedule(db, {
      id,
      ...input,
      ...when,
      company_id: companyId ?? null,
      active: true,
      next_run_at: await selectNextRun(db, when, now),
      created_by_id: user.id,
      created_at: now,
      updated_at: now,
    })
    const schedule = toSchedule(await requireSchedule(inside, id))
    await audit(inside, 'reportSchedules.create', schedule, recordOf(schedule))
    return schedule
  })
}

/** Changes a schedule and computes its next run again. */
export function updateSchedule(
  ctx: Context,
  id: string,
  { version: _version, companyId, rhythm, ...changes }: ReportScheduleChanges,
  expectedVersion?: ExpectedVersion,
): Promise<ReportSchedule> {
  return inTransaction(ctx, async (inside) => {
    const { db, now } = requireSession(inside)
    await lockSchedule(db, id)
    const row = await requireSchedule(inside, id)
    await assertVersion(inside, row, expectedVersion, recordedChanges)
    if (companyId) await requireCompany(inside, companyId)
    const before = toSchedule(row)
    const when = columnsOf(rhythm ?? before.rhythm)
    const active = changes.active ?? row.active
    await updateScheduleRow(db, id, {
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
      ...when,
      ...(companyId === undefined ? {} : { company_id: companyId }),
      next_run_at: active ? await selectNextRun(db, when, now) : null,
      version: row.version + 1,
      updated_at: now,
    })
    const after = toSchedule(await requireSchedule(inside, id))
    await audit(inside, 'reportSchedules.update', after, differences(recordOf(before), recordOf(after)))
    return after
  })
}

/** Sends the report of a schedule now, in the name of the caller; the next scheduled run stays unchanged. */
export function sendSchedule(ctx: Context, id: string): Promise<ReportRun> {
  return inTransaction(ctx, async (inside) => {
    const { now, user } = requireSession(inside)
    const row = await requireSchedule(inside, id)
    const runId = await queueScheduled(inside, row, { moment: now, by: user.id })
    await audit(inside, 'reportSchedules.send', toSchedule(row), { recipients: row.recipients })
    return getRun(inside, runId)
  })
}

/** Deletes a schedule. */
export function removeSchedule(ctx: Context, id: string, expectedVersion?: ExpectedVersion): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    await lockSchedule(inside.db, id)
    const schedule = toSchedule(await requireSchedule(inside, id))
    await assertVersion(inside, schedule, expectedVersion, recordedChanges)
    await deleteSchedule(inside.db, id)
    await audit(inside, 'reportSchedules.remove', schedule, recordOf(schedule))
  })
}

async function requireSchedule(ctx: Context, id: string): Promise<ScheduleRow> {
  const row = await selectSchedule(ctx.db, id)
  if (!row) throw await notFound(ctx, id, 'Agendamento não encontrado.')
  return row
}

function recordOf(schedule: ReportSchedule): Record<string, unknown> {
  const { title, company, period, format, rhythm, recipients, active, version } = schedule
  return { title, company: company?.name ?? null, period, format, rhythm, recipients, active, version }
}

async function audit(
  ctx: Context,
  action: AuditAction,
  { id, company }: ReportSchedule,
  changes: object,
): Promise<void> {
  await recordAudit(ctx, { action, entity: 'report_schedule', entityId: id, companyId: company?.id ?? null, changes })
}
