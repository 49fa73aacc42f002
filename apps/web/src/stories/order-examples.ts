import { ReceiptVerification, ServiceOrder, ServiceOrderStatus, ServiceOrderSummary } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import * as z from 'zod/mini'

const { data } = z.parse(z.object({ data: z.array(ServiceOrderSummary) }), examples['serviceOrders.list']?.response)
/** The contract's order. */
export const order = z.parse(ServiceOrder, examples['serviceOrders.get']?.response)

/** Recipients, from a short name to one of 120 characters. */
const recipients = [
  'Mariana Albuquerque',
  'Zé',
  'João Pedro de Alcântara Francisco Antônio João Carlos Xavier de Paula Miguel Rafael Joaquim José Gonzaga Pascoal Cipriano',
  'Padaria Estrela do Norte',
]

/** An empty list response. */
export const emptyPage = { data: [], meta: { page: 1, limit: 25, total: 0, totalPages: 1 } }

/** One order in each status, the first of them urgent and the fourth late. */
export const ordersByStatus = {
  data: data.slice(0, 1).flatMap((first) =>
    ServiceOrderStatus.options.map((status, index) => ({
      ...first,
      status,
      orderNumber: `OS-2026-${String(123 + index).padStart(6, '0')}`,
      priority: index === 0 ? 'urgent' : 'normal',
      late: index === 3,
      dropoffCount: index + 1,
      collectedAt: null,
      dropoff: { ...first.dropoff, contactName: recipients[index % recipients.length] },
    })),
  ),
  meta: { page: 1, limit: 25, total: 1284, totalPages: 52 },
}

/** The orders of a week, from 8 to 18 h: some for as soon as possible, one early, and several at the same time. */
export const ordersOfWeek = {
  data: ordersByStatus.data.map((order, index) => {
    const day = `2026-11-${16 + (index % 5)}`
    const hour = index === 4 ? 8 : 11 + ((index * 3) % 8)
    const at = (time: number) => `${day}T${String(time).padStart(2, '0')}:00:00.000Z`
    return { ...order, scheduledFor: index % 4 === 3 ? null : at(hour), promisedAt: at(hour + 2 + (index % 2)) }
  }),
  meta: { page: 1, limit: 100, total: ordersByStatus.data.length, totalPages: 1 },
}

const mapCities = [
  { city: 'São Paulo', state: 'SP', latitude: -23.5329, longitude: -46.6395 },
  { city: 'Campinas', state: 'SP', latitude: -22.9053, longitude: -47.0659 },
  { city: 'Belo Horizonte', state: 'MG', latitude: -19.9102, longitude: -43.9266 },
  { city: 'Curitiba', state: 'PR', latitude: -25.4195, longitude: -49.2646 },
] as const

/** The order in one of several cities; every second one has the coordinates of its address. */
const placeOnMap = <Order extends ServiceOrderSummary>(order: Order, index: number): Order => {
  const { city, state, latitude, longitude } = mapCities[index % 5] ?? mapCities[0]
  const dropoffPosition =
    index % 2 === 0
      ? { latitude: latitude + index / 100, longitude: longitude + index / 80, precision: 'address' as const }
      : { latitude, longitude, precision: 'municipality' as const }
  return { ...order, dropoff: { ...order.dropoff, city, state }, dropoffPosition }
}

export const ordersOnMap = {
  data: ordersByStatus.data.map((order, index) => placeOnMap(order as ServiceOrderSummary, index)),
  meta: { page: 1, limit: 100, total: ordersByStatus.data.length, totalPages: 1 },
}

/** The own orders of a courier, with the stop to visit next; one of them is late. */
export const ownDeliveries = {
  data: ordersByStatus.data
    .filter(({ status }) => ['in_transit', 'collecting', 'accepted', 'collected'].includes(status))
    .map((row, index) => ({ ...row, late: index === 0, nextStop: order.stops[row.status === 'in_transit' ? 1 : 0] })),
  meta: { page: 1, limit: 100, total: 4, totalPages: 1 },
}

/** A courier of the plan, who is also the assignee of its accepted orders. */
export const courier = { id: '019c0000-0000-7000-8000-00000000000a', name: 'Bruna Nunes' }

