import type { Occurrence, ServiceOrderSummary } from '@malote/api-client'

/** Something that waits for a person: an order, or an occurrence of one. */
export type UrgentEntry = OrderEntry | OccurrenceEntry

interface OrderEntry {
  readonly id: string
  readonly orderNumber: string
  readonly order: ServiceOrderSummary
  readonly occurrence?: undefined
}

interface OccurrenceEntry {
  readonly id: string
  readonly orderNumber: string
  readonly order?: undefined
  readonly occurrence: Occurrence
}

/** When an entry is due, and whether that time is over. */
export const getDeadline = ({ order, occurrence }: UrgentEntry): { dueAt: string | null; isLate: boolean } =>
  order ? { dueAt: order.promisedAt, isLate: order.late } : { dueAt: occurrence.dueAt, isLate: occurrence.overdue }

/** The one order of urgency: what is late first, then by deadline; without a deadline last. */
function compareUrgency(one: UrgentEntry, other: UrgentEntry): number {
  const [first, second] = [getDeadline(one), getDeadline(other)]
  if (first.isLate !== second.isLate) return first.isLate ? -1 : 1
  const toTime = (dueAt: string | null) => (dueAt === null ? Number.MAX_VALUE : Date.parse(dueAt))
  return toTime(first.dueAt) - toTime(second.dueAt)
}

/** @returns orders and occurrences as one list, the most urgent first; each order once. */
export function rankUrgent(
  orders: readonly ServiceOrderSummary[],
  occurrences: readonly Occurrence[],
  count: number,
): UrgentEntry[] {
  const unique = new Map(orders.map((order) => [order.orderNumber, order]))
  const entries: UrgentEntry[] = [
    ...[...unique.values()].map((order) => ({ id: order.orderNumber, orderNumber: order.orderNumber, order })),
    ...occurrences.map((occurrence) => ({ id: occurrence.id, orderNumber: occurrence.orderNumber, occurrence })),
  ]
  return entries.toSorted(compareUrgency).slice(0, count)
}
