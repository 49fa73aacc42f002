import * as z from 'zod/mini'
import { State } from '../core/address.ts'
import { createLabels } from '../core/open-enums.ts'
import { listParameter, PageMeta, paging, Search } from '../core/paging.ts'
import { Day, Id, InstantInput } from '../core/primitives.ts'
import { orderFields } from './fields.ts'
import { OrderNumber, OrderSource, orderSourceLabels, Priority, priorityLabels } from './service-order.ts'
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

/**
 * Letters of the longest word without which a search of an admin in all companies is rejected: the index of the search has
 * parts of three letters, and a shorter text would read every order.
 */
export const minimumSearchLetters = 3

/** The timestamp of an order that a period filters. */
export const OrderMoment = z.enum(['createdAt', 'scheduledFor', 'promisedAt', 'deliveredAt', 'failedAt'])
export type OrderMoment = z.infer<typeof OrderMoment>

/** Interface labels of the timestamps. */
export const orderMomentLabels = createLabels<OrderMoment>({
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
export const measuredDeliveryLabels = createLabels<MeasuredDelivery>({
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

/** Text of a filter, at most this long. */
const text = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength))
const filledText = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength))

/** The maximum of orders selected by number, as in a list's largest page. */
export const maximumSelectedOrders = 100

/**
 * How a screen offers a filter. `order` is its place among the others; `always` keeps its chip visible while it is off. A
 * `part` belongs to the control of another filter, which it names.
 */
export type FilterControl = { readonly label: string; readonly order: number; readonly always?: true } & (
  | { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> }
  | { readonly kind: 'flag'; readonly yes: string; readonly no: string }
  | { readonly kind: 'text'; readonly maxLength: number }
  | { readonly kind: 'reason'; readonly reasons: 'failure' | 'cancellation' }
  | { readonly kind: 'person'; readonly people: 'operators' | 'requesters' }
  | { readonly kind: 'period' | 'status' | 'deadline' | 'place' | 'location' }
)

/** A filter of lists, counts and exports. */
interface OrderFilter {
  /** As a query parameter. */
  readonly schema: z.ZodMiniType
  /** Filters without one are for integrations. */
  readonly control?: FilterControl | { readonly kind: 'part'; readonly of: string }
}

const { delayed: _delayed, ...otherMeasuredDeliveries } = measuredDeliveryLabels

/**
 * The filters of lists, counts and exports: the only place that names them, together with their SQL (`order-filters.sql.ts`)
 * and their descriptions. Query, screens and URL parameters follow from it.
 */
