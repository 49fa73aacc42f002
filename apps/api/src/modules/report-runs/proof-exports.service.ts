import type { EndpointOutput, NewProofExport, ProofExport, proofExports } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import type { PageRequest } from '../../platform/db/paging.ts'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import { AppError, fieldError, requireRow } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { countAgainstLimit } from '../../platform/limits/request-counts.service.ts'
import { newId } from '../../platform/security/ids.ts'
import { requireCompany } from '../companies/index.ts'
import { proofsJob } from './runs.service.ts'
import { insertRun, lockCurrentProofRun, proofsKey, type RunRow, selectProofRun, selectProofRuns } from './runs.sql.ts'

/** Lists the caller's archives of companies that they may still see, newest first. */
export async function listProofExports(
  ctx: Context,
  request: PageRequest,
): Promise<EndpointOutput<typeof proofExports.list>> {
  const { db, scope, user } = requireSession(ctx)
  const { rows, meta } = await selectProofRuns(db, { scope, userId: user.id }, request)
  return { data: rows.map(toProofExport), meta }
}

const dayMs = 24 * 3_600_000
/** New archives of one user in a day: each reads all photos of a month and is kept for 30 days. */
const archivesPerDay = 10

/**
 * Queues the archive of a month; its requester is notified when it is ready. While no order of the month changes, the
 * same archive is returned again.
 */
export function createProofExport(ctx: Context, { companyId, month }: NewProofExport): Promise<ProofExport> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    if (companyId) await requireCompany(txCtx, companyId)
    else if (user.role !== 'admin') throw fieldError('/companyId', 'Escolha uma das suas empresas.', 'required')
    const [firstDay, lastDay] = [`${month}-01`, getLastDay(month)]
    const ofMonth = { userId: user.id, companyId: companyId ?? null, firstDay, lastDay }
    const current = await lockCurrentProofRun(db, ofMonth)
    if (current) return getProofExport(txCtx, current)
    const detail = `Cada pessoa pode pedir ${archivesPerDay} arquivos por dia. Peça de novo amanhã.`
    await countAgainstLimit(txCtx, { key: `proofs ${user.id}`, windowMs: dayMs, maximum: archivesPerDay, detail })
    const id = newId()
    await insertRun(db, {
      id,
      key: proofsKey,
      company_id: companyId ?? null,
      first_day: firstDay,
      last_day: lastDay,
      format: 'zip',
      status: 'queued',
      requested_by_id: user.id,
      created_at: now,
    })
    await txCtx.services.jobs.send(db, proofsJob, { id })
    return getProofExport(txCtx, id)
  })
}

/** Returns the state of an archive. */
export async function getProofExport(ctx: Context, id: string): Promise<ProofExport> {
  return toProofExport(await requireProofRun(ctx, id))
}

/** Opens the file of an archive. */
export async function openProofExport(ctx: Context, id: string): Promise<Download> {
  const row = await requireProofRun(ctx, id)
  const { file_key } = row
  if (!file_key) throw new AppError('not_found', 'Estes comprovantes não têm arquivo: veja o estado do pedido.')
  return {
    type: 'application/zip',
    name: `Comprovantes ${row.first_day.slice(0, 7)}${row.company_name ? ` ${row.company_name}` : ''}.zip`,
    tag: row.id,
    ...(row.bytes === null ? {} : { bytes: row.bytes }),
    open: () => ctx.services.files.read(file_key),
  }
}

function toProofExport(row: RunRow): ProofExport {
  return {
    id: row.id,
    company: toReference(row.company_id, row.company_name),
    month: row.first_day.slice(0, 7),
    status: row.status,
    failure: row.failure,
    bytes: row.bytes,
    files: row.row_count,
    createdAt: row.created_at.toISOString(),
    finishedAt: toTimestamp(row.finished_at),
  }
}

async function requireProofRun(ctx: Context, id: string): Promise<RunRow> {
  const { db, scope, user } = requireSession(ctx)
  return requireRow(await selectProofRun(db, { scope, userId: user.id }, id), 'Este pedido não existe, ou já venceu.')
}

function getLastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
