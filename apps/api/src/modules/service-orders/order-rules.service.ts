import { isDeliveryTeam } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { AppError, fieldError } from '../../platform/errors/app-error.ts'
import type { OrderContent } from './order-content.ts'
import type { OrderRow } from './order-rows.sql.ts'
import { canCarryOutOrders, selectUsableLocations } from './order-writes.sql.ts'
import { countRequests, type ServicePolicy } from './policy.sql.ts'

/**
 * Checks that the caller belongs to the delivery team.
 *
 * @throws AppError `forbidden`.
 */
export function assertDeliveryTeam(ctx: Context): void {
  if (isDeliveryTeam(requireSession(ctx).user)) return
  throw new AppError('forbidden', outsideDeliveryTeam)
}

/** Error message for callers who do not belong to the delivery team. */
export const outsideDeliveryTeam = 'Isto é da equipe de entregas. Um administrador pode permitir que você o faça.'

/**
 * Checks that a user is given, and that they may carry out the order.
 *
 * @throws AppError `validation_failed` at `/assigneeId`.
 */
export async function assertAssignable(ctx: Context, row: OrderRow, assigneeId: string | undefined): Promise<void> {
  if (!assigneeId) throw fieldError('/assigneeId', 'Escolha quem vai fazer a entrega.', 'required')
  if (await canCarryOutOrders(ctx.db, row.company_id, assigneeId)) return
  throw fieldError('/assigneeId', 'Escolha um operador ativo desta empresa ou um administrador.')
}

/**
 * Checks that the saved locations of orders are active and belong to the company.
 *
 * @throws AppError `validation_failed` at the first location that is inactive or belongs to another company.
 */
export async function assertLocationsUsable(
  ctx: Context,
  companyId: string,
  contents: readonly OrderContent[],
): Promise<void> {
  const locationReferences = contents
    .flatMap(({ pickup, dropoffs }) => [
      { pointer: '/pickup/locationId', id: pickup.locationId },
      ...dropoffs.map((stop, index) => ({ pointer: `/dropoffs/${index}/locationId`, id: stop.locationId })),
    ])
    .flatMap(({ pointer, id }) => (id ? [{ pointer, id }] : []))
  if (locationReferences.length === 0) return
  const ids = locationReferences.map(({ id }) => id)
  const usableIds = await selectUsableLocations(ctx.db, companyId, ids)
  const unusable = locationReferences.find(({ id }) => !usableIds.has(id))
  if (unusable) throw fieldError(unusable.pointer, 'Escolha um local ativo desta empresa, ou preencha o endereço.')
}

/** The reference of an order in its company, for `convertDuplicate`. */
export const uniqueReference = {
  constraint: 'service_orders_external_ref',
  pointer: '/externalRef',
  message: 'Já existe uma ordem desta empresa com esta referência.',
}

type Limits = Pick<ServicePolicy, 'maximum_dropoffs' | 'daily_orders'>

/**
 * Checks the company's limit of drop-offs.
 *
 * @throws AppError when there are more.
 */
export function assertDropoffLimit(dropoffs: readonly unknown[], { maximum_dropoffs: maximum }: Limits): void {
  if (maximum === null || dropoffs.length <= maximum) return
  const most = maximum === 1 ? 'uma entrega' : `até ${maximum} entregas`
  throw fieldError('/dropoffs', `Esta empresa combinou ${most} por ordem.`, 'too_many')
}

/**
 * Counts requested orders in the company's daily limit.
 *
 * @param count @default 1
 * @throws AppError when the limit is reached; none of them is counted.
 */
export async function countDailyOrders(
  ctx: Context,
  companyId: string,
  { daily_orders: limit }: Limits,
  count = 1,
): Promise<void> {
  if (limit === null || (await countRequests(ctx.db, companyId, ctx.clock(), { limit, count }))) return
  const detail = `A empresa combinou até ${limit.toLocaleString('pt-BR')} ordens por dia, e hoje chegou lá. Guarde como rascunho, ou fale com um administrador.`
  throw new AppError('quota_exceeded', detail)
}
