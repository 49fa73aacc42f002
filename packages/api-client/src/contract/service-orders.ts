import * as z from 'zod/mini'
import { Address } from './address.ts'
import { Phone } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { listOf, pageOf, paging, Search } from './paging.ts'
import { Cents, Day, Id, Instant, line, NamedRef, paragraph } from './primitives.ts'
import { everyRole } from './roles.ts'
import { ServiceOrderStatus, ServiceOrderTab } from './service-order-status.ts'

/** `OS-2026-000123`: an opaque string for callers. */
export const OrderNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(24))

export const Priority = z.enum(['normal', 'urgent'])
export type Priority = z.infer<typeof Priority>

/** A span of time in which somebody is expected. */
export const TimeWindow = z.object({ start: Instant, end: Instant }).check(
  z.refine((window) => Date.parse(window.start) < Date.parse(window.end), {
    path: ['end'],
    error: 'O fim precisa ser depois do início.',
  }),
)
export type TimeWindow = z.infer<typeof TimeWindow>

export const StopKind = z.enum(['pickup', 'dropoff'])
export const StopState = z.enum(['pending', 'en_route', 'arrived', 'completed', 'failed'])
export type StopState = z.infer<typeof StopState>

/** Stop states as the interface says them. */
export const stopStateLabels: Record<StopState, string> = {
  pending: 'Pendente',
  en_route: 'A caminho',
  arrived: 'No local',
  completed: 'Concluída',
  failed: 'Sem sucesso',
}

/** A place where the courier stops, with the address as it was when the order was made. */
const stopFields = {
  address: Address,
  contactName: line(120),
  contactPhone: z.nullish(Phone),
  window: z.nullish(TimeWindow),
  instructions: z.nullish(paragraph(280)),
}

export const NewStop = z.object({ ...stopFields, locationId: z.nullish(Id) })
export type NewStop = z.input<typeof NewStop>

export const Stop = z.object({
  ...stopFields,
  id: Id,
  kind: StopKind,
  /** Position in the route: 0 is the pickup. */
  position: z.int(),
  state: StopState,
  locationId: z.nullable(Id),
  completedAt: z.nullable(Instant),
  receiverName: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
})
export type Stop = z.infer<typeof Stop>

const dimension = z.nullish(z.int().check(z.minimum(1), z.maximum(1000)))

/** Goods to carry: weight in grams, sides in centimetres, value in cents. */
export const Item = z.object({
  description: line(120),
  quantity: z.int().check(z.minimum(1), z.maximum(9999)),
  weightGrams: z.nullish(z.int().check(z.minimum(1), z.maximum(10_000_000))),
  lengthCm: dimension,
  widthCm: dimension,
  heightCm: dimension,
  valueCents: z.nullish(Cents),
  fragile: z._default(z.boolean(), false),
})
export type Item = z.infer<typeof Item>

/** How a courier is told apart from the system in a timeline: null is the system. */
const Actor = z.nullable(NamedRef)

/** An order as lists show it. */
export const ServiceOrderSummary = z.object({
  orderNumber: OrderNumber,
  company: NamedRef,
  status: ServiceOrderStatus,
  priority: Priority,
  externalRef: z.nullable(z.string()),
  /** Start of the pickup window; null means as soon as possible. */
  scheduledFor: z.nullable(Instant),
  promisedAt: z.nullable(Instant),
  /** Past its promise and still running. */
  late: z.boolean(),
  pickup: z.object({ contactName: z.string(), city: z.string(), state: z.string() }),
  /** The last drop-off, and how many there are. */
  dropoff: z.object({ contactName: z.string(), neighborhood: z.string(), city: z.string(), state: z.string() }),
  dropoffCount: z.int(),
  assignee: Actor,
  requestedBy: Actor,
  createdAt: Instant,
  updatedAt: Instant,
})
export type ServiceOrderSummary = z.infer<typeof ServiceOrderSummary>

