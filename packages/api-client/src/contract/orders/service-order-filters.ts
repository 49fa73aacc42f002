import * as z from 'zod/mini'
import { State } from '../core/address.ts'
import { listOf, PageMeta, paging, Search } from '../core/paging.ts'
import { Day, Id, Instant } from '../core/primitives.ts'
import { OrderNumber, OrderSource, Priority } from './service-order.ts'
import { ServiceOrderStatus, ServiceOrderTab } from './service-order-status.ts'

export const ServiceOrderSort = z.enum([
  '-createdAt',
  'createdAt',
  '-updatedAt',
  'updatedAt',
  'promisedAt',
  '-promisedAt',
  'scheduledFor',
  '-scheduledFor',
  '-priority',
])
export type ServiceOrderSort = z.infer<typeof ServiceOrderSort>

/** Which of an order's moments a period is about. */
export const OrderMoment = z.enum(['createdAt', 'scheduledFor', 'promisedAt', 'deliveredAt', 'failedAt'])
export type OrderMoment = z.infer<typeof OrderMoment>

/** The moments as the interface says them. */
export const orderMomentLabels: Record<OrderMoment, string> = {
  createdAt: 'Criação',
  scheduledFor: 'Agendamento',
  promisedAt: 'Prazo',
  deliveredAt: 'Entrega',
  failedAt: 'Tentativa sem sucesso',
}

/** Deliveries as the figures measure them: those of orders whose status nobody corrected by hand. */
export const MeasuredDelivery = z.enum(['all', 'on_time', 'delayed', 'first_attempt', 'retried'])
export type MeasuredDelivery = z.infer<typeof MeasuredDelivery>

/** The measured deliveries as the interface says them. */
export const measuredDeliveryLabels: Record<MeasuredDelivery, string> = {
  all: 'Entregue, sem correção de status',
  on_time: 'Entregue no prazo',
  delayed: 'Entregue depois do prazo',
  first_attempt: 'Entregue na primeira tentativa',
  retried: 'Entregue depois de outra tentativa',
}

/** What stands where nobody said why. */
export const noReasonGiven = 'Sem motivo informado'

/** The group of every reason that is not in the catalogue of the settings. */
export const otherReason = 'Outro motivo'

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(280))

/** How many orders may be chosen by their numbers, as in a list's largest page. */
export const chosenAtOnce = 100

/** What lists, counts and exports are narrowed down by. */
export const orderFilters = {
  companyId: z.optional(Id),
  /** These orders and no others: what somebody chose in the list. */
  number: z.optional(listOf(OrderNumber, chosenAtOnce)),
  /** Exactly this reference; `search` also finds parts. */
  externalRef: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  /** Changed at this moment or later, and before that one: what a system that keeps a copy asks for. */
  updatedFrom: z.optional(Instant),
  updatedTo: z.optional(Instant),
  /** Number, reference, recipient, address and phone, without regard to accents, case or mask. */
  search: z.optional(Search),
  status: z.optional(listOf(ServiceOrderStatus)),
  priority: z.optional(Priority),
  assigneeId: z.optional(Id),
  requestedById: z.optional(Id),
  source: z.optional(OrderSource),
  costCenter: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** City and state of any drop-off. */
  city: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  state: z.optional(State),
  /** A saved place that any stop came from. */
  locationId: z.optional(Id),
  chargeable: z.optional(z.stringbool()),
  late: z.optional(z.stringbool()),
  delivery: z.optional(MeasuredDelivery),
  /** Orders with a failed attempt for this reason; with `moment=failedAt`, in the period. */
  failureReason: z.optional(reason),
  /** Canceled orders with this reason. */
  cancelReason: z.optional(reason),
  /** On or after this day, and on or before that one, by the clock of each order's company; of the moment named beside. */
  from: z.optional(Day),
  to: z.optional(Day),
  /** The last days, today included, by the same clock. */
  lastDays: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366))),
  moment: z.optional(OrderMoment),
}

/** What may be exported: the list's own filters, without pages. */
export const ServiceOrderExport = z.object({
  ...orderFilters,
  tab: z._default(ServiceOrderTab, 'all'),
  format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
})

export const ServiceOrderFilters = z.object({
  ...orderFilters,
  ...paging(),
  tab: z._default(ServiceOrderTab, 'all'),
  sort: z._default(ServiceOrderSort, '-createdAt'),
  /** `nextCursor` of the page before, instead of `page`: goes on behind its last row, whatever was added meanwhile. */
  cursor: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/, 'Envie o nextCursor que você recebeu.')),
  ),
})

/** The page of orders; `nextCursor` is null at the end, and in orders by what may be absent. */
export const ServiceOrderPageMeta = z.extend(PageMeta, { nextCursor: z.optional(z.nullable(z.string())) })
export type ServiceOrderPageMeta = z.infer<typeof ServiceOrderPageMeta>
