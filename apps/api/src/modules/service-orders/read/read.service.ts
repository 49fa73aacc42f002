import {
  decideAllTransitions,
  type EndpointOutput,
  isDeliveryTeam,
  type ManualOrder,
  maximumCountedOrders,
  type ServiceOrder,
  type ServiceOrderTab,
  type ServiceOrderTabCounts,
  type serviceOrders,
  serviceOrderTabs,
} from '@malote/api-client/contract'
import { type Context, type Database, inTransaction, requireSession } from '../../../platform/context.ts'
import { runSlowRead } from '../../../platform/db/slow-reads.ts'
import { requireCompany } from '../../companies/index.ts'
import { loadMunicipalities } from '../../postal-codes/index.ts'
import { assertMayArrange, getAssignmentRights } from '../assignment-rights.service.ts'
import { requireOrder } from '../order-access.service.ts'
import { selectEvents } from '../order-events.sql.ts'
import { toCaller, toOrderFacts } from '../order-facts.ts'
import { toEvent, toServiceOrder, toServiceOrderSummary } from '../to-service-order.ts'
import { getReadableVisibilities } from '../version-conflict.service.ts'
import { type PlacedAddress, toMapPosition } from './map-position.ts'
import {
  countOwnOrders,
  countStatuses,
  hasCappedTotal,
  hasStoredTotals,
  mergeCounts,
  type StatusCount,
} from './order-counts.sql.ts'
import { isCursorSort, readCursor, writeCursor } from './order-cursor.ts'
import type { OrderFilters } from './order-filters.sql.ts'
import { type OrderListRow, type OrderPageRequest, selectOrders } from './order-list.sql.ts'
import { assertSearchIsNarrow } from './order-search.sql.ts'
import { replaceManualOrder } from './own-orders.sql.ts'

type Output<Name extends 'list' | 'summary' | 'events' | 'actions'> = EndpointOutput<(typeof serviceOrders)[Name]>

/** Lists the orders that the caller may see. */
export async function listServiceOrders(
  ctx: Context,
  { cursor, ...request }: OrderPageRequest & { readonly cursor?: string | undefined },
): Promise<Output<'list'>> {
  const { db, scope, now, user } = requireSession(ctx)
  assertSearchIsNarrow(scope, request)
  if (request.companyId) await requireCompany(ctx, request.companyId)
  const after = cursor === undefined ? undefined : readCursor(cursor, request)
  const read = (from: Database) => selectOrders(from, scope, { ...request, after }, { now, callerId: user.id })
  const { rows, meta } = await (hasStoredTotals(request) ? read(db) : runSlowRead(ctx, read))
  const nextCursor = getNextCursor(rows, request)
  const municipalities = request.positions ? await loadMunicipalities() : undefined
  return {
    data: rows.map((row) => ({
      ...toServiceOrderSummary(row, now, ctx.config.publicUrl),
      ...(municipalities ? { dropoffPosition: toMapPosition(toDropoffAddress(row), municipalities) } : {}),
    })),
    meta: { ...meta, nextCursor },
  }
}

function toDropoffAddress(row: OrderListRow): PlacedAddress {
  const { dropoff_latitude: latitude = null, dropoff_longitude: longitude = null } = row
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude }
  const { dropoff_neighborhood: neighborhood, dropoff_city: city, dropoff_state: state } = row
  return { coordinates, neighborhood, city, state }
}

/** The cursor after the last row; null after the last page, and for sort orders without cursors. */
function getNextCursor(rows: readonly OrderListRow[], { tab, sort, limit }: OrderPageRequest): string | null {
  const last = rows.at(-1)
  if (!last || rows.length < limit || tab === 'mine' || !isCursorSort(sort)) return null
  return writeCursor({ sort, moment: last.cursor_moment, id: last.id })
}

/** Counts the orders of each tab. */
export async function summarizeServiceOrders(ctx: Context, filters: OrderFilters): Promise<Output<'summary'>> {
  const { db, scope, now, user } = requireSession(ctx)
  assertSearchIsNarrow(scope, filters)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const mine = isDeliveryTeam(user) ? await countOwnOrders(db, scope, filters, user.id, now) : 0
  const count = (from: Database) => countStatuses(from, scope, filters, now)
  const counts = await (hasStoredTotals(filters) ? count(db) : runSlowRead(ctx, count))
  const tabs = sumTabCounts(counts)
  const isCapped = hasCappedTotal(filters) && tabs.all > maximumCountedOrders
  return { ...tabs, mine, ...(isCapped ? { all: maximumCountedOrders, isCapped } : {}) }
}

/**
 * Stores the order in which the caller, or another courier, visits their orders.
 *
 * @throws AppError `forbidden` for another courier, without the permission "despacho" in one of their companies.
 */
export function arrangeOrders(ctx: Context, { assigneeId, orderNumbers }: ManualOrder): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, scope, user } = requireSession(txCtx)
    const isOwn = assigneeId === undefined || assigneeId === user.id
    if (!isOwn) await assertMayArrange(txCtx, assigneeId)
    const dispatcherId = isOwn || user.role === 'admin' ? undefined : user.id
    await replaceManualOrder(db, scope, assigneeId ?? user.id, orderNumbers, dispatcherId)
  })
}

/** Sums the statuses' counts by tab; "Precisa de ação" also counts late orders of other statuses. */
function sumTabCounts(counts: readonly StatusCount[]): Omit<ServiceOrderTabCounts, 'mine'> {
  const of = (tab: ServiceOrderTab): number => {
    const statuses: readonly string[] = serviceOrderTabs[tab].statuses
    const counted = counts.map(({ status, total, late }) => {
      if (statuses.includes(status)) return total
      return tab === 'attention' ? late : 0
    })
    return counted.reduce((sum, count) => sum + count, 0)
  }
  return {
    all: of('all'),
    drafts: of('drafts'),
    open: of('open'),
    ongoing: of('ongoing'),
    attention: of('attention'),
    done: of('done'),
    canceled: of('canceled'),
  }
}

/** Merges recent changes into the totals of orders, so that a count sums few rows. */
export async function mergeOrderCounts({ db }: Context): Promise<void> {
  await mergeCounts(db)
}

/** Returns one order with all details. */
export async function getServiceOrder(ctx: Context, orderNumber: string): Promise<ServiceOrder> {
  const { now, user } = requireSession(ctx)
  const order = toServiceOrder(await requireOrder(ctx, orderNumber), now, user, ctx.config.publicUrl)
  const municipalities = await loadMunicipalities()
  const stops = order.stops.map((stop) => ({ ...stop, mapPosition: toMapPosition(stop.address, municipalities) }))
  return { ...order, stops }
}

/** Lists the actions of the caller on an order, with the reason of each that is not allowed. */
export async function listActions(ctx: Context, orderNumber: string): Promise<Output<'actions'>> {
  const { now, user } = requireSession(ctx)
  const row = await requireOrder(ctx, orderNumber)
  const decisions = decideAllTransitions(toOrderFacts(row, user), toCaller(user), now)
  return {
    data: decisions.map((decision) => ({ ...decision, requires: [...decision.requires] })),
    assignment: await getAssignmentRights(ctx, row),
  }
}

/** Lists the history of an order. Internal events are hidden from the company. */
export async function listEvents(ctx: Context, orderNumber: string): Promise<Output<'events'>> {
  const { db, user } = requireSession(ctx)
  const row = await requireOrder(ctx, orderNumber)
  return { data: (await selectEvents(db, row.id, getReadableVisibilities(user))).map(toEvent) }
}
