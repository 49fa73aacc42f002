import {
  awaitsNewAttempt,
  isDeliveryTeam,
  type RecipientRequest,
  type RequestDecision,
  type ServiceOrderChanges,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { AppError, requireRow } from '../../platform/errors/app-error.ts'
import {
  editServiceOrder,
  lockOrder,
  moveDropoffWindow,
  type OrderRow,
  recordOrderEvent,
  requireOrder,
  toExistingContent,
  toWindow,
} from '../service-orders/index.ts'
import { type RequestRow, selectOrderRequests, updateRequest } from './recipient-requests.sql.ts'
import { toRecipientRequest } from './to-recipient-request.ts'

/** Lists the requests of an order that the caller may see, newest first. */
export async function listRecipientRequests(ctx: Context, orderNumber: string): Promise<{ data: RecipientRequest[] }> {
  const { id } = await requireOrder(ctx, orderNumber)
  return { data: (await selectOrderRequests(ctx.db, id)).map(toRecipientRequest) }
}

/**
 * Confirms a request, which edits the order as its caller could, or declines it.
 *
 * @throws AppError `forbidden` for operators outside of the delivery team, `already_closed` for a request that was
 * decided, `not_editable` when the order does not allow the change any more.
 */
export function decideRecipientRequest(
  ctx: Context,
  orderNumber: string,
  requestId: string,
  input: RequestDecision,
): Promise<RecipientRequest> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const order = await lockOrder(txCtx, orderNumber)
    if (user.role !== 'manager' && !isDeliveryTeam(user)) {
      throw new AppError('forbidden', 'Quem decide é a gestão da empresa ou a equipe de entregas.')
    }
    const find = async (): Promise<RequestRow | undefined> =>
      (await selectOrderRequests(db, order.id)).find(({ id }) => id === requestId)
    const request = requireRow(await find(), 'Esta ordem não tem este pedido.')
    if (request.status !== 'pending') throw new AppError('already_closed', 'Este pedido já foi respondido.')
    const decided = { decided_by_id: user.id, decided_at: now }
    if (input.decision === 'confirm') {
      await confirmRequest(txCtx, orderNumber, order, request)
      await updateRequest(db, requestId, { ...decided, status: 'confirmed' })
    } else {
      const { reason } = input
      await updateRequest(db, requestId, { ...decided, status: 'declined', decline_reason: reason })
      const event = { type: 'recipient_requested', stop_id: request.stop_id, visibility: 'company' } as const
      await recordOrderEvent(txCtx, order.id, { ...event, note: 'Pedido recusado.', reason })
    }
    return toRecipientRequest(requireRow(await find(), 'Esta ordem não tem este pedido.'))
  })
}

/** Changes the order as a request proposes. After a failed attempt an edit may not change the window, but a request may. */
async function confirmRequest(ctx: Context, orderNumber: string, order: OrderRow, request: RequestRow): Promise<void> {
  const window = toWindow(request)
  const stop = order.stops.find(({ id }) => id === request.stop_id)
  const facts = stop && { status: order.status, heldFrom: order.held_from, state: stop.state }
  if (window && facts && awaitsNewAttempt(facts)) return moveDropoffWindow(ctx, order, request.stop_id, window)
  await editServiceOrder(ctx, orderNumber, getChanges(order, request), order.version)
}

const maximumInstructions = 280
const receptionInstruction = 'Deixar na portaria.'

/** Returns the edit of the order of the request. */
function getChanges(order: OrderRow, request: RequestRow): ServiceOrderChanges {
  const { dropoffs } = toExistingContent(order)
  return {
    dropoffs: dropoffs.map((dropoff, index) => {
      const id = order.stops[index + 1]?.id
      const stop = { ...dropoff, id }
      if (id !== request.stop_id) return stop
      if (request.kind === 'reschedule') return { ...stop, window: toWindow(request) }
      // A recipient may request it again, for example with another note.
      if (stop.instructions?.includes(receptionInstruction)) return stop
      const instructions = [stop.instructions, receptionInstruction].filter(Boolean).join(' ')
      if (instructions.length > maximumInstructions) {
        throw new AppError('not_editable', 'As instruções desta entrega já têm o tamanho máximo. Encurte-as antes.')
      }
      return { ...stop, instructions }
    }),
  }
}
