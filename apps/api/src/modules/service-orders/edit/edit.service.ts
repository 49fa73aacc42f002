import type { FieldChange, ServiceOrder, ServiceOrderChanges } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { convertDuplicate, getViolatedConstraint } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { ExpectedVersion } from '../../../platform/errors/version-conflict.ts'
import { newId } from '../../../platform/security/ids.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireCompany } from '../../companies/index.ts'
import { selectAttachments } from '../attachments/attachments.sql.ts'
import { discardAttachmentFiles } from '../attachments/stored-files.service.ts'
import { addLocationCoordinates } from '../coordinates.service.ts'
import { lockOrder } from '../order-access.service.ts'
import {
  assertItemDropoffs,
  getRequestedTimes,
  type OrderContent,
  toExistingContent,
  toItemRows,
  toOrderColumns,
  toStopColumns,
} from '../order-content.ts'
import { recordEdit, recordOrderEvent } from '../order-events.service.ts'
import { isRequester } from '../order-facts.ts'
import type { OrderRow, StopRow } from '../order-rows.sql.ts'
import { assertDropoffLimit, uniqueReference } from '../order-rules.service.ts'
import {
  deleteOrder,
  replaceItems,
  replaceRoute,
  updateOrder,
  updateSearchText,
  updateStop,
} from '../order-writes.sql.ts'
import { selectServicePolicy } from '../policy.sql.ts'
import { computePromisedTime } from '../promised-time.ts'
import { getServiceOrder } from '../read/read.service.ts'
import { assertOrderVersion } from '../version-conflict.service.ts'
import { assertCompletedStopsUnchanged, assertEditable } from './edit-rules.service.ts'
import { getDifferences, keepProofs, matchStops, mergeChanges, type RoutePosition } from './order-changes.ts'

/**
 * Edits the fields that the order's status allows, on the version that the caller read. No difference, no event.
 *
 * @throws AppError for fields that may not change, or a stale version.
 */
export function editServiceOrder(
  ctx: Context,
  orderNumber: string,
  changes: ServiceOrderChanges,
  expectedVersion: ExpectedVersion | undefined,
): Promise<ServiceOrder> {
  return inTransaction(ctx, async (txCtx) => {
    const row = await lockOrder(txCtx, orderNumber)
    if (expectedVersion === undefined) throw new AppError('version_required')
    await assertOrderVersion(txCtx, row, expectedVersion)

    const before = toExistingContent(row)
    const route = matchStops(row, changes)
    // A missing company and one that is not the caller's return the same error.
    if (changes.companyId && changes.companyId !== row.company_id) await requireCompany(txCtx, changes.companyId)
    const policy = await selectServicePolicy(txCtx.db, changes.companyId ?? row.company_id)
    const merged = keepProofs(mergeChanges(before, changes, row, route), row, route, policy)
    const [after = merged] = await addLocationCoordinates(txCtx, merged.companyId, [merged])
    assertItemDropoffs(after)
    const differences = getDifferences(before, after)
    const isRouteChanged =
      route.length !== row.stops.length - 1 || route.some((stop, index) => row.stops[index + 1]?.id !== stop.id)
    if (differences.length === 0 && !isRouteChanged) return getServiceOrder(txCtx, orderNumber)

    await assertEditable(txCtx, row, after, differences)
    if (row.status !== 'draft' && route.length > row.stops.length - 1) assertDropoffLimit(route, policy)
    assertCompletedStopsUnchanged(row, route, differences)
    await saveEdit(txCtx, row, after, route, differences)
    return getServiceOrder(txCtx, orderNumber)
  })
}

/** Statuses in which a new window or priority moves the promise. */
const promisedStatuses: readonly string[] = ['requested', 'accepted', 'collecting', 'on_hold']

