import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Context, inTransaction } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { spreadsheetTypes } from '../../platform/files/spreadsheet-writer.ts'
import { withTemporaryFolder } from '../../platform/files/temporary-folder.ts'
import type { JobKind } from '../../platform/jobs/index.ts'
import { assertArchiveFits, requireCompany } from '../companies/index.ts'
import { queueFileRemoval } from '../files/index.ts'
import { estimateArchiveBytes, writeProofArchive } from '../receipts/index.ts'
import { exportReport } from '../reports/index.ts'
import { failRun, finishAndSend, mayRequest } from './run-results.service.ts'
import { proofsJob, queueScheduled, runJob } from './runs.service.ts'
import { deleteRunsBefore, isReport, type ReportRunRow, type RunRow, selectRun } from './runs.sql.ts'
import { lockDueSchedules, selectNextRun, updateScheduleRow } from './schedules.sql.ts'

const keptMs = 30 * 24 * 3_600_000
const batch = 50

/** Queues the due reports. After downtime a schedule runs once, not once for each missed run. */
export async function queueDueReports(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, clock } = txCtx
    const now = clock()
    const due = await lockDueSchedules(db, now, batch)
    for (const schedule of due) {
      await queueScheduled(txCtx, schedule, { moment: schedule.next_run_at ?? now, by: schedule.created_by_id })
      await updateScheduleRow(db, schedule.id, { next_run_at: await selectNextRun(db, schedule, now) })
    }
    return due.length
  })
}

/** Deletes runs older than a month, with their files. */
export async function sweepReportRuns(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (txCtx) => {
    await queueFileRemoval(txCtx, await deleteRunsBefore(txCtx.db, new Date(txCtx.clock().getTime() - keptMs)))
  })
}

/** Background jobs for reports and for archives, one of each at a time: each may read a year of orders. */
export const reportJobs: readonly JobKind[] = [runJob, proofsJob].map((name) => ({
  name,
  concurrency: 1,
  run: (ctx, { id = '' }) => makeReport(ctx, id),
  giveUp: async (ctx, { id = '' }) => {
    const row = await selectRun(ctx.db, id)
    if (row?.status === 'queued') await failRun(ctx, row, 'Algo falhou do nosso lado. Peça o relatório de novo.')
  },
}))

async function makeReport(ctx: Context, id: string): Promise<void> {
  const row = await selectRun(ctx.db, id)
  if (row?.status !== 'queued') return
  // A user whose role no longer allows the file gets none.
  if (!mayRequest(row)) return failRun(ctx, row, explainRole(row))
  const user = { id: row.requested_by_id, name: row.requested_by_name, role: row.requested_by_role, carriesOut: true }
  const asRequester = { ...ctx, session: { id: row.id, user } }
  // The same key for each attempt: the file of an interrupted attempt is overwritten.
  const file_key = `reports/${row.id}`
  try {
    const made = await withTemporaryFolder(ctx.services.files, async (folder) => {
      const { path, type, ...file } = await (isReport(row)
        ? writeReport(asRequester, row, folder)
        : writeProofs(asRequester, row, folder))
      await ctx.services.files.save(file_key, path, type)
      return { ...file, file_key }
    })
    await finishAndSend(ctx, row, made)
  } catch (error) {
    // An error of the report itself is permanent: a retry would fail again.
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    await failRun(ctx, row, error.extras.errors?.[0]?.message ?? error.detail ?? error.message)
  }
}

const explainRole = (row: RunRow): string =>
  isReport(row)
    ? `${row.requested_by_name} não tem mais o perfil de administrador. Agende o relatório de novo.`
    : `${row.requested_by_name} não pode mais pedir comprovantes.`

/** A written file, and the number of rows of its table or index. */
interface Written {
  readonly path: string
  readonly type: string
  readonly bytes: number
  readonly row_count: number
}

async function writeReport(ctx: Context, row: ReportRunRow, folder: string): Promise<Written> {
  const path = join(folder, 'report')
  const report = await exportReport(ctx, row.key, {
    companyId: row.company_id ?? undefined,
    from: row.first_day,
    to: row.last_day,
    format: row.format,
  })
  await pipeline(await report.open(), createWriteStream(path))
  return { path, type: spreadsheetTypes[row.format], bytes: (await stat(path)).size, row_count: report.rowCount }
}

async function writeProofs(ctx: Context, row: RunRow, folder: string): Promise<Written> {
  const month = { companyId: row.company_id, firstDay: row.first_day, lastDay: row.last_day }
  if (row.company_id) {
    await requireCompany(ctx, row.company_id)
    await assertArchiveFits(ctx, row.company_id, await estimateArchiveBytes(ctx, month))
  }
  const { path, bytes, files } = await writeProofArchive(ctx, month, folder)
  return { path, type: 'application/zip', bytes, row_count: files }
}
