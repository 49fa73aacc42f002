import {
  applyOutcome,
  applyStep,
  type Caller,
  decideTransition,
  getRouteEnd,
  type LifecycleOrder,
  type NewDraft,
  type NewServiceOrder,
  type ServiceOrder,
  type StopOutcome,
  type TransitionInput,
} from '@malote/api-client/contract'
import type { Insertable } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import { newId } from '../../../platform/security/ids.ts'
import {
  applyProofPolicy,
  getRequestedTimes,
  returnPosition,
  toContent,
  toItemRows,
  toOrderColumns,
  toStopRows,
} from '../order-content.ts'
import { type OrderEventInput, toEventRow } from '../order-events.service.ts'
import { findStop, systemCaller, toOrderFacts } from '../order-facts.ts'
import { diffOrder, getLifecyclePolicy, toLifecycleOrder } from '../order-lifecycle.ts'
import type { ItemRow, OrderRow, StopRow } from '../order-rows.sql.ts'
import type { ServicePolicy } from '../policy.sql.ts'
import { computePromisedTime } from '../promised-time.ts'
import { assertOutcomeAllowed, toStopEvent } from '../transitions/stop-outcome.ts'

/** A file in the store that belongs to an order. */
export type PastFile = Pick<
  Insertable<Tables['service_order_attachments']>,
  'id' | 'name' | 'type' | 'bytes' | 'sha256' | 'file_key' | 'public_key'
>

/** An order of the past with its history, in memory. Every step follows the rules that requests follow. */
export interface PastOrder {
  readonly row: OrderRow
  readonly policy: ServicePolicy
  readonly events: Insertable<Tables['service_order_events']>[]
  readonly comments: Insertable<Tables['service_order_comments']>[]
  readonly attachments: Insertable<Tables['service_order_attachments']>[]
}

interface Beginning {
  readonly orderNumber: string
  readonly input: NewServiceOrder | NewDraft
  readonly policy: ServicePolicy
  readonly requesterId: string
  readonly source: ServiceOrder['source']
  readonly at: Date
}

const initialValues = {
  // Set from the stops when the order is inserted.
  last_city: null,
  last_state: null,
  accepted_at: null,
  collected_at: null,
  delivered_at: null,
  closed_at: null,
  canceled_at: null,
  canceled_by_id: null,
  assignee_id: null,
  attempts: 0,
  chargeable: false,
  cancel_reason: null,
  held_from: null,
  held_at: null,
  held_ms: 0,
  corrected: false,
  public_token: null,
  duplicated_from: null,
  contacts_erased_at: null,
  search_text: '',
  assignee_name: null,
  requested_by_name: null,
  requested_by_integration: null,
  company_name: '',
  company_status: 'active',
  return_stop: null,
} as const

/** Creates an order as of a moment of the past. */
export function createPastOrder({ orderNumber, input, policy, requesterId, source, at }: Beginning): PastOrder {
  const content = applyProofPolicy(toContent(input), policy)
  const id = newId(at.getTime())
  const requested = input.draft ? null : at
  const {
    pickup_proofs: _p,
    dropoff_proofs: _d,
    return_proofs: _r,
    maximum_dropoffs: _m,
    daily_orders: _o,
    ...rules
  } = policy
  const row: OrderRow = {
    ...initialValues,
    ...rules,
    id,
    order_number: orderNumber,
    company_id: input.companyId,
    status: input.draft ? 'draft' : 'requested',
    ...toOrderColumns(content),
    promised_at:
      requested && computePromisedTime({ priority: input.priority, ...getRequestedTimes(content) }, policy, at),
    requested_at: requested,
    requested_by_id: requesterId,
    source,
    version: 1,
    event_count: 0,
    created_at: at,
    updated_at: at,
    stops: toStopRows(content, id).map(
      (stop) => ({ ...freshStop, ...stop, missing_proofs: stop.required_proofs ?? [] }) as StopRow,
    ),
    items: toItemRows(content, id) as ItemRow[],
  }
  const order: PastOrder = { row, policy, events: [], comments: [], attachments: [] }
  record(order, { type: 'created', to_status: row.status, visibility: 'public' }, requesterId, at)
  return order
}

const freshStop = {
  completed_at: null,
  receiver_name: null,
  failure_reason: null,
  pin: '',
  pin_confirmed_at: null,
  pin_attempts: 0,
  pin_tried_at: null,
  public_token: null,
}

function record({ row, events }: PastOrder, event: OrderEventInput, actorId: string | null, at: Date): void {
  row.event_count += 1
  events.push({ ...toEventRow(row.id, event, { actorId, at }), position: row.event_count, version: row.version })
}

/**
 * Applies a step of the transition table.
 *
 * @throws Error when the caller may not make it at that moment, or a required value is missing.
 */
