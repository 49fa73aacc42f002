import {
  type AssignmentRights,
  type EndpointOutput,
  getAssignmentError,
  isDeliveryTeam,
  type serviceOrders,
} from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { requireCompany } from '../companies/index.ts'
import { selectAssignees, selectDispatches } from './assignment-rights.sql.ts'
import type { OrderRow } from './order-rows.sql.ts'
import { outsideDeliveryTeam } from './order-rules.service.ts'

const withoutDispatch =
  'Passar a ordem a outra pessoa é de quem tem a permissão de despacho nesta empresa. Um gestor ou administrador a dá.'

/** Returns what the caller may do about the assignee of an order, with the reason of what is not allowed. */
export async function getAssignmentRights(ctx: Context, row: OrderRow): Promise<AssignmentRights> {
  const { user } = requireSession(ctx)
  const general = isDeliveryTeam(user)
    ? getAssignmentError({ status: row.status, heldFrom: row.held_from })
    : outsideDeliveryTeam
  const toSelf = row.assignee_id === user.id ? 'Você já é o responsável.' : null
  const others = (await mayDispatch(ctx, row)) ? null : withoutDispatch
  return { toSelf: toPermission(general ?? toSelf), toOthers: toPermission(general ?? others) }
}

const toPermission = (reason: string | null) => ({ allowed: reason === null, reason })

/**
 * Checks that the caller, who belongs to the delivery team, may make this user the assignee of the order: themselves, or
 * others with the permission "despacho".
 *
 * @throws AppError `forbidden`.
 */
export async function assertMayAssignTo(ctx: Context, row: OrderRow, assigneeId: string): Promise<void> {
  if (assigneeId === requireSession(ctx).user.id || (await mayDispatch(ctx, row))) return
  throw new AppError('forbidden', withoutDispatch)
}

/**
 * Checks that the caller may arrange the orders of another courier: an admin, or an operator who may assign orders to them.
 *
 * @throws AppError `forbidden`.
 */
export async function assertMayArrange(ctx: Context, assigneeId: string): Promise<void> {
  const { data } = await listAssignees(ctx, undefined)
  if (data.some(({ id }) => id === assigneeId)) return
  throw new AppError('forbidden', 'Mudar a sequência de outra pessoa é de quem tem a permissão de despacho.')
}

async function mayDispatch(ctx: Context, row: OrderRow): Promise<boolean> {
  const { db, user } = requireSession(ctx)
  return user.role === 'admin' || (user.role === 'operator' && (await selectDispatches(db, row.company_id, user.id)))
}

/** Lists the operators to whom the caller may assign orders of a company, or of any company. */
export async function listAssignees(
  ctx: Context,
  companyId: string | undefined,
): Promise<EndpointOutput<typeof serviceOrders.assignees>> {
  const { db, user, scope } = requireSession(ctx)
  if (companyId !== undefined) await requireCompany(ctx, companyId)
  if (!isDeliveryTeam(user)) return { data: [] }
  return { data: await selectAssignees(db, { companyId, callerId: scope === 'all' ? undefined : user.id }) }
}
