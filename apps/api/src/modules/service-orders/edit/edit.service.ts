import {
  canEditField,
  type FieldChange,
  getEditScope,
  isDeliveryTeam,
  type ServiceOrder,
  type ServiceOrderChanges,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { violatedConstraint } from '../../../platform/db/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { ExpectedVersion } from '../../../platform/http/conditional-requests.ts'
import { newId } from '../../../platform/security/ids.ts'
import { assertCompanyActive, requireCompany } from '../../companies/index.ts'
import { addLocationCoordinates, keepCoordinates } from '../coordinates.service.ts'
import { lockOrder } from '../order-access.service.ts'
import {
  assertWindowsNotPast,
  getRequestedTimes,
  type OrderContent,
  type ProofPolicy,
  requireComplete,
  requireProofs,
  rowToContent,
  toItemRows,
  toOrderColumns,
  toStopColumns,
} from '../order-content.ts'
import { recordEdit } from '../order-events.service.ts'
import { closedOrderNotEditable, internalNotesForbidden } from '../order-messages.ts'
import type { OrderRow, StopRow } from '../order-rows.sql.ts'
import { assertLocationsUsable, translateDuplicateReference } from '../order-rules.service.ts'
import { replaceItems, replaceRoute, updateOrder, updateSearchText } from '../order-writes.sql.ts'
import { selectServicePolicy } from '../policy.sql.ts'
import { computePromise } from '../promise.ts'
import { assertDropoffLimit } from '../quota.service.ts'
import { getServiceOrder } from '../read/read.service.ts'
import { assertOrderVersion } from '../version-conflict.service.ts'
import { differencesBetween } from './order-differences.ts'

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
  return inTransaction(ctx, async (inside) => {
    const row = await lockOrder(inside, orderNumber)
    if (expectedVersion === undefined) throw new AppError('version_required')
    await assertOrderVersion(inside, row, expectedVersion)

    const before = rowToContent(row)
    const route = matchStops(row, changes)
    // A missing company and one that is not the caller's return the same error.
    if (changes.companyId && changes.companyId !== row.company_id) await requireCompany(inside, changes.companyId)
    const policy = await selectServicePolicy(inside.db, changes.companyId ?? row.company_id)
    const after = await addLocationCoordinates(
      inside,
      keepProofs(merge(before, changes, row, route), row, route, policy),
    )
    const differences = differencesBetween(before, after)
    const moved = route.some((stop, index) => row.stops[index + 1]?.id !== stop.id)
    if (differences.length === 0 && !moved) return getServiceOrder(inside, orderNumber)

    await assertEditable(inside, row, after, differences)
    if (row.status !== 'draft' && route.length > row.stops.length - 1) assertDropoffLimit(route, policy)
    assertCompletedStopsUnchanged(row, route, differences)
    await write(inside, row, after, route, differences)
    return getServiceOrder(inside, orderNumber)
  })
}

/** Merges the given fields into the content. `null` clears a field, absence keeps it. */
function merge(
  before: OrderContent,
  { version: _version, ...changes }: ServiceOrderChanges,
  row: OrderRow,
  route: readonly RoutePosition[],
): OrderContent {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const { dropoffs = before.dropoffs, pickup = before.pickup } = changes
  const wasAt = (index: number) => before.dropoffs[row.stops.findIndex(({ id }) => id === route[index]?.id) - 1]
  // The id of a stop is not part of its content.
  const stops = dropoffs.map((stop, index) => keepCoordinates({ ...stop, id: undefined }, wasAt(index)))
  return { ...before, ...given, pickup: keepCoordinates(pickup, before.pickup), dropoffs: stops }
}

/** A position of the new route: an existing stop, or a new one. */
interface RoutePosition {
  readonly id: string | undefined
}

/** Matches drop-offs to existing stops: by id or, without ids, by position. */
function matchStops(row: OrderRow, { dropoffs }: ServiceOrderChanges): RoutePosition[] {
  const old = row.stops.slice(1)
  if (!dropoffs) return old
  const anonymous = dropoffs.every(({ id }) => id === undefined)
  const seen = new Set<string>()
  return dropoffs.map(({ id }, index) => {
    if (anonymous) return { id: old[index]?.id }
    if (id === undefined) return { id }
    if (seen.has(id) || !old.some((stop) => stop.id === id)) {
      throw fieldError(`/dropoffs/${index}/id`, 'Esta entrega não é desta ordem, ou já está na lista.')
    }
    seen.add(id)
    return { id }
  })
}

/** An existing stop keeps its required proofs; a new one gets those of the company's policy. */
function keepProofs(after: OrderContent, row: OrderRow, route: readonly RoutePosition[], policy: ProofPolicy) {
  const required = new Map(row.stops.map((stop) => [stop.id, stop.required_proofs]))
  const { pickup, dropoffs } = after
  return {
    ...after,
    pickup: requireProofs(pickup, row.stops[0]?.required_proofs ?? []),
    dropoffs: dropoffs.map((stop, index) => {
      const id = route[index]?.id
      return requireProofs(stop, (id ? required.get(id) : policy.dropoff_proofs) ?? [])
    }),
  }
}