/** An order, whole. `internalNotes` is null for managers. */
export const ServiceOrder = z.object({
  orderNumber: OrderNumber,
  company: NamedRef,
  status: ServiceOrderStatus,
  heldFrom: z.nullable(ServiceOrderStatus),
  priority: Priority,
  externalRef: z.nullable(z.string()),
  costCenter: z.nullable(z.string()),
  declaredValueCents: z.nullable(Cents),
  notes: z.nullable(z.string()),
  internalNotes: z.nullable(z.string()),
  scheduledFor: z.nullable(Instant),
  promisedAt: z.nullable(Instant),
  late: z.boolean(),
  stops: z.array(Stop),
  items: z.array(Item),
  assignee: Actor,
  requestedBy: Actor,
  attempts: z.int(),
  maximumAttempts: z.int(),
  chargeable: z.boolean(),
  cancelReason: z.nullable(z.string()),
  acceptedAt: z.nullable(Instant),
  collectedAt: z.nullable(Instant),
  deliveredAt: z.nullable(Instant),
  closedAt: z.nullable(Instant),
  canceledAt: z.nullable(Instant),
  duplicatedFrom: z.nullable(OrderNumber),
  source: z.enum(['web', 'import', 'api', 'mobile']),
  /** Grows with each change. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ServiceOrder = z.infer<typeof ServiceOrder>

/** What a request for a delivery says. `draft` keeps it from being requested yet. */
export const NewServiceOrder = z.object({
  companyId: Id,
  draft: z._default(z.boolean(), false),
  priority: z._default(Priority, 'normal'),
  externalRef: z.nullish(line(40)),
  costCenter: z.nullish(line(40)),
  declaredValueCents: z.nullish(Cents),
  notes: z.nullish(paragraph(280)),
  /** Providers only; a manager who sends it is refused. */
  internalNotes: z.nullish(paragraph(1000)),
  pickup: NewStop,
  dropoffs: z.array(NewStop).check(z.minLength(1), z.maxLength(20)),
  items: z._default(z.array(Item).check(z.maxLength(100)), []),
})
export type NewServiceOrder = z.output<typeof NewServiceOrder>
export type NewServiceOrderInput = z.input<typeof NewServiceOrder>

/** How long after its moment a window still counts as present (product, section 5). */
const slackMs = 5 * 60_000

export interface WindowIssue {
  path: (string | number)[]
  message: string
}

/**
 * What only a clock can say of an order's windows: not in the past (5 minutes of slack), and the pickup begins before
 * the last drop-off ends. Read by the form and by the server.
 */
export function windowIssues(order: Pick<NewServiceOrder, 'pickup' | 'dropoffs'>, now: Date): WindowIssue[] {
  const issues: WindowIssue[] = []
  const stops = [
    { stop: order.pickup, path: ['pickup', 'window'] as (string | number)[] },
    ...order.dropoffs.map((stop, index) => ({ stop, path: ['dropoffs', index, 'window'] as (string | number)[] })),
  ]
  for (const { stop, path } of stops) {
    if (stop.window && Date.parse(stop.window.end) < now.getTime() - slackMs) {
      issues.push({ path: [...path, 'end'], message: 'Esta janela já passou: escolha um horário a partir de agora.' })
    }
  }
  const start = order.pickup.window && Date.parse(order.pickup.window.start)
  order.dropoffs.forEach((stop, index) => {
    if (start && stop.window && start >= Date.parse(stop.window.end)) {
      issues.push({
        path: ['dropoffs', index, 'window', 'end'],
        message: 'A entrega precisa terminar depois do início da coleta.',
      })
    }
  })
  return issues
}

export const ServiceOrderSort = z.enum(['-createdAt', 'createdAt', '-updatedAt', 'promisedAt', '-promisedAt'])
export type ServiceOrderSort = z.infer<typeof ServiceOrderSort>

const filters = {
  companyId: z.optional(Id),
  search: z.optional(Search),
  status: z.optional(listOf(ServiceOrderStatus)),
  priority: z.optional(Priority),
  assigneeId: z.optional(Id),
  late: z.optional(z.stringbool()),
  /** Created on or after this day, and on or before that one, by the organisation's time zone. */
  from: z.optional(Day),
  to: z.optional(Day),
}

export const ServiceOrderFilters = z.object({
  ...filters,
  ...paging(),
  tab: z._default(ServiceOrderTab, 'all'),
  sort: z._default(ServiceOrderSort, '-createdAt'),
})

/** Something that happened to an order. Events are only ever added. */
export const ServiceOrderEvent = z.object({
  id: Id,
  /** Place in the order's history, from 1 without gaps. */
  position: z.int(),
  type: z.enum(['created', 'status_changed', 'stop_changed', 'corrected']),
  from: z.nullable(ServiceOrderStatus),
  to: z.nullable(ServiceOrderStatus),
  stopId: z.nullable(Id),
  stopState: z.nullable(StopState),
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  visibility: z.enum(['internal', 'company', 'public']),
  actor: Actor,
  occurredAt: Instant,
  recordedAt: Instant,
})
export type ServiceOrderEvent = z.infer<typeof ServiceOrderEvent>

/** A step of the order. What each step needs is in the transition table. */
export const TransitionInput = z.object({
  to: ServiceOrderStatus,
  /** Accepting: who carries it out. An operator who leaves it out takes the order on; an admin names somebody. */
  assigneeId: z.optional(Id),
  reason: z.optional(line(280)),
  note: z.optional(paragraph(280)),
  /** Delivering: who received it. */
  receiverName: z.optional(line(120)),
  /** Rescheduling: the new pickup window. */
  window: z.optional(TimeWindow),
  /** Admin only, "Corrigir status": goes outside the table, with at least 20 characters of justification. */
  justification: z.optional(z.string().check(z.trim(), z.minLength(20), z.maxLength(500))),
  /** The version the caller saw; refused with `version_conflict` when the order has moved on. */
  version: z.optional(z.int()),
})
export type TransitionInput = z.input<typeof TransitionInput>

/** What the caller may do now, and why not the rest. */
export const ServiceOrderAction = z.object({
  to: ServiceOrderStatus,
  label: z.string(),
  allowed: z.boolean(),
  reason: z.nullable(z.string()),
  requires: z.array(z.enum(['assignee', 'reason', 'receiverName', 'window', 'justification'])),
  chargeable: z.boolean(),
})
export type ServiceOrderAction = z.infer<typeof ServiceOrderAction>

/** What happened at a drop-off. */
export const StopOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('arrived') }),
  z.object({ state: z.literal('completed'), receiverName: line(120) }),
  z.object({ state: z.literal('failed'), reason: line(280) }),
])
export type StopOutcome = z.infer<typeof StopOutcome>

