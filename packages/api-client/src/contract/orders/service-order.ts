import * as z from 'zod/mini'
import { Coordinates, State } from '../core/address.ts'
import { Cents, Id, Instant, NamedRef, SentInstant } from '../core/primitives.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

/** `OS-2026-000123`: an opaque string for callers. */
export const OrderNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(24))

export const Priority = z.enum(['normal', 'urgent'])
export type Priority = z.infer<typeof Priority>

/** What people read for each priority. */
export const priorityLabels: Record<Priority, string> = { normal: 'Normal', urgent: 'Urgente' }

const endsAfterStart = z.refine<{ start: string; end: string }>(
  (window) => Date.parse(window.start) < Date.parse(window.end),
  { path: ['end'], error: 'O fim precisa ser depois do início.' },
)

/** A span of time in which somebody is expected. */
export const TimeWindow = z.object({ start: Instant, end: Instant }).check(endsAfterStart)
export type TimeWindow = z.infer<typeof TimeWindow>

/** The same as a caller sends it. */
export const SentTimeWindow = z.object({ start: SentInstant, end: SentInstant }).check(endsAfterStart)

/** `return` is where goods that could not be delivered come back to: only ever `returnStop` of an order. */
export const StopKind = z.enum(['pickup', 'dropoff', 'return'])
export type StopKind = z.infer<typeof StopKind>
export const StopState = z.enum(['pending', 'en_route', 'arrived', 'completed', 'failed'])
export type StopState = z.infer<typeof StopState>

/** What a stop may ask for before it counts as done. */
export const ProofKind = z.enum(['photo', 'signature', 'pin'])
export type ProofKind = z.infer<typeof ProofKind>

/** The proofs that a stop requires, each kind once. An empty list requires none. */
export const ProofKinds = z.array(ProofKind).check(
  z.maxLength(ProofKind.options.length),
  z.refine((kinds) => new Set(kinds).size === kinds.length, 'Há comprovações repetidas.'),
)
export type ProofKinds = z.infer<typeof ProofKinds>

/** Stop states as the interface says them. */
export const stopStateLabels: Record<StopState, string> = {
  pending: 'Pendente',
  en_route: 'A caminho',
  arrived: 'No local',
  completed: 'Concluída',
  failed: 'Sem sucesso',
}

/** A stop of an order. In a draft, what nobody has filled in yet is an empty text. */
export const Stop = z.object({
  address: z.object({
    postalCode: z.string(),
    street: z.string(),
    number: z.string(),
    complement: z.nullish(z.string()),
    neighborhood: z.string(),
    city: z.string(),
    state: z.union([State, z.literal('')]),
    reference: z.nullish(z.string()),
    coordinates: z.nullish(Coordinates),
  }),
  contactName: z.string(),
  contactPhone: z.nullish(z.string()),
  window: z.nullish(TimeWindow),
  instructions: z.nullish(z.string()),
  id: Id,
  kind: StopKind,
  /** Position in the route: 0 is the pickup. */
  position: z.int(),
  state: StopState,
  locationId: z.nullable(Id),
  completedAt: z.nullable(Instant),
  receiverName: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
  /** Every proof that has to be given before the stop counts as done, in this order. */
  requiredProofs: z.array(ProofKind),
  /** Those of `requiredProofs` that were not given yet. */
  missingProofs: z.array(ProofKind),
  /** @deprecated Use `requiredProofs`: this is its first, or null. */
  requiredProof: z.nullable(ProofKind),
  /** Whether everything required was given; true where nothing is. */
  proved: z.boolean(),
  /** Where a PIN is required: what the person at the stop says to the courier. Null for operators. */
  pin: z.nullable(z.string()),
  pinConfirmedAt: z.nullable(Instant),
})
export type Stop = z.infer<typeof Stop>

const dimension = z.nullish(z.int().check(z.minimum(1), z.maximum(1000)))

/** Goods to carry: weight in grams, sides in centimetres, value in cents. In a draft the description may be empty. */
export const Item = z.object({
  description: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(9999)),
  weightGrams: z.nullish(z.int().check(z.minimum(1), z.maximum(10_000_000))),
  lengthCm: dimension,
  widthCm: dimension,
  heightCm: dimension,
  valueCents: z.nullish(Cents),
  fragile: z._default(z.boolean(), false),
})
export type Item = z.infer<typeof Item>

/** Where an order came from. */
export const OrderSource = z.enum(['web', 'import', 'api', 'mobile'])
export type OrderSource = z.infer<typeof OrderSource>

/** Sources as the interface says them. */
export const orderSourceLabels: Record<OrderSource, string> = {
  web: 'Pelo site',
  import: 'Importação',
  api: 'Integração',
  mobile: 'Aplicativo',
}

/** Who did something; null is the system. */
export const Actor = z.nullable(NamedRef)

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
  /** The pickup, then the drop-offs. */
  stops: z.array(Stop),
  /** Where the goods come back to; null until a return begins. */
  returnStop: z.nullable(Stop),
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
  /** The public page on which recipients follow the delivery, to be handed on; null while a draft. */
  trackingUrl: z.nullable(z.string()),
  source: OrderSource,
  /** Grows with each change. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ServiceOrder = z.infer<typeof ServiceOrder>
