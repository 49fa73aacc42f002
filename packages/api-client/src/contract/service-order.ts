import * as z from 'zod/mini'
import { Address } from './address.ts'
import { Phone } from './documents.ts'
import { Cents, Id, Instant, line, NamedRef, paragraph } from './primitives.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

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
