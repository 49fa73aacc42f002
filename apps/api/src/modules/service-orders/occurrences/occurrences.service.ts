import {
  type EndpointOutput,
  isDeliveryTeam,
  type NewComment,
  type NewOccurrence,
  type OccurrenceChanges,
  type OccurrenceDetail,
  occurrenceDueHours,
  occurrenceLimits,
  type occurrences,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError, fieldError, requireRow } from '../../../platform/errors/app-error.ts'
import { assertVersion, type ExpectedVersion } from '../../../platform/errors/version-conflict.ts'
import { newId } from '../../../platform/security/ids.ts'
import { differences, findRecordedChanges, recordAudit } from '../../audit/index.ts'
import { requireCompany } from '../../companies/index.ts'
import { lockOrder, requireOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { ownerField } from '../order-events.sql.ts'
import { findStop } from '../order-facts.ts'
import type { OrderRow } from '../order-rows.sql.ts'
import { assertDeliveryTeam } from '../order-rules.service.ts'
import { canCarryOutOrders } from '../order-writes.sql.ts'
import { notifyOfOccurrenceComment, notifyOfResolution, notifyOwner } from './notify-occurrences.service.ts'
import {
  countOccurrenceComments,
  insertOccurrence,
  insertOccurrenceComment,
  type OccurrenceFilters,
  type OccurrenceRow,
  selectOccurrenceComments,
  selectOccurrences,
  selectOccurrencesOfOrder,
  updateOccurrenceRow,
} from './occurrences.sql.ts'
import { toOccurrence, toOccurrenceDetail } from './to-occurrence.ts'

/** Lists the occurrences of the companies that the caller may see. */
export async function listOccurrences(
  ctx: Context,
  filters: OccurrenceFilters,
): Promise<EndpointOutput<typeof occurrences.list>> {
  const { db, now, scope, user } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const { rows, meta } = await selectOccurrences(db, { scope, userId: user.id, now }, filters)
  const reader = { canSeeInternal: isDeliveryTeam(user), now }
  return { data: rows.map((row) => toOccurrence(row, reader)), meta }
}

/** Lists the occurrences of an order. Internal descriptions and comments are hidden from the company. */
export async function listOccurrencesOfOrder(ctx: Context, orderNumber: string): Promise<{ data: OccurrenceDetail[] }> {
  const { id } = await requireOrder(ctx, orderNumber)
  return { data: await toDetails(ctx, await selectOccurrencesOfOrder(ctx.db, id)) }
}

async function toDetails(ctx: Context, rows: readonly OccurrenceRow[]): Promise<OccurrenceDetail[]> {
  const { db, now, user } = requireSession(ctx)
  const canSeeInternal = isDeliveryTeam(user)
  const ids = rows.map(({ id }) => id)
  const readable = canSeeInternal ? (['internal', 'company'] as const) : (['company'] as const)
  const comments = Map.groupBy(await selectOccurrenceComments(db, ids, readable), ({ occurrence_id }) => occurrence_id)
  return rows.map((row) => toOccurrenceDetail(row, comments.get(row.id) ?? [], { canSeeInternal, now }))
}

const findOccurrence = async (ctx: Context, orderId: string, id: string): Promise<OccurrenceRow> =>
  requireRow(
    (await selectOccurrencesOfOrder(ctx.db, orderId)).find((row) => row.id === id),
    'Ocorrência não encontrada.',
  )

async function getDetail(ctx: Context, orderId: string, id: string): Promise<OccurrenceDetail> {
  const [detail] = await toDetails(ctx, [await findOccurrence(ctx, orderId, id)])
  return requireRow(detail, 'Ocorrência não encontrada.')
}

/**
 * Opens an occurrence. The company reads descriptions that its people wrote.
 *
 * @throws AppError `not_editable` for a draft, `limit_reached`, or at `/stopId` for a stop of another order.
 */
export function createOccurrence(
  ctx: Context,
  orderNumber: string,
  { kind, description, stopId, dueAt }: NewOccurrence,
): Promise<OccurrenceDetail> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const order = await lockOrder(txCtx, orderNumber)
    if (order.status === 'draft') throw new AppError('not_editable', 'Um rascunho não tem ocorrências.')
    if (stopId && !findStop(order, stopId)) throw fieldError('/stopId', 'Escolha uma parada desta ordem.')
    if ((await selectOccurrencesOfOrder(db, order.id)).length >= occurrenceLimits.perOrder) {
      throw new AppError('limit_reached', `Esta ordem já tem ${occurrenceLimits.perOrder} ocorrências, o máximo.`)
    }
    const id = newId()
    await insertOccurrence(db, {
      id,
      service_order_id: order.id,
      company_id: order.company_id,
      stop_id: stopId ?? null,
      kind,
      description,
      visibility: isDeliveryTeam(user) ? 'internal' : 'company',
      due_at: dueAt ? new Date(dueAt) : new Date(now.getTime() + occurrenceDueHours[kind] * 3_600_000),
      opened_by_id: user.id,
      opened_at: now,
    })
    await recordOrderEvent(txCtx, order.id, {
      type: 'occurrence_opened',
      visibility: 'company',
      occurrence_id: id,
      stop_id: stopId ?? null,
    })
    await recordAudit(txCtx, {
      action: 'occurrences.open',
      entityId: id,
      companyId: order.company_id,
      changes: { orderNumber, kind },
    })
    return getDetail(txCtx, order.id, id)
  })
}

/**
 * Changes the owner, the due time or the status of an occurrence.
 *
 * @throws AppError `forbidden` outside of the delivery team, `version_conflict`, or at the field that is not valid.
 */
