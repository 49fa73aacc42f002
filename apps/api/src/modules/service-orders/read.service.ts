import {
  decisionsFor,
  type EndpointOutput,
  type ServiceOrder,
  type ServiceOrderEvent,
  type serviceOrders,
} from '@malote/api-client/contract'
import { AppError } from '../../platform/app-error.ts'
import { type Context, requireSession } from '../../platform/context.ts'
import { requireCompany } from '../companies/index.ts'
import { selectEvents } from './order-events.sql.ts'
import { callerOf, factsOf } from './order-facts.ts'
import { countTabs, type OrderFilters, type OrderPageRequest, selectOrders } from './order-list.sql.ts'
import { type OrderRow, selectItems, selectOrder, selectStops } from './order-rows.sql.ts'
import { toEvent, toServiceOrder, toSummary } from './to-service-order.ts'

type Answer<Name extends 'list' | 'summary' | 'events' | 'actions'> = EndpointOutput<(typeof serviceOrders)[Name]>

/** A page of the orders the caller may see. */
export async function listServiceOrders(ctx: Context, request: OrderPageRequest): Promise<Answer<'list'>> {
  const { db, scope, now } = requireSession(ctx)
  if (request.companyId) await requireCompany(ctx, request.companyId)
  const { rows, meta } = await selectOrders(db, scope, request, now)
  return { data: rows.map((row) => toSummary(row, now)), meta }
}

/** How many of those orders stand in each tab. */
export async function summarizeServiceOrders(ctx: Context, filters: OrderFilters): Promise<Answer<'summary'>> {
  const { db, scope, now } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  return countTabs(db, scope, filters, now)
}

/** One order, whole. */
export async function getServiceOrder(ctx: Context, orderNumber: string): Promise<ServiceOrder> {
  return showOrder(ctx, await requireOrder(ctx, orderNumber))
}

/** What the caller may do with an order now and, of the rest, why not. */
export async function listActions(ctx: Context, orderNumber: string): Promise<Answer<'actions'>> {
  const { db, now, user } = requireSession(ctx)
  const row = await requireOrder(ctx, orderNumber)
  const facts = factsOf(row, await selectStops(db, row.id))
  return {
    data: decisionsFor(facts, callerOf(user), now).map((decision) => ({
      ...decision,
      requires: [...decision.requires],
    })),
  }
}

/** What happened to an order. The company does not read what the provider keeps to itself. */
export async function listEvents(ctx: Context, orderNumber: string): Promise<Answer<'events'>> {
  const { db, user } = requireSession(ctx)
  const row = await requireOrder(ctx, orderNumber)
  const visibilities: ServiceOrderEvent['visibility'][] =
    user.role === 'manager' ? ['company', 'public'] : ['internal', 'company', 'public']
  return { data: (await selectEvents(db, row.id, visibilities)).map(toEvent) }
}

/** An order's row with its parts, as the caller may see it. */
export async function showOrder(ctx: Context, row: OrderRow): Promise<ServiceOrder> {
  const { db, now, user } = requireSession(ctx)
  const stops = await selectStops(db, row.id)
  const items = await selectItems(db, row.id)
  return toServiceOrder({ row, stops, items }, now, user.role !== 'manager')
}

/** Another company's order and a missing one answer alike, so that numbers cannot be probed. */
export function missingOrder(): AppError {
  return new AppError('not_found', 'Ordem de serviço não encontrada.')
}

async function requireOrder(ctx: Context, orderNumber: string): Promise<OrderRow> {
  const { db, scope } = requireSession(ctx)
  const row = await selectOrder(db, scope, orderNumber)
  if (!row) throw missingOrder()
  return row
}