/** How many orders stand in each tab, under the same filters as the list. */
export const ServiceOrderTabCounts = z.object({
  all: z.int(),
  drafts: z.int(),
  open: z.int(),
  ongoing: z.int(),
  attention: z.int(),
  done: z.int(),
  canceled: z.int(),
})
export type ServiceOrderTabCounts = z.infer<typeof ServiceOrderTabCounts>

const byNumber = z.object({ orderNumber: OrderNumber })
const path = '/v1/service-orders/:orderNumber'

export const serviceOrders = {
  list: endpoint({
    id: 'serviceOrders.list',
    method: 'GET',
    path: '/v1/service-orders',
    summary: 'Lista as ordens de serviço que a pessoa pode ver.',
    query: ServiceOrderFilters,
    response: pageOf(ServiceOrderSummary),
    status: 200,
    roles: everyRole,
    errors: ['unauthenticated', 'not_found'],
  }),
  summary: endpoint({
    id: 'serviceOrders.summary',
    method: 'GET',
    path: '/v1/service-orders/summary',
    summary: 'Conta as ordens de cada aba, com os mesmos filtros da lista.',
    query: z.object(filters),
    response: ServiceOrderTabCounts,
    status: 200,
    roles: everyRole,
    errors: ['unauthenticated', 'not_found'],
  }),
  create: endpoint({
    id: 'serviceOrders.create',
    method: 'POST',
    path: '/v1/service-orders',
    summary: 'Solicita uma entrega, ou guarda o rascunho dela.',
    body: NewServiceOrder,
    response: ServiceOrder,
    status: 201,
    roles: everyRole,
    errors: [
      'unauthenticated',
      'forbidden',
      'not_found',
      'already_exists',
      'idempotency_key_reused',
      'idempotency_in_progress',
    ],
    idempotent: true,
  }),
  get: endpoint({
    id: 'serviceOrders.get',
    method: 'GET',
    path,
    summary: 'Mostra uma ordem de serviço.',
    params: byNumber,
    response: ServiceOrder,
    status: 200,
    roles: everyRole,
    errors: ['unauthenticated', 'not_found'],
  }),
  transition: endpoint({
    id: 'serviceOrders.transition',
    method: 'POST',
    path: `${path}/transitions`,
    summary: 'Leva a ordem ao próximo status, pela tabela de transições.',
    params: byNumber,
    body: TransitionInput,
    response: ServiceOrder,
    status: 200,
    roles: everyRole,
    errors: [
      'unauthenticated',
      'forbidden',
      'not_found',
      'invalid_transition',
      'version_conflict',
      'idempotency_key_reused',
      'idempotency_in_progress',
    ],
    idempotent: true,
  }),
  actions: endpoint({
    id: 'serviceOrders.actions',
    method: 'GET',
    path: `${path}/actions`,
    summary: 'Diz o que a pessoa pode fazer com a ordem agora e, do resto, por que não.',
    params: byNumber,
    response: z.object({ data: z.array(ServiceOrderAction) }),
    status: 200,
    roles: everyRole,
    errors: ['unauthenticated', 'not_found'],
  }),
  events: endpoint({
    id: 'serviceOrders.events',
    method: 'GET',
    path: `${path}/events`,
    summary: 'Conta o que aconteceu com a ordem, do começo ao fim.',
    params: byNumber,
    response: z.object({ data: z.array(ServiceOrderEvent) }),
    status: 200,
    roles: everyRole,
    errors: ['unauthenticated', 'not_found'],
  }),
  updateStop: endpoint({
    id: 'serviceOrders.updateStop',
    method: 'PUT',
    path: `${path}/stops/:stopId`,
    summary: 'Registra o que aconteceu em uma entrega da rota.',
    params: z.object({ orderNumber: OrderNumber, stopId: Id }),
    body: StopOutcome,
    response: ServiceOrder,
    status: 200,
    roles: ['operator', 'admin'],
    errors: ['unauthenticated', 'forbidden', 'not_found', 'invalid_transition'],
  }),
}