/** The orders of a day: five without a courier, and the others with one, too many of them at the same hour. */
export const plan = {
  data: data.slice(0, 1).flatMap((first) =>
    Array.from({ length: 11 }, (_, index) => ({
      ...first,
      status: index < 5 ? ('requested' as const) : ('accepted' as const),
      orderNumber: `OS-2026-${String(123 + index).padStart(6, '0')}`,
      priority: index === 0 ? ('urgent' as const) : ('normal' as const),
      scheduledFor: index === 4 ? null : `2026-11-26T${index < 5 ? 12 + index : 13}:00:00.000Z`,
      assignee: index < 5 ? null : courier,
      nextStop: order.stops[0] && { ...order.stops[0], window: null },
      weightGrams: 1200 * (index + 1),
      routePosition: null,
    })),
  ),
  meta: { page: 1, limit: 100, total: 11, totalPages: 1 },
}

/** The same orders, on a map. */
export const planOnMap = {
  ...plan,
  data: plan.data.map((order, index) => placeOnMap(order as ServiceOrderSummary, index)),
}

const deliveryWindows = [
  ['12:00', '13:00'],
  ['12:00', '14:00'],
  ['12:00', '12:30'],
].map(([start, end]) => ({ start: `2026-11-26T${start}:00.000Z`, end: `2026-11-26T${end}:00.000Z` }))

/** Three orders in transit, eight kilometres apart, and two without a courier. */
export const planWithDelays = {
  data: plan.data.slice(0, 5).map((order, index) => {
    const stop = order.nextStop
    const window = deliveryWindows[index]
    if (!stop || !window) return order
    const coordinates = { latitude: -23.5 + index * 0.072, longitude: -46.6 }
    const address = { ...stop.address, coordinates }
    return {
      ...order,
      status: 'in_transit' as const,
      assignee: courier,
      late: false,
      promisedAt: null,
      scheduledFor: null,
      nextStop: { ...stop, kind: 'dropoff' as const, window, address },
    }
  }),
  meta: { ...plan.meta, total: 5 },
}

const carried = ownDeliveries.data.filter(({ status }) => status === 'in_transit')

/** The same, with the order in transit first. */
export const ownDeliveriesOnTheWay = { ...ownDeliveries, data: [...new Set([...carried, ...ownDeliveries.data])] }

/** The order in transit, with the photo and the PIN that its drop-off requires. */
export const carriedOrder: ServiceOrder = {
  ...order,
  orderNumber: carried[0]?.orderNumber ?? '',
  status: 'in_transit',
  acceptedAt: order.createdAt,
  collectedAt: order.createdAt,
}

const minutesAgo = (minutes: number) => new Date(Date.parse(order.createdAt) - minutes * 60_000).toISOString()

/** The contract's order after delivery, with its proof. */
export const deliveredOrder = {
  ...order,
  status: 'delivered',
  assignee: { id: order.company.id, name: 'Otávio Operador' },
  version: 1,
  createdAt: minutesAgo(180),
  acceptedAt: minutesAgo(160),
  collectedAt: minutesAgo(110),
  deliveredAt: minutesAgo(25),
  closedAt: minutesAgo(25),
  stops: order.stops.map((stop) => ({
    ...stop,
    state: 'completed',
    completedAt: minutesAgo(stop.kind === 'pickup' ? 110 : 25),
    receiverName: stop.kind === 'pickup' ? null : stop.contactName,
    proved: true,
  })),
}

const { statement, keyId } = z.parse(ReceiptVerification, examples['receipts.show']?.response)

/** The receipt of `deliveredOrder`. */
export const deliveredReceipt = {
  statement,
  details: {
    salt: statement?.id,
    orderNumber: deliveredOrder.orderNumber,
    externalRef: null,
    assignee: 'Otto Operador',
    places: [{ event: 1, place: { latitude: -23.561414, longitude: -46.655881, accuracyMeters: 12 } }],
    stops: [],
  },
  signature: {
    algorithm: 'Ed25519',
    keyId,
    value: 'M65zNaKiuqBFBuT8EnF3-6rjmhQunaUaUsRkFsjk14oYI67N81et9MNTKYs3Vtkxxj8JOUivL3_ednKntoCeCw',
  },
  verificationUrl: `https://malote.example/verificar/${statement?.id}`,
}
