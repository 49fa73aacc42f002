import type { ErasureScope, PrivacyDecision, PrivacyRequest } from '@malote/api-client/contract'
import { formatMoment } from '../../domain/time-zone.ts'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { toTimestamp } from '../../platform/db/row-values.ts'
import { AppError, fieldError } from '../../platform/errors/app-error.ts'
import { recordAudit } from '../audit/index.ts'
import { notify } from '../notifications/index.ts'
import { assertRecentPassword } from '../sessions/index.ts'
import { assertErasable, erasePerson } from './erasure.service.ts'
import { countImportsAbout } from './imported-files.sql.ts'
import { countMessagesAbout } from './inbox-messages.sql.ts'
import { countLocationsOfContact } from './locations.sql.ts'
import { findAccountId, lockAndRequireRequest, requireRequest, sendRequestEmail } from './request-access.service.ts'
import { lockDueErasure, type RequestRow, selectContactOrders, updateRequest } from './requests.sql.ts'
import { toPrivacyRequest } from './to-privacy-request.ts'

/** How long an erasure can be called back. */
const graceMs = 24 * 3_600_000
/** Orders that are listed before an erasure; their number is always complete. */
const listedOrders = 100

/** Returns what granting a deletion would erase. */
export async function getErasureScope(ctx: Context, id: string): Promise<ErasureScope> {
  const row = await requireRequest(ctx, id)
  const { rows, total, running } = await selectContactOrders(ctx.db, row, listedOrders)
  const orders = rows.map((order) => ({
    orderNumber: order.order_number,
    company: { id: order.company_id, name: order.company_name },
    closedAt: toTimestamp(order.closed_at),
  }))
  const { imports, rows: importedRows } = await countImportsAbout(ctx.db, row)
  return {
    account: (await findAccountId(ctx, row)) !== undefined,
    orders,
    total,
    running,
    locations: await countLocationsOfContact(ctx.db, row),
    imports,
    importedRows,
    messages: await countMessagesAbout(ctx.db, row),
  }
}

/**
 * Schedules the erasure of a person's data, and notifies them of the time. In the caller's transaction.
 *
 * @throws AppError `password_required`, or an error of the field `confirmation`.
 */
export async function scheduleErasure(
  ctx: Context,
  row: RequestRow,
  { answer, confirmation }: PrivacyDecision,
): Promise<void> {
  const { db, now, user } = requireSession(ctx)
  assertRecentPassword(ctx)
  if (confirmation !== row.protocol) {
    throw fieldError('/confirmation', `Digite ${row.protocol} para confirmar.`, 'required')
  }
  const reply = answer || null
  await assertErasable(ctx, row, await findAccountId(ctx, row))
  const at = new Date(now.getTime() + graceMs)
  await updateRequest(db, row.id, { erasure_at: at, answer: reply, handled_by_id: user.id })
  const moment = formatMoment(at, 'America/Sao_Paulo')
  const text = `Seu pedido de exclusão dos dados foi aceito. Os seus dados serão apagados em ${moment} (horário de Brasília).`
  await sendRequestEmail(ctx, row, reply ? `${text}\n\n${reply}` : text)
  await recordAudit(ctx, {
    action: 'privacyRequests.scheduleErasure',
    entityId: row.id,
    changes: { protocol: row.protocol, erasureAt: at.toISOString() },
  })
}

/** Calls a scheduled erasure back; the request is open for another decision. */
export function cancelErasure(ctx: Context, id: string): Promise<PrivacyRequest> {
  return inTransaction(ctx, async (txCtx) => {
    const { now } = requireSession(txCtx)
    const row = await lockAndRequireRequest(txCtx, id)
    if (row.status !== 'open')
      throw new AppError('already_closed', 'Os dados já foram apagados: não dá para voltar atrás.')
    if (row.erasure_at) {
      await callBack(txCtx, row, 'A exclusão dos seus dados foi suspensa. O pedido continua em análise.')
      await recordAudit(txCtx, {
        action: 'privacyRequests.cancelErasure',
        entityId: id,
        changes: { protocol: row.protocol },
      })
    }
    return toPrivacyRequest(await requireRequest(txCtx, id), now)
  })
}

/** Erases the data of the people whose day of grace is over. Safe to run concurrently on every instance. */
export async function carryOutErasures(ctx: Context): Promise<number> {
  let count = 0
  while (await inTransaction(ctx, carryOutNext)) count++
  return count
}

async function carryOutNext(ctx: Context): Promise<boolean> {
  const now = ctx.clock()
  const id = await lockDueErasure(ctx.db, now)
  if (id === undefined) return false
  const row = await requireRequest(ctx, id)
  const userId = await findAccountId(ctx, row)
  try {
    await assertErasable(ctx, row, userId)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await callBack(ctx, row, 'A exclusão dos seus dados foi adiada. O pedido continua em análise.')
    await notifyOfPostponement(ctx, row, error)
    return true
  }
  await erasePerson(ctx, row, userId)
  await updateRequest(ctx.db, id, {
    status: 'done',
    erasure_at: null,
    closed_at: now,
    name: null,
    email: null,
    phone: null,
    message: null,
  })
  // After the erasure: the law requires this last message.
  await sendRequestEmail(ctx, row, 'Seu pedido de exclusão dos dados foi atendido.')
  await recordAudit(ctx, {
    action: 'privacyRequests.close',
    entityId: id,
    changes: { protocol: row.protocol, status: { from: 'open', to: 'done' } },
  })
  return true
}

async function callBack(ctx: Context, row: RequestRow, text: string): Promise<void> {
  await updateRequest(ctx.db, row.id, { erasure_at: null, answer: null, handled_by_id: null })
  await sendRequestEmail(ctx, row, text)
}

/** A new order of the person, for example, prevents the erasure: an admin decides again. */
async function notifyOfPostponement(ctx: Context, { id, protocol }: RequestRow, error: AppError): Promise<void> {
  await notify(ctx, {
    type: 'privacy_request',
    to: 'admins',
    subjectId: id,
    detail: protocol,
    email: {
      subject: `Exclusão adiada: ${protocol}`,
      paragraphs: [`A exclusão do protocolo ${protocol} não foi feita. ${error.detail ?? ''}`.trim()],
    },
  })
}
