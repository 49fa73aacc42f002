import {
  getClosedHoursText,
  type NewRecipientRequest,
  recipientRequestKindLabels,
  requestsPerStop,
  type TrackedRequest,
} from '@malote/api-client/contract'
import { toDay, toTimeOfDay } from '../../domain/time-zone.ts'
import { type Context, inTransaction } from '../../platform/context.ts'
import { getStoredZone } from '../../platform/db/addresses.ts'
import { AppError, fieldError } from '../../platform/errors/app-error.ts'
import { newId } from '../../platform/security/ids.ts'
import { correctAddress, lockOrderForSystem, notifyOfRecipient, recordOrderEvent } from '../service-orders/index.ts'
import { countRequests, insertRequest, selectPendingRequest } from './recipient-requests.sql.ts'
import { listPossibleRequests, toTrackedRequest } from './to-recipient-request.ts'

const dayMs = 86_400_000
const maximumDaysAhead = 30

/** The drop-off of a tracking link, whose token was checked. */
interface LinkedStop {
  readonly order_number: string
  readonly stop_id: string
}

/**
 * Stores a request of the recipient. The same kind again returns the request that is still pending. A correction changes
 * the stop at once; the operation decides on the others.
 *
 * @throws AppError `not_editable` when the order does not allow it any more, `limit_reached` after too many requests.
 */
export function submitRecipientRequest(
  ctx: Context,
  { order_number, stop_id }: LinkedStop,
  input: NewRecipientRequest,
): Promise<TrackedRequest> {
  const { kind } = input
  return inTransaction(ctx, async (txCtx) => {
    const { db } = txCtx
    const now = txCtx.clock()
    const order = await lockOrderForSystem(txCtx, order_number)
    const stop = order.stops.find(({ id }) => id === stop_id)
    if (!stop || !listPossibleRequests(order, stop).includes(kind)) {
      throw new AppError('not_editable', 'Este pedido não é mais possível nesta entrega.')
    }
    const pending = await selectPendingRequest(db, stop_id, kind)
    if (pending) return toTrackedRequest(pending)
    if ((await countRequests(db, stop_id)) >= requestsPerStop) {
      throw new AppError('limit_reached', `Esta entrega já tem ${requestsPerStop} pedidos, o máximo.`)
    }
    const window = input.kind === 'reschedule' ? checkWindow(input.window, now, order, stop) : undefined
    const isCorrection = input.kind === 'correction'
    const row = await insertRequest(db, {
      id: newId(),
      stop_id,
      kind,
      status: isCorrection ? 'confirmed' : 'pending',
      window_start: window?.start ?? null,
      window_end: window?.end ?? null,
      note: isCorrection ? null : input.note || null,
      decided_at: isCorrection ? now : null,
      created_at: now,
    })
    if (isCorrection) await correctAddress(txCtx, order, stop, input)
    else {
      const label = recipientRequestKindLabels[kind]
      const event = {
        type: 'recipient_requested',
        stop_id,
        note: label,
        visibility: 'company',
        actor_id: null,
      } as const
      await recordOrderEvent(txCtx, order.id, event)
    }
    await notifyOfRecipient(txCtx, order, recipientRequestKindLabels[kind].toLowerCase())
    return toTrackedRequest(row)
  })
}

type LockedOrder = Awaited<ReturnType<typeof lockOrderForSystem>>

function checkWindow(
  { start, end }: { readonly start: string; readonly end: string },
  now: Date,
  { opening_hours: openingHours, holidays }: Pick<LockedOrder, 'opening_hours' | 'holidays'>,
  stop: LockedOrder['stops'][number],
): { start: Date; end: Date } {
  const window = { start: new Date(start), end: new Date(end) }
  if (window.start < now) throw fieldError('/window/start', 'Este horário já passou: escolha um a partir de agora.')
  if (window.end.getTime() > now.getTime() + maximumDaysAhead * dayMs) {
    throw fieldError('/window/end', `Escolha um dia dos próximos ${maximumDaysAhead}.`)
  }
  const timeZone = getStoredZone(stop)
  const local = {
    day: toDay(window.start, timeZone),
    start: toTimeOfDay(window.start, timeZone),
    end: toTimeOfDay(window.end, timeZone),
  }
  const closed = getClosedHoursText(local, { openingHours, holidays })
  if (closed && window.end.getTime() - window.start.getTime() < dayMs) throw fieldError('/window/start', closed)
  return window
}
