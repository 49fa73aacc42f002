import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { createLabels } from '../core/open-enums.ts'
import { Id, Instant, line, paragraph } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { Actor, BoundedTimeWindow, OrderNumber, type StopState, TimeWindow } from './service-order.ts'
import { canEditField, getEditScope } from './service-order-edits.ts'
import type { ServiceOrderStatus } from './service-order-status.ts'

/** What a recipient can request on the page of the delivery. */
export const RecipientRequestKind = z.enum(['leave_at_reception', 'reschedule', 'correction'])
export type RecipientRequestKind = z.infer<typeof RecipientRequestKind>

/** Interface labels of the kinds. */
export const recipientRequestKindLabels = createLabels<RecipientRequestKind>({
  leave_at_reception: 'Deixar na portaria',
  reschedule: 'Receber em outro horário',
  correction: 'Corrigir complemento ou referência',
})

/** A correction is confirmed at once; the operation decides on the others. */
export const RecipientRequestStatus = z.enum(['pending', 'confirmed', 'declined'])
export type RecipientRequestStatus = z.infer<typeof RecipientRequestStatus>

interface RequestedStop {
  /** The status of the order. */
  status: ServiceOrderStatus
  /** The status of the order before it was put on hold. */
  heldFrom: ServiceOrderStatus | null
  /** Failed attempts of the order, and how many its company allows. */
  attempts: number
  maximumAttempts: number
  state: StopState
}

/** Whether an attempt of the order has failed, so that another one is planned. */
export function awaitsNewAttempt({
  status,
  heldFrom,
  state,
}: Omit<RequestedStop, 'attempts' | 'maximumAttempts'>): boolean {
  return (status === 'on_hold' ? heldFrom : status) === 'failed' && state !== 'completed'
}

/**
 * Whether the goods of the stop return to the sender, or can only be returned: nothing that the recipient requests can
 * happen any more.
 */
function isSentBack({ status, heldFrom, attempts, maximumAttempts }: RequestedStop): boolean {
  const at = status === 'on_hold' ? heldFrom : status
  return at === 'returning' || at === 'partially_delivered' || (at === 'failed' && attempts >= maximumAttempts)
}

/**
 * Returns what can be requested and confirmed for a drop-off now: nothing once it is completed, its goods return or the
 * order is closed, and no other window while collected goods are on the way, because the route is planned then.
 */
export function getPossibleRequests(stop: RequestedStop): RecipientRequestKind[] {
  const scope = getEditScope(stop)
  if (scope === 'nothing' || stop.state === 'completed' || isSentBack(stop)) return []
  return RecipientRequestKind.options.filter(
    (kind) => kind !== 'reschedule' || awaitsNewAttempt(stop) || canEditField(scope, '/dropoffs/0/window/start'),
  )
}

/** The maximum of requests of one drop-off. */
export const requestsPerStop = 20

const note = z.nullish(paragraph(280))

/** A new request of a recipient. */
export const NewRecipientRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('leave_at_reception'), note }),
  /** The window that the recipient proposes: not in the past, at most 30 days ahead. */
  z.object({ kind: z.literal('reschedule'), window: BoundedTimeWindow, note }),
  /** The parts of the address that only the recipient can correct; an absent one is not changed. */
  z
    .object({
      kind: z.literal('correction'),
      complement: z.nullish(line(80)),
      reference: z.nullish(line(160)),
    })
    .check(
      z.refine(({ complement, reference }) => Boolean(complement || reference), {
        path: ['complement'],
        error: 'Preencha o complemento ou a referência.',
      }),
    ),
])
export type NewRecipientRequest = z.output<typeof NewRecipientRequest>

/** A request as the page of the delivery shows it. */
export const TrackedRequest = z.object({
  kind: RecipientRequestKind,
  status: RecipientRequestStatus,
  /** The proposed window of a `reschedule`. */
  window: z.nullable(TimeWindow),
  /** Why it was declined. */
  declineReason: z.nullable(z.string()),
  createdAt: Instant,
})
export type TrackedRequest = z.infer<typeof TrackedRequest>

/** A request as the operation sees it. */
export const RecipientRequest = z.extend(TrackedRequest, {
  id: Id,
  stopId: Id,
  note: z.nullable(z.string()),
  decidedBy: Actor,
  decidedAt: z.nullable(Instant),
})
export type RecipientRequest = z.infer<typeof RecipientRequest>

/** The decision of the operation. A reason is shown to the recipient. */
export const RequestDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('confirm') }),
  z.object({ decision: z.literal('decline'), reason: line(280) }),
])
export type RequestDecision = z.output<typeof RequestDecision>

const byNumber = z.object({ orderNumber: OrderNumber })
const path = '/v1/service-orders/:orderNumber/recipient-requests'

export const recipientRequests = {
  list: endpoint({
    id: 'recipientRequests.list',
    method: 'GET',
    path,
    summary: 'Lista os pedidos dos destinatários de uma ordem, do mais novo ao mais antigo.',
    params: byNumber,
    response: z.object({ data: z.array(RecipientRequest) }),
    roles: allRoles,
    errors: ['not_found'],
  }),
  decide: endpoint({
    id: 'recipientRequests.decide',
    method: 'POST',
    path: `${path}/:requestId/decision`,
    summary: 'Confirma ou recusa um pedido do destinatário; o confirmado muda a ordem.',
    params: z.extend(byNumber, { requestId: Id }),
    body: RequestDecision,
    response: RecipientRequest,
    roles: allRoles,
    errors: ['forbidden', 'not_found', 'already_closed', 'not_editable'],
  }),
}