async function saveEdit(
  ctx: Context,
  row: OrderRow,
  after: OrderContent,
  route: readonly RoutePosition[],
  differences: readonly FieldChange[],
): Promise<void> {
  const { db, now } = requireSession(ctx)
  const promise = promisedStatuses.includes(row.status) ? computePromise(row, after, differences, now) : {}
  const columns = { company_id: after.companyId, ...toOrderColumns(after), ...promise, updated_at: now }
  await convertDuplicate(updateOrder(db, row.id, columns), uniqueReference)
  const positions = [{ id: row.stops[0]?.id }, ...route]
  const stops = [after.pickup, ...after.dropoffs].map((stop, index) => ({
    id: positions[index]?.id ?? newId(),
    kept: positions[index]?.id !== undefined,
    columns: toStopColumns(stop),
  }))
  await translateStopHistoryViolation(replaceRoute(db, row.id, stops))
  if (differences.some(({ field }) => field.startsWith('/items/'))) {
    await replaceItems(db, row.id, toItemRows(after, row.id))
  }
  await updateSearchText(db, row.id)
  const isInternal = (change: FieldChange): boolean => change.field === '/internalNotes'
  await recordEdit(
    ctx,
    row,
    'company',
    differences.filter((change) => !isInternal(change)),
  )
  await recordEdit(ctx, row, 'internal', differences.filter(isInternal))
}

/**
 * Returns the promise after an edit of priority or windows, with the time on hold. A new window is a new agreement: only
 * the time on hold after it moves the promise.
 */
function computePromise(row: OrderRow, after: OrderContent, differences: readonly FieldChange[], now: Date) {
  const hasNewWindow = differences.some(({ field }) => field.includes('/window/'))
  if (!hasNewWindow && !differences.some(({ field }) => field === '/priority')) return {}
  const times = { priority: after.priority, ...getRequestedTimes(after) }
  const promised = computePromisedTime(times, row, row.requested_at ?? now)
  const held_ms = hasNewWindow ? 0 : row.held_ms
  const held = hasNewWindow && row.held_at ? { held_at: now } : {}
  return { promised_at: new Date(promised.getTime() + held_ms), held_ms, ...held }
}

async function translateStopHistoryViolation(write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!getViolatedConstraint(error)?.endsWith('_stop_id_fkey')) throw error
    throw new AppError('not_editable', 'Uma entrega que já foi tentada fica na ordem, com a história dela.')
  }
}

/**
 * Deletes a draft. Requested orders cannot be deleted, only canceled.
 *
 * @throws AppError when the order is not a draft or the caller may not delete it.
 */
export async function removeDraft(ctx: Context, orderNumber: string, expectedVersion?: ExpectedVersion): Promise<void> {
  const files = await inTransaction(ctx, async (txCtx) => {
    const { db, user } = requireSession(txCtx)
    const row = await lockOrder(txCtx, orderNumber)
    await assertOrderVersion(txCtx, row, expectedVersion)
    if (row.status !== 'draft') {
      throw new AppError('not_editable', 'Só um rascunho pode ser excluído. Cancele a ordem, com o motivo.')
    }
    if (user.role === 'operator' && !isRequester(row, user)) {
      throw new AppError('forbidden', 'Somente quem escreveu o rascunho, um gestor ou um administrador o exclui.')
    }
    const attached = await selectAttachments(db, row.id, true)
    await deleteOrder(db, row.id)
    await recordAudit(txCtx, {
      action: 'serviceOrders.remove',
      entityId: row.id,
      companyId: row.company_id,
      changes: { orderNumber },
    })
    return attached
  })
  await discardAttachmentFiles(ctx, files)
}

/** The parts of an address that only its recipient can correct; an absent one is not changed. */
interface Correction {
  readonly complement?: string | null | undefined
  readonly reference?: string | null | undefined
}

/** Changes the address of a drop-off of a locked order as its recipient corrected it, with an event without an actor. */
export async function correctAddress(
  ctx: Context,
  order: OrderRow,
  stop: StopRow,
  { complement, reference }: Correction,
): Promise<void> {
  const { db } = ctx
  const corrected = { ...(complement ? { complement } : {}), ...(reference ? { reference } : {}) }
  const changes = Object.entries(corrected)
    .map(([name, to]): FieldChange => {
      return { field: `/dropoffs/${stop.position - 1}/address/${name}`, from: stop[name as keyof Correction], to }
    })
    .filter(({ from, to }) => from !== to)
  if (changes.length === 0) return
  await updateStop(db, stop.id, corrected)
  await updateOrder(db, order.id, { updated_at: ctx.clock() })
  await updateSearchText(db, order.id)
  const note = 'Corrigido pelo destinatário.'
  const event = { type: 'edited', visibility: 'company', changes, note, actor_id: null, stop_id: stop.id } as const
  await recordOrderEvent(ctx, order.id, event)
}
