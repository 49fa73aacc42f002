import * as z from 'zod/mini'
import { State } from '../core/address.ts'
import { labelsOf } from '../core/open-enums.ts'
import { listParameter, PageMeta, paging, Search } from '../core/paging.ts'
import { Day, Id, Instant } from '../core/primitives.ts'
import { OrderNumber, OrderSource, Priority } from './service-order.ts'
import { ServiceOrderStatus, ServiceOrderTab } from './service-order-status.ts'
import { TrackingToken } from './tracking-token.ts'

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

/** The timestamp of an order that a period filters. */
export const OrderMoment = z.enum(['createdAt', 'scheduledFor', 'promisedAt', 'deliveredAt', 'failedAt'])
export type OrderMoment = z.infer<typeof OrderMoment>

/** Interface labels of the timestamps. */
export const orderMomentLabels = labelsOf<OrderMoment>({
  createdAt: 'Criação',
  scheduledFor: 'Agendamento',
  promisedAt: 'Prazo',
  deliveredAt: 'Entrega',
  failedAt: 'Tentativa sem sucesso',
})

/** Deliveries as the reports count them: only orders whose status was never corrected by hand. */
export const MeasuredDelivery = z.enum(['all', 'on_time', 'delayed', 'first_attempt', 'retried'])
export type MeasuredDelivery = z.infer<typeof MeasuredDelivery>

/** Interface labels of the measured deliveries. */
export const measuredDeliveryLabels = labelsOf<MeasuredDelivery>({
  all: 'Entregue, sem correção de status',
  on_time: 'Entregue no prazo',
  delayed: 'Entregue depois do prazo',
  first_attempt: 'Entregue na primeira tentativa',
  retried: 'Entregue depois de outra tentativa',
})

/** Label of a missing reason. */
export const noReasonGiven = 'Sem motivo informado'

/** The group of all reasons that are not in the catalogue of the settings. */
export const otherReason = 'Outro motivo'

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(280))

/** The maximum of orders selected by number, as in a list's largest page. */
export const maximumSelectedOrders = 100

/** The filters of lists, counts and exports. */
export const orderFilters = {
  companyId: z.optional(Id),
  /** Only these order numbers, such as a selection in the list. */
  number: z.optional(listParameter(OrderNumber, maximumSelectedOrders)),
  /** The token of the tracking link, which is the QR code of labels. */
  trackingToken: z.optional(TrackingToken),
  /** Exactly this reference; `search` also matches parts. */
  externalRef: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  /** Any of these references; for a reference that contains a comma use `externalRef`. */
  externalRefs: z.optional(
    listParameter(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), maximumSelectedOrders),
  ),
  /**
   * Changed in this period; `updatedFrom` is inclusive, `updatedTo` is exclusive. For systems that synchronise a
   * copy.
   */
  updatedFrom: z.optional(Instant),
  updatedTo: z.optional(Instant),
  /** Number, reference, recipient, address and phone, ignoring accents, case and mask. */
  search: z.optional(Search),
  status: z.optional(listParameter(ServiceOrderStatus)),
  priority: z.optional(Priority),
  assigneeId: z.optional(Id),
  requestedById: z.optional(Id),
  source: z.optional(OrderSource),
  costCenter: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** City and state of any drop-off. */
  city: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  state: z.optional(State),
  /** A saved location that any stop was created from. */
  locationId: z.optional(Id),
  chargeable: z.optional(z.stringbool()),
  late: z.optional(z.stringbool()),
  delivery: z.optional(MeasuredDelivery),
  /** Orders with a failed attempt for this reason; with `moment=failedAt`, in the period. */
  failureReason: z.optional(reason),
  /** Canceled orders with this reason. */
  cancelReason: z.optional(reason),
  /**
   * First and last day of the period, both inclusive, in the time zone of each order's company; `moment` names the
   * timestamp.
   */
  from: z.optional(Day),
  to: z.optional(Day),
  /** The last days, today included, in the same time zone. */
  lastDays: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366))),
  moment: z.optional(OrderMoment),
}

/** The filters of an export: those of the list, without pages. */
export const ServiceOrderExport = z.object({
  ...orderFilters,
  tab: z._default(ServiceOrderTab, 'all'),
  format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
})

export const ServiceOrderFilters = z.object({
  ...orderFilters,
  ...paging(),
  tab: z._default(ServiceOrderTab, 'all'),
  /** Ignored with `tab=mine`, which has the order of the caller's route. */
  sort: z._default(ServiceOrderSort, '-createdAt'),
  /** `nextCursor` of the previous page, instead of `page`: continues after its last row, also when rows were added. */
  cursor: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/, 'Envie o nextCursor que você recebeu.')),
  ),
})

/** `nextCursor` is null on the last page, and when the list is sorted by an optional field. */
export const ServiceOrderPageMeta = z.extend(PageMeta, { nextCursor: z.optional(z.nullable(z.string())) })
export type ServiceOrderPageMeta = z.infer<typeof ServiceOrderPageMeta>
