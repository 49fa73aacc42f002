import { formatFullDay } from '@malote/api-client/contract'
import { type Context, inTransaction } from '../../platform/context.ts'
import { spreadsheetTypes } from '../../platform/files/spreadsheet-writer.ts'
import { countArchiveBytes } from '../companies/index.ts'
import { queueFileRemoval } from '../files/index.ts'
import { queueEmail } from '../mail/index.ts'
import { notify } from '../notifications/index.ts'
import { getReportTitle } from '../reports/index.ts'
import { getRunFileName } from './runs.service.ts'
import { finishRun, getRecipients, isReport, type ReportRunRow, type RunRow, selectRun } from './runs.sql.ts'

interface RunFile {
  readonly file_key: string
  readonly bytes: number
  readonly row_count: number
}

/** Whether the requester of a run may still have its file. */
export function mayRequest(row: RunRow): boolean {
  const { requested_by_role: role, requested_by_status: status } = row
  return status === 'active' && (role === 'admin' || (!isReport(row) && role === 'manager'))
}

/**
 * Marks a run as finished and sends it, in one transaction, so that it is sent exactly once. A scheduled report goes to
 * the recipients that the schedule has now.
 */
export async function finishAndSend(ctx: Context, { id }: RunRow, file: RunFile): Promise<void> {
  await inTransaction(ctx, async (txCtx) => {
    const row = await selectRun(txCtx.db, id)
    const recipients = row ? getRecipients(row) : []
    const done = { ...file, recipients, status: 'done', finished_at: txCtx.clock() } as const
    if (!row || !(await finishRun(txCtx.db, id, done))) {
      // It failed while it was written, because a person was erased: the file may contain their data.
      const { status } = (await selectRun(txCtx.db, id)) ?? {}
      if (status !== 'done') await queueFileRemoval(txCtx, [file.file_key])
      return
    }
    if (isReport(row)) return sendReport(txCtx, row, recipients, file)
    if (row.company_id) await countArchiveBytes(txCtx, row.company_id, file.bytes)
    await sendProofs(txCtx, row)
  })
}

/**
 * Marks a run as failed for good, and notifies its requester. A report of a user who may not have it any more is
 * reported to all admins, who can schedule it in their own name.
 */
export async function failRun(ctx: Context, row: RunRow, failure: string): Promise<void> {
  await inTransaction(ctx, async (txCtx) => {
    const set = { status: 'failed', failure, finished_at: txCtx.clock() } as const
    if (!(await finishRun(txCtx.db, row.id, set))) return
    txCtx.log.warn({ run: row.id, failure }, 'a report failed')
    const to = isReport(row) && !mayRequest(row) ? 'admins' : [row.requested_by_id]
    if (!isReport(row)) {
      const detail = describeMonth(row)
      const paragraphs = [`Os comprovantes de ${detail} não puderam ser feitos.`, failure]
      const email = { subject: `Comprovantes que não puderam ser feitos: ${detail}`, paragraphs }
      return notify(txCtx, { type: 'proofs_failed', to, subjectId: row.id, detail, email })
    }
    const title = getReportTitle(row.key)
    const scheduled = row.schedule_id ? ['O agendamento continua, e o próximo relatório sai no dia marcado.'] : []
    const paragraphs = [
      `O relatório “${title}” não pôde ser feito, e ninguém o recebeu. ${describePeriod(row)}`,
      failure,
      ...scheduled,
    ]
    const email = { subject: `Relatório que não pôde ser feito: ${title}`, paragraphs }
    return notify(txCtx, { type: 'report_failed', to, subjectId: row.id, detail: title, email })
  })
}

async function sendProofs(ctx: Context, row: RunRow): Promise<void> {
  const detail = describeMonth(row)
  const link = ctx.config.publicUrl ? [`Baixar os comprovantes:\n${ctx.config.publicUrl}/comprovantes`] : []
  const paragraphs = [`Os comprovantes de ${detail} estão prontos para baixar.`, ...link]
  const email = { subject: `Comprovantes prontos: ${detail}`, paragraphs }
  await notify(ctx, { type: 'proofs_ready', to: [row.requested_by_id], subjectId: row.id, detail, email })
}

async function sendReport(
  ctx: Context,
  row: ReportRunRow,
  recipients: readonly string[],
  file: RunFile,
): Promise<void> {
  const title = getReportTitle(row.key)
  const period = describePeriod(row)
  // Attached instead of linked, because recipients may have no account.
  const attachment = { key: file.file_key, name: getRunFileName(row), type: spreadsheetTypes[row.format] }
  for (const recipient of recipients) {
    const body = ['Olá.', `O relatório “${title}” está anexado. ${period}`].join('\n\n')
    await queueEmail(ctx, { recipient, subject: `Relatório: ${title}`, body, attachment })
  }
  const link = ctx.config.publicUrl ? [`Baixar o relatório:\n${ctx.config.publicUrl}/relatorios/gerados`] : []
  const paragraphs = [`O relatório “${title}” está pronto para baixar. ${period}`, ...link]
  await notify(ctx, {
    type: 'report_ready',
    to: [row.requested_by_id],
    subjectId: row.id,
    detail: title,
    email: { subject: `Relatório pronto: ${title}`, paragraphs },
  })
}

function describeMonth({ first_day, company_name }: RunRow): string {
  const [year, month] = first_day.split('-')
  return `${month}/${year}${company_name ? `, ${company_name}` : ''}`
}

function describePeriod({ first_day, last_day, company_name }: ReportRunRow): string {
  return `De ${formatFullDay(first_day)} a ${formatFullDay(last_day)}${company_name ? `, ${company_name}` : ''}.`
}
