import * as z from 'zod/mini'
import { Coordinates, State } from '../core/address.ts'
import { createLabels } from '../core/open-enums.ts'
import { BoundedInstant, Cents, Id, Instant, NamedRef } from '../core/primitives.ts'
import { normalizeOrderNumber } from './order-number.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

/** `OS-2026-000123`: an opaque string for callers. A request may write it in another way. */
export const OrderNumber = z
  .string()
  .check(z.overwrite(normalizeOrderNumber), z.trim(), z.minLength(1), z.maxLength(24))

export const Priority = z.enum(['normal', 'urgent'])
export type Priority = z.infer<typeof Priority>

/** Interface labels of the priorities. */
export const priorityLabels = createLabels<Priority>({ normal: 'Normal', urgent: 'Urgente' })

const endsAfterStart = z.refine<{ start: string; end: string }>(
  (window) => Date.parse(window.start) < Date.parse(window.end),
  { path: ['end'], error: 'O fim precisa ser depois do início.' },
)

/** The period in which the courier is expected. */
export const TimeWindow = z.object({ start: Instant, end: Instant }).check(endsAfterStart)
export type TimeWindow = z.infer<typeof TimeWindow>

/** A time window in a request. */
export const BoundedTimeWindow = z.object({ start: BoundedInstant, end: BoundedInstant }).check(endsAfterStart)

/** `return` is the stop to which undeliverable goods return: only `returnStop` of an order has it. */
export const StopKind = z.enum(['pickup', 'dropoff', 'return'])
export type StopKind = z.infer<typeof StopKind>
export const StopState = z.enum(['pending', 'en_route', 'arrived', 'completed', 'failed'])
export type StopState = z.infer<typeof StopState>

/** A proof that a stop can require before it is completed. */
export const ProofKind = z.enum(['photo', 'signature', 'pin'])
export type ProofKind = z.infer<typeof ProofKind>

/** Interface labels of the proof kinds. */
export const proofKindLabels = createLabels<ProofKind>({ photo: 'Foto', signature: 'Assinatura', pin: 'PIN' })

/** The required proofs of a stop, each kind at most once. An empty list requires none. */
export const ProofKinds = z.array(ProofKind).check(
  z.maxLength(ProofKind.options.length),
  z.refine((kinds) => new Set(kinds).size === kinds.length, 'Há comprovações repetidas.'),
)
export type ProofKinds = z.infer<typeof ProofKinds>

/** Interface labels of the stop states. */
export const stopStateLabels = createLabels<StopState>({
  pending: 'Pendente',
  en_route: 'A caminho',
  arrived: 'No local',
  completed: 'Concluída',
  failed: 'Sem sucesso',
})

/** What a position is of: the address itself, its district, or the centre of its municipality or state. */
const PositionPrecision = z.enum(['address', 'district', 'municipality', 'state'])

/** A position on a map, in degrees (WGS 84). */
export const MapPosition = z.extend(Coordinates, { precision: PositionPrecision })
export type MapPosition = z.infer<typeof MapPosition>

/** A stop of an order. In a draft, missing texts are empty strings. */
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
  contactEmail: z.nullish(z.string()),
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
  /** Every proof that is required before the stop is completed, in this order. */
  requiredProofs: z.array(ProofKind),
  /** The `requiredProofs` that are still missing. */
  missingProofs: z.array(ProofKind),
  /** @deprecated Use `requiredProofs`: this is its first item, or null. */
  requiredProof: z.nullable(ProofKind),
  /** Whether no required proof is missing; true when none is required. */
  proved: z.boolean(),
  /** Where a PIN is required: the number that the contact gives to the courier. Null for operators. */
  pin: z.nullable(z.string()),
  pinConfirmedAt: z.nullable(Instant),
  /** The public tracking page of a drop-off, to be sent to its recipient. Null for other stops and in a draft. */
  trackingUrl: z.nullable(z.string()),
  /** Only in a single order: where the stop is, or null when neither its city nor its state is known. */
  mapPosition: z.optional(z.nullable(MapPosition)),
})
export type Stop = z.infer<typeof Stop>

const dimension = z.nullish(z.int().check(z.minimum(1), z.maximum(1000)))

/**
 * An item: weight in grams, sides in centimetres, value in cents, each of one unit, not of the quantity. In a draft the
 * description may be empty.
 */
