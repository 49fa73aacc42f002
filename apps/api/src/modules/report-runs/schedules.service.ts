import type {
  EndpointOutput,
  NewReportSchedule,
  ReportRun,
  ReportSchedule,
  ReportScheduleChanges,
  reportSchedules,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { AppError, fieldError } from '../../platform/errors/app-error.ts'
import { assertVersion, type ExpectedVersion } from '../../platform/errors/version-conflict.ts'
import { newId } from '../../platform/security/ids.ts'
import { differences, findRecordedChanges, recordAudit, requireAuditedRow } from '../audit/index.ts'
import { requireCompany } from '../companies/index.ts'
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
import { toAuditedSchedule, toReportSchedule, toRhythmColumns } from './to-report-schedule.ts'

const maximumSchedules = 100

/** Lists schedules, newest first. */
export async function listSchedules(
  ctx: Context,
  filters: ScheduleFilters,
): Promise<EndpointOutput<typeof reportSchedules.list>> {
  const { rows, meta } = await selectSchedules(ctx.db, filters)
  return { data: rows.map(toReportSchedule), meta }
}

/** Schedules a report in the name of the caller. */
export function createSchedule(
  ctx: Context,
  { companyId, rhythm, ...input }: NewReportSchedule,
): Promise<ReportSchedule> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    if (companyId) await requireCompany(txCtx, companyId)
    if ((await countSchedules(db)) >= maximumSchedules) {
      throw new AppError(
        'limit_reached',
        `Já há ${maximumSchedules} relatórios agendados. Exclua um que não se usa mais.`,
      )
    }
    const id = newId()
    const when = toRhythmColumns(rhythm)
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
    const schedule = toReportSchedule(await requireSchedule(txCtx, id))
    await recordAudit(txCtx, {
      action: 'reportSchedules.create',
      entityId: schedule.id,
      companyId: schedule.company?.id ?? null,
      changes: toAuditedSchedule(schedule),
    })
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
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    await lockSchedule(db, id)
    const row = await requireSchedule(txCtx, id)
    await assertVersion(txCtx, row, expectedVersion, findRecordedChanges)
    if (companyId) await requireCompany(txCtx, companyId)
    const before = toReportSchedule(row)
    const when = toRhythmColumns(rhythm ?? before.rhythm)
    const active = changes.active ?? row.active
    if (active && (changes.recipients ?? row.recipients).length === 0) {
      throw fieldError('/recipients', 'Informe quem recebe o relatório.', 'required')
    }
    await updateScheduleRow(db, id, {
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
      ...when,
      ...(companyId === undefined ? {} : { company_id: companyId }),
      next_run_at: active ? await selectNextRun(db, when, now) : null,
      version: row.version + 1,
      updated_at: now,
    })
    const after = toReportSchedule(await requireSchedule(txCtx, id))
    await recordAudit(txCtx, {
      action: 'reportSchedules.update',
      entityId: after.id,
      companyId: after.company?.id ?? null,
      changes: differences(toAuditedSchedule(before), toAuditedSchedule(after)),
    })
    return after
  })
}

/** Sends the report of a schedule now, in the name of the caller; the next scheduled run stays unchanged. */
export function sendSchedule(ctx: Context, id: string): Promise<ReportRun> {
  return inTransaction(ctx, async (txCtx) => {
    const { now, user } = requireSession(txCtx)
    const row = await requireSchedule(txCtx, id)
    const runId = await queueScheduled(txCtx, row, { moment: now, by: user.id })
    await recordAudit(txCtx, {
      action: 'reportSchedules.send',
      entityId: row.id,
      companyId: row.company_id,
      changes: { recipients: row.recipients },
    })
    return getRun(txCtx, runId)
  })
}

/** Deletes a schedule. */
export function removeSchedule(ctx: Context, id: string, expectedVersion?: ExpectedVersion): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    await lockSchedule(txCtx.db, id)
    const schedule = toReportSchedule(await requireSchedule(txCtx, id))
    await assertVersion(txCtx, schedule, expectedVersion, findRecordedChanges)
    await deleteSchedule(txCtx.db, id)
    await recordAudit(txCtx, {
      action: 'reportSchedules.remove',
      entityId: schedule.id,
      companyId: schedule.company?.id ?? null,
      changes: toAuditedSchedule(schedule),
    })
  })
}

async function requireSchedule(ctx: Context, id: string): Promise<ScheduleRow> {
  return requireAuditedRow(ctx, id, await selectSchedule(ctx.db, id), 'Agendamento não encontrado.')
}
