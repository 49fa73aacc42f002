import type { AssignableUser, Assignee, ServiceOrderSummary } from '@malote/api-client'
import { getViewerZone, toLocalTime } from '../../lib/format/time-zone.ts'

/** The column of orders without a courier. */
export const unassigned = 'unassigned'

const [firstHour, lastHour] = [8, 18]

/** The courier with the orders of the day, or only the name of one who has none. */
export interface Lane {
  courier: Assignee
  /** The companies whose orders the user may assign to the courier. */
  companyIds: readonly string[]
}

/** @returns whether the user may assign all of these orders to the courier; without orders, whether any. */
export const isAssignable = (
  { companyIds }: Pick<Lane, 'companyIds'>,
  orders: readonly Pick<ServiceOrderSummary, 'company'>[] = [],
): boolean => companyIds.length > 0 && orders.every(({ company }) => companyIds.includes(company.id))

/** @returns the column of an order. */
export const getColumn = ({ assignee }: Pick<ServiceOrderSummary, 'assignee'>): string => assignee?.id ?? unassigned

/** @returns the orders of each column, in their order. */
export function groupByColumn<Order extends Pick<ServiceOrderSummary, 'assignee'>>(
  orders: readonly Order[],
): ReadonlyMap<string, readonly Order[]> {
  const columns = new Map<string, Order[]>()
  for (const order of orders) {
    const column = columns.get(getColumn(order))
    if (column) column.push(order)
    else columns.set(getColumn(order), [order])
  }
  return columns
}

type Timed = Pick<ServiceOrderSummary, 'nextStop' | 'scheduledFor' | 'promisedAt'>

/** @returns when the courier is expected at the next stop, or else the deadline of the order. */
const getTime = ({ nextStop, scheduledFor, promisedAt }: Timed): string | null =>
  nextStop?.window?.start ?? scheduledFor ?? promisedAt

/** @returns the orders as the courier visits them: as arranged, then by time; those without a time are last. */
export function sortByRoute<Order extends Timed & Pick<ServiceOrderSummary, 'routePosition' | 'orderNumber'>>(
  orders: readonly Order[],
): Order[] {
  const toKey = (order: Order) =>
    [String(order.routePosition ?? 9999).padStart(4, '0'), getTime(order) ?? '9999', order.orderNumber].join(' ')
  // Once for each order, not for each comparison.
  return orders
    .map((order) => ({ order, key: toKey(order) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ order }) => order)
}

/** The sequence of each courier, as the numbers of the orders. */
export type Sequences = ReadonlyMap<string, readonly string[]>

/** @returns the orders as they are after these sequences are stored. */
export function withSequences<
  Order extends Timed & Pick<ServiceOrderSummary, 'assignee' | 'routePosition' | 'orderNumber'>,
>(orders: readonly Order[], sequences: Sequences): readonly Order[] {
  if (sequences.size === 0) return orders
  return sortByRoute(
    orders.map((order) => {
      const index = order.assignee ? (sequences.get(order.assignee.id)?.indexOf(order.orderNumber) ?? -1) : -1
      return index === -1 ? order : { ...order, routePosition: index + 1 }
    }),
  )
}

/**
 * @returns the couriers of the day, in the order of their names: those who may get orders, and those who have some. Of
 * several with one name the later accounts have a number, because their columns would be alike.
 */
export function listLanes(
  assignees: readonly AssignableUser[],
  orders: readonly Pick<ServiceOrderSummary, 'assignee'>[],
): Lane[] {
  const lanes = new Map<string, Lane>(
    assignees.map(({ companyIds, ...courier }) => [courier.id, { courier, companyIds }]),
  )
  for (const { assignee } of orders) {
    if (assignee && !lanes.has(assignee.id)) lanes.set(assignee.id, { courier: assignee, companyIds: [] })
  }
  const counts = new Map<string, number>()
  return [...lanes.values()]
    .toSorted(
      ({ courier: one }, { courier: other }) =>
        one.name.localeCompare(other.name, 'pt-BR') || (one.id < other.id ? -1 : 1),
    )
    .map(({ courier, companyIds }) => {
      const count = (counts.get(courier.name) ?? 0) + 1
      counts.set(courier.name, count)
      return { courier: count > 1 ? { ...courier, name: `${courier.name} (${count})` } : courier, companyIds }
    })
}

/** The load of a courier. */
export interface LaneLoad {
  slots: { label: string; shortLabel: string; value: number }[]
  /** The orders without a time on the day, such as overdue ones. */
  untimed: number
  /** The sum of the known weights, in grams. */
  weightGrams: number
}

/** @returns the number of orders in each hour of a day; earlier and later ones count in the first and the last hour. */
export function getLoad(
  orders: readonly (Timed & Pick<ServiceOrderSummary, 'weightGrams'>)[],
  day: string,
  zone = getViewerZone(),
): LaneLoad {
  const hours = orders.flatMap((order) => {
    const time = getTime(order)
    const local = time === null ? undefined : toLocalTime(zone, time)
    return local?.day === day ? [Math.min(Math.max(Number(local.time.slice(0, 2)), firstHour), lastHour)] : []
  })
  return {
    slots: Array.from({ length: lastHour - firstHour + 1 }, (_, index) => {
      const hour = firstHour + index
      return {
        label: `${hour} h`,
        shortLabel: String(hour).padStart(2, '0'),
        value: hours.filter((one) => one === hour).length,
      }
    }),
    untimed: orders.length - hours.length,
    weightGrams: orders.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0),
  }
}