export function takePastStep(order: PastOrder, caller: Caller, input: TransitionInput, at: Date): void {
  const { row } = order
  const { to, reason, receiverName, window } = input
  const decision = decideTransition(toOrderFacts(row), caller, to, at)
  if (!decision.allowed) throw new Error(`${row.order_number}: ${row.status} → ${to}: ${decision.reason}`)
  const assigneeId = input.assigneeId ?? (caller.role === 'operator' ? (caller.id ?? undefined) : undefined)
  const given: Record<string, unknown> = { assignee: assigneeId, reason, receiverName, window }
  const missing = decision.requires.filter((name) => given[name] === undefined)
  if (missing.length > 0) throw new Error(`${row.order_number}: ${to} requires ${missing.join(', ')}`)

  const from = row.status
  const step = {
    to,
    at: at.toISOString(),
    chargeable: decision.chargeable,
    callerId: caller.id,
    assignee: assigneeId === undefined ? null : { id: assigneeId },
    reason,
    receiverName,
    window,
  }
  save(order, applyStep(toLifecycleOrder(row), step, getLifecyclePolicy(row)), at)
  const visibility = reason || input.note ? 'company' : 'public'
  const texts = { reason: reason ?? null, note: input.note || null }
  record(order, { type: 'status_changed', from_status: from, to_status: to, ...texts, visibility }, caller.id, at)
}

/** Writes what differs between an order and its row. */
function save({ row, policy }: PastOrder, after: LifecycleOrder, at: Date): void {
  const { order, stops, returnStop } = diffOrder(toLifecycleOrder(row), after)
  Object.assign(row, order, { updated_at: at, version: row.version + 1 })
  for (const { id, set } of stops) Object.assign(findStop(row, id) ?? {}, set)
  if (!returnStop) return
  row.return_stop ??= newReturnStop(row, policy)
  const completed_at = returnStop.completedAt === null ? null : at
  Object.assign(row.return_stop, { state: returnStop.state, completed_at })
}

/** Records the outcome of a drop-off. The last one also finishes the route. */
export function recordPastOutcome(
  order: PastOrder,
  caller: Caller,
  stop: StopRow,
  outcome: StopOutcome,
  at: Date,
): void {
  const { row } = order
  assertOutcomeAllowed(row, stop.id, outcome)
  const after = applyOutcome(toLifecycleOrder(row), stop.id, outcome, at.toISOString())
  save(order, after, at)
  record(order, toStopEvent(stop.id, outcome), caller.id, at)
  const end = getRouteEnd(after, outcome)
  if (!end) return
  const { bySystem, ...input } = end
  takePastStep(order, bySystem ? systemCaller : caller, input, at)
}

/** Confirms the PIN of a stop. */
export function confirmPastPin(order: PastOrder, actorId: string, stop: StopRow, at: Date): void {
  stop.pin_confirmed_at = at
  stop.missing_proofs = stop.missing_proofs.filter((kind) => kind !== 'pin')
  record(order, { type: 'pin_confirmed', visibility: 'company', stop_id: stop.id }, actorId, at)
}

/** Attaches a file: the proof of a stop, or without a stop a document of the order. */
export function attachPastFile(
  order: PastOrder,
  actorId: string,
  file: PastFile,
  proof: { readonly stop: StopRow; readonly kind: 'photo' | 'signature' } | undefined,
  at: Date,
): void {
  const stop_id = proof?.stop.id ?? null
  const common = { service_order_id: order.row.id, stop_id, kind: proof?.kind ?? 'attachment' } as const
  order.attachments.push({ ...file, ...common, visibility: 'company', uploaded_by_id: actorId, created_at: at })
  if (proof) proof.stop.missing_proofs = proof.stop.missing_proofs.filter((kind) => kind !== proof.kind)
  record(order, { type: 'attached', visibility: 'company', stop_id, note: file.name }, actorId, at)
}

interface PastComment {
  readonly authorId: string
  readonly text: string
  readonly visibility: 'company' | 'internal'
  readonly at: Date
}

/** Adds a comment. */
export function addPastComment(order: PastOrder, { authorId, text, visibility, at }: PastComment): void {
  const id = newId(at.getTime())
  order.comments.push({
    id,
    service_order_id: order.row.id,
    author_id: authorId,
    text,
    visibility,
    created_at: at,
  })
  record(order, { type: 'commented', visibility, comment_id: id }, authorId, at)
}

/** The stop to which goods return, at the pickup's address. */
function newReturnStop({ stops }: OrderRow, { return_proofs }: ServicePolicy): StopRow {
  const [pickup] = stops as [StopRow]
  return {
    ...pickup,
    ...freshStop,
    id: newId(),
    kind: 'return',
    position: returnPosition,
    state: 'en_route',
    window_start: null,
    window_end: null,
    required_proofs: return_proofs,
    required_proof: null,
    missing_proofs: return_proofs,
  }
}