async function assertEditable(
  ctx: Context,
  row: OrderRow,
  after: OrderContent,
  differences: readonly FieldChange[],
): Promise<void> {
  const { now, user } = requireSession(ctx)
  const touches = (field: string): boolean => differences.some((difference) => difference.field === field)
  const scope = getEditScope({ status: row.status, heldFrom: row.held_from })
  const rejected = differences.filter(({ field }) => !canEditField(scope, field))
  if (rejected.length > 0) throw notEditable(row, rejected)
  if (!isDeliveryTeam(user) && touches('/internalNotes')) throw new AppError('forbidden', internalNotesForbidden)
  if (user.role === 'operator' && row.status !== 'draft' && differences.some(changesProofs)) {
    throw new AppError('forbidden', 'A comprovação é da empresa: peça a um gestor ou administrador que a mude.')
  }
  if (touches('/companyId')) {
    if (row.status !== 'draft') throw notEditable(row, [{ field: '/companyId' }])
    const company = await requireCompany(ctx, after.companyId)
    assertCompanyActive(company)
  }
  if (differences.some(({ field }) => field.endsWith('/locationId') || field === '/companyId')) {
    await assertLocationsUsable(ctx, after)
  }
  if (row.status === 'draft') return
  requireComplete(after)
  if (differences.some(({ field }) => field.includes('/window/'))) assertWindowsNotPast(after, now)
}

/** Proofs protect the company from the courier, who must not change them. */
const changesProofs = ({ field }: FieldChange): boolean => field.includes('/requiredProofs/')

function notEditable(row: OrderRow, fields: readonly Pick<FieldChange, 'field'>[]): AppError {
  const scope = getEditScope({ status: row.status, heldFrom: row.held_from })
  const label = serviceOrderStatusLabels[row.status]
  const message = scope === 'nothing' ? closedOrderNotEditable : `Com a ordem em “${label}”, este campo não muda mais.`
  const errors = fields.map(({ field }) => ({ pointer: field, code: 'not_editable', message }))
  return new AppError('not_editable', message, { errors })
}

/** Closed stops must not change or be removed. */
function assertCompletedStopsUnchanged(
  row: OrderRow,
  route: readonly RoutePosition[],
  differences: readonly FieldChange[],
): void {
  const done = (stop: StopRow): boolean => stop.state === 'completed'
  for (const [index, stop] of row.stops.entries()) {
    if (!done(stop)) continue
    const pointer = index === 0 ? '/pickup' : `/dropoffs/${index - 1}`
    const stays = index === 0 || route[index - 1]?.id === stop.id
    const texts = /\/(?:contactPhone|instructions)$/
    const touched = differences.some(({ field }) => field.startsWith(`${pointer}/`) && !texts.test(field))
    if (!stays || touched) {
      const message = 'Esta parada já foi concluída e não muda mais.'
      throw new AppError('not_editable', message, { errors: [{ pointer, code: 'not_editable', message }] })
    }
  }
}

const promising: readonly string[] = ['requested', 'accepted', 'collecting']

async function write(
  ctx: Context,
  row: OrderRow,
  after: OrderContent,
  route: readonly RoutePosition[],
  differences: readonly FieldChange[],
): Promise<void> {
  const { db, now } = requireSession(ctx)
  const appointed = differences.some(({ field }) => field === '/priority' || field.includes('/window/'))
  const promise = { priority: after.priority, ...getRequestedTimes(after) }
  const promised =
    appointed && promising.includes(row.status)
      ? { promised_at: computePromise(promise, row, row.requested_at ?? now) }
      : {}
  const columns = { company_id: after.companyId, ...toOrderColumns(after), ...promised, updated_at: now }
  await translateDuplicateReference(updateOrder(db, row.id, columns))
  const places = [{ id: row.stops[0]?.id }, ...route]
  const stops = [after.pickup, ...after.dropoffs].map((stop, index) => ({
    id: places[index]?.id ?? newId(),
    kept: places[index]?.id !== undefined,
    columns: toStopColumns(stop),
  }))
  await translateStopHistoryViolation(replaceRoute(db, row.id, stops))
  if (differences.some(({ field }) => field.startsWith('/items/'))) {
    await replaceItems(db, row.id, toItemRows(after, row.id))
  }
  await updateSearchText(db, row.id)
  const internal = (change: FieldChange): boolean => change.field === '/internalNotes'
  await recordEdit(
    ctx,
    row,
    'company',
    differences.filter((change) => !internal(change)),
  )
  await recordEdit(ctx, row, 'internal', differences.filter(internal))
}

async function translateStopHistoryViolation(write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!violatedConstraint(error)?.endsWith('_stop_id_fkey')) throw error
    throw new AppError('not_editable', 'Uma entrega que já foi tentada fica na ordem, com a história dela.')
  }
}