export const Item = z.object({
  description: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(9999)),
  weightGrams: z.nullish(z.int().check(z.minimum(1), z.maximum(10_000_000))),
  lengthCm: dimension,
  widthCm: dimension,
  heightCm: dimension,
  valueCents: z.nullish(Cents),
  fragile: z._default(z.boolean(), false),
  /** The drop-off that receives it, counted from 1; absent or null: not stated. */
  dropoff: z.nullish(z.int().check(z.minimum(1), z.maximum(20))),
})
export type Item = z.infer<typeof Item>

/** The channel that an order was created by. */
export const OrderSource = z.enum(['web', 'import', 'api', 'mobile'])
export type OrderSource = z.infer<typeof OrderSource>

/** Interface labels of the sources. */
export const orderSourceLabels = createLabels<OrderSource>({
  web: 'Pelo site',
  import: 'Importação',
  api: 'Integração',
  mobile: 'Aplicativo',
})

/** The user who did something; null is the system. */
export const Actor = z.nullable(NamedRef)

/** The stop of an order that its assignee visits next. */
export const NextStop = z.pick(Stop, {
  id: true,
  kind: true,
  position: true,
  state: true,
  address: true,
  contactName: true,
  contactPhone: true,
  window: true,
  instructions: true,
  requiredProofs: true,
  missingProofs: true,
})
export type NextStop = z.infer<typeof NextStop>

/** An order in a list. */
export const ServiceOrderSummary = z.object({
  orderNumber: OrderNumber,
  company: NamedRef,
  status: ServiceOrderStatus,
  priority: Priority,
  externalRef: z.nullable(z.string()),
  /** Start of the pickup window; null means as soon as possible. */
  scheduledFor: z.nullable(Instant),
  promisedAt: z.nullable(Instant),
  /** Past its promised time, in a running status. */
  late: z.boolean(),
  pickup: z.object({
    contactName: z.string(),
    city: z.string(),
    state: z.string(),
    /** The name of the saved location, or null. */
    locationName: z.nullish(z.string()),
  }),
  /** The last drop-off; `dropoffCount` is the number of drop-offs. */
  dropoff: z.object({ contactName: z.string(), neighborhood: z.string(), city: z.string(), state: z.string() }),
  dropoffCount: z.int(),
  /** Only with `positions`: where the last drop-off is, or null when neither its city nor its state is known. */
  dropoffPosition: z.optional(z.nullable(MapPosition)),
  assignee: Actor,
  requestedBy: Actor,
  /** When the goods were collected: it decides which steps are possible. */
  collectedAt: z.nullable(Instant),
  /** Only with `tab=mine` or `plannedOn`. */
  nextStop: z.optional(NextStop),
  /** Only with `plannedOn`: the weight of all items, or null when none has one. */
  weightGrams: z.optional(z.nullable(z.int())),
  /** Only with `plannedOn`: the place in the route, if it has one. */
  routePosition: z.optional(z.nullable(z.int())),
  /** Increases with each change; send it with the next write, without reading the order first. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ServiceOrderSummary = z.infer<typeof ServiceOrderSummary>

/** An order with all fields. `internalNotes` is null for managers. */
export const ServiceOrder = z.object({
  orderNumber: OrderNumber,
  company: NamedRef,
  status: ServiceOrderStatus,
  heldFrom: z.nullable(ServiceOrderStatus),
  priority: Priority,
  externalRef: z.nullable(z.string()),
  costCenter: z.nullable(z.string()),
  invoiceKey: z.nullable(z.string()),
  declaredValueCents: z.nullable(Cents),
  notes: z.nullable(z.string()),
  internalNotes: z.nullable(z.string()),
  scheduledFor: z.nullable(Instant),
  promisedAt: z.nullable(Instant),
  late: z.boolean(),
  /** The pickup, then the drop-offs. */
  stops: z.array(Stop),
  /** The stop to which the goods return; null until a return starts. */
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
  /** @deprecated Use `Stop.trackingUrl`: this is the link of the only drop-off; null with several. */
  trackingUrl: z.nullable(z.string()),
  source: OrderSource,
  /** Increases with each change, also with a proof; comments and other files leave it as it is. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ServiceOrder = z.infer<typeof ServiceOrder>