export const orderFilterRegistry = {
  companyId: { schema: z.optional(Id) },
  /** Only these order numbers, such as a selection in the list. */
  number: { schema: z.optional(listParameter(OrderNumber, maximumSelectedOrders)) },
  /** The token of the tracking link, which is the QR code of labels. */
  trackingToken: { schema: z.optional(TrackingToken) },
  /** Exactly this reference; `search` also matches parts. */
  externalRef: { schema: z.optional(filledText(40)) },
  /** Any of these references; for a reference that contains a comma use `externalRef`. */
  externalRefs: { schema: z.optional(listParameter(filledText(40), maximumSelectedOrders)) },
  /**
   * Changed in this period; `updatedFrom` is inclusive, `updatedTo` is exclusive. For systems that synchronise a
   * copy.
   */
  updatedFrom: { schema: z.optional(InstantInput) },
  updatedTo: { schema: z.optional(InstantInput) },
  /** Number, reference, recipient, address and phone, ignoring accents, case and mask. */
  search: { schema: z.optional(Search) },
  status: {
    schema: z.optional(listParameter(ServiceOrderStatus)),
    control: { kind: 'status', label: 'Status', order: 2, always: true },
  },
  priority: {
    schema: z.optional(Priority),
    control: { kind: 'choice', label: orderFields.priority.label, order: 5, options: priorityLabels },
  },
  assigneeId: {
    schema: z.optional(Id),
    control: { kind: 'person', label: 'Responsável', order: 4, always: true, people: 'operators' },
  },
  requestedById: {
    schema: z.optional(Id),
    control: { kind: 'person', label: 'Solicitante', order: 8, people: 'requesters' },
  },
  source: {
    schema: z.optional(OrderSource),
    control: { kind: 'choice', label: 'Origem', order: 9, options: orderSourceLabels },
  },
  costCenter: {
    schema: z.optional(text(40)),
    control: { kind: 'text', label: orderFields.costCenter.label, order: 10, maxLength: 40 },
  },
  /** City and state of any drop-off. */
  city: { schema: z.optional(text(80)), control: { kind: 'place', label: 'Destino', order: 6 } },
  state: { schema: z.optional(State), control: { kind: 'part', of: 'city' } },
  /** A saved location that any stop was created from. */
  locationId: { schema: z.optional(Id), control: { kind: 'location', label: 'Local salvo', order: 7 } },
  chargeable: {
    schema: z.optional(z.stringbool()),
    control: { kind: 'flag', label: 'Cobrança', order: 11, yes: 'Cobrada', no: 'Sem cobrança' },
  },
  late: {
    schema: z.optional(z.stringbool()),
    control: { kind: 'deadline', label: 'Prazo', order: 3, always: true },
  },
  delivery: {
    schema: z.optional(MeasuredDelivery),
    // Late deliveries are a choice of "Prazo".
    control: { kind: 'choice', label: 'Desempenho', order: 12, options: otherMeasuredDeliveries },
  },
  /** Orders with a failed attempt for this reason; with `moment=failedAt`, in the period. */
  failureReason: {
    schema: z.optional(filledText(280)),
    control: { kind: 'reason', label: 'Motivo da falha', order: 13, reasons: 'failure' },
  },
  /** Canceled orders with this reason. */
  cancelReason: {
    schema: z.optional(filledText(280)),
    control: { kind: 'reason', label: 'Motivo do cancelamento', order: 14, reasons: 'cancellation' },
  },
  /**
   * First and last day of the period, both inclusive, in the time zone of each order's company; `moment` names the
   * timestamp.
   */
  from: { schema: z.optional(Day), control: { kind: 'period', label: 'Período', order: 1, always: true } },
  to: { schema: z.optional(Day), control: { kind: 'part', of: 'from' } },
  /** The last days, today included, in the same time zone. */
  lastDays: { schema: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366))) },
  moment: { schema: z.optional(OrderMoment), control: { kind: 'part', of: 'from' } },
} as const satisfies Readonly<Record<string, OrderFilter>>

export type OrderFilterKey = keyof typeof orderFilterRegistry

/** The schemas of the filters. */
export const orderFilters = Object.fromEntries(
  Object.entries(orderFilterRegistry).map(([key, { schema }]) => [key, schema]),
) as { [Key in OrderFilterKey]: (typeof orderFilterRegistry)[Key]['schema'] }

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
  /**
   * The orders to collect on this day, in the zone of their company, with `nextStop`, `weightGrams` and `routePosition`.
   * Those without a time and of earlier days belong to today.
   */
  plannedOn: z.optional(Day),
  /** Whether each order has `dropoffPosition`, for a map. */
  positions: z.optional(z.stringbool()),
  /** `nextCursor` of the previous page, instead of `page`: continues after its last row, also when rows were added. */
  cursor: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/, 'Envie o nextCursor que você recebeu.')),
  ),
})

/**
 * How many orders of a filtered list are counted. Counting all of a frequent city reads a hundred times as much of the
 * database as the page does.
 */
export const maximumCountedOrders = 10_000

/** `nextCursor` is null on the last page, and when the list is sorted by an optional field. */
export const ServiceOrderPageMeta = z.extend(PageMeta, {
  nextCursor: z.optional(z.nullable(z.string())),
  /** Whether more orders match than are counted: then `total` is `maximumCountedOrders`, and `totalPages` follows it. */
  isCapped: z.optional(z.boolean()),
})
export type ServiceOrderPageMeta = z.infer<typeof ServiceOrderPageMeta>