export function updateOccurrence(
  ctx: Context,
  { orderNumber, occurrenceId: id }: { readonly orderNumber: string; readonly occurrenceId: string },
  changes: OccurrenceChanges,
  expectedVersion?: ExpectedVersion,
): Promise<OccurrenceDetail> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const order = await lockOrder(txCtx, orderNumber)
    assertDeliveryTeam(txCtx)
    const before = await findOccurrence(txCtx, order.id, id)
    await assertVersion(txCtx, before, expectedVersion, findRecordedChanges)
    const { status = before.status } = changes
    const dueAt = resolveDueAt(before.due_at, changes.dueAt, now)
    const ownerId = changes.ownerId === undefined ? before.owner_id : changes.ownerId
    await assertOwner(txCtx, order, before, ownerId)
    const resolution = changes.resolution === undefined ? before.resolution : changes.resolution || null
    if (status === 'resolved' && !resolution) {
      throw fieldError('/resolution', 'Conte como foi resolvida.', 'required')
    }
    const isNewlyResolved = status === 'resolved' && before.status === 'open'
    await updateOccurrenceRow(db, id, {
      status,
      owner_id: ownerId,
      due_at: dueAt,
      resolution,
      ...(isNewlyResolved ? { resolved_by_id: user.id, resolved_at: now } : {}),
      ...(status === 'open' ? { resolved_by_id: null, resolved_at: null } : {}),
      version: before.version + 1,
    })
    const after = await findOccurrence(txCtx, order.id, id)
    if (after.owner_id !== before.owner_id) await notifyOwner(txCtx, after, { actorId: user.id })
    if (isNewlyResolved) await notifyOfResolution(txCtx, after, { actorId: user.id })
    await recordChange(txCtx, before, after, isNewlyResolved ? 'occurrence_resolved' : 'occurrence_changed')
    await recordAudit(txCtx, {
      action: 'occurrences.update',
      entityId: id,
      companyId: order.company_id,
      changes: {
        ...differences(toAudited(before), toAudited(after)),
        ...(before.resolution === after.resolution ? {} : { resolution: 'alterada' }),
      },
    })
    return getDetail(txCtx, order.id, id)
  })
}

/** Records what changed, without the texts; nothing when nothing did. */
async function recordChange(
  ctx: Context,
  before: OccurrenceRow,
  after: OccurrenceRow,
  type: 'occurrence_changed' | 'occurrence_resolved',
): Promise<void> {
  const fields = [
    { field: '/occurrence/status', from: before.status, to: after.status },
    { field: ownerField, from: before.owner_id, to: after.owner_id },
    { field: '/occurrence/dueAt', from: before.due_at.toISOString(), to: after.due_at.toISOString() },
  ]
  const changes = fields.filter(({ from, to }) => from !== to)
  if (changes.length === 0 && before.resolution === after.resolution) return
  await recordOrderEvent(ctx, after.service_order_id, {
    type,
    visibility: 'company',
    occurrence_id: after.id,
    stop_id: after.stop_id,
    ...(changes.length > 0 && { changes }),
  })
}

/** Without the texts: they may contain personal data, which an erasure must reach. */
const toAudited = (row: OccurrenceRow) => ({
  status: row.status,
  owner: row.owner_name,
  dueAt: row.due_at.toISOString(),
  version: row.version,
})

const toMinute = (moment: Date) => Math.floor(moment.getTime() / 60_000)

/**
 * Returns the due time after a change. One in the same minute is unchanged, because the field of a form has no seconds; a
 * changed one is not in the past, where it is no goal.
 */
function resolveDueAt(before: Date, requested: string | undefined, now: Date): Date {
  const dueAt = requested === undefined ? before : new Date(requested)
  if (toMinute(dueAt) === toMinute(before)) return before
  if (toMinute(dueAt) < toMinute(now)) throw fieldError('/dueAt', 'Este prazo já passou: escolha um a partir de agora.')
  return dueAt
}

async function assertOwner(
  { db }: Context,
  order: OrderRow,
  { owner_id }: OccurrenceRow,
  ownerId: string | null,
): Promise<void> {
  // An owner who has left the team stays until another one is chosen.
  if (ownerId === null || ownerId === owner_id) return
  if (await canCarryOutOrders(db, order.company_id, ownerId)) return
  throw fieldError('/ownerId', 'Escolha um operador ativo desta empresa ou um administrador.')
}

/**
 * Adds a comment to an occurrence.
 *
 * @throws AppError `forbidden` for an internal comment of the company, or `limit_reached`.
 */
export function commentOccurrence(
  ctx: Context,
  { orderNumber, occurrenceId }: { readonly orderNumber: string; readonly occurrenceId: string },
  { text, visibility }: NewComment,
): Promise<OccurrenceDetail> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const order = await lockOrder(txCtx, orderNumber)
    const occurrence = await findOccurrence(txCtx, order.id, occurrenceId)
    const { id } = occurrence
    if (!isDeliveryTeam(user) && visibility === 'internal') {
      throw new AppError('forbidden', 'Comentários internos são da equipe de entregas.')
    }
    if ((await countOccurrenceComments(db, id)) >= occurrenceLimits.comments) {
      throw new AppError('limit_reached', `Esta ocorrência já tem ${occurrenceLimits.comments} comentários, o máximo.`)
    }
    const row = { id: newId(), occurrence_id: id, author_id: user.id, text, visibility, created_at: now }
    await insertOccurrenceComment(db, row)
    await recordOrderEvent(txCtx, order.id, {
      type: 'occurrence_commented',
      visibility,
      occurrence_id: id,
      stop_id: occurrence.stop_id,
    })
    await notifyOfOccurrenceComment(txCtx, occurrence, { actorId: user.id, internal: visibility === 'internal' })
    return getDetail(txCtx, order.id, id)
  })
}
