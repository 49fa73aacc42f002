import type { Assignee, ServiceOrderSummary } from '@malote/api-client'
import { getViewerZone, toLocalTime } from '../../lib/format/time-zone.ts'

/** The column of orders without a courier. */
export const unassigned = 'unassigned'

/** The number of orders that a courier carries out in an hour; a load above it is shown as one. */
export const hourlyCapacity = 4

const [firstHour, lastHour] = [8, 18]

/** The courier with the orders of the day, or only the name of one who has none. */
export interface Lane {
  courier: Assignee
  /** Whether the user may assign orders to the courier. */
  isAssignable: boolean
}

/** @returns the column of an order. */
export const getColumn = ({ assignee }: Pick<ServiceOrderSummary, 'assignee'>): string => assignee?.id ?? unassigned

type Timed = Pick<ServiceOrderSummary, 'nextStop' | 'scheduledFor'>

/** @returns when the courier is expected at the next stop; null as soon as possible. */
export const getStart = ({ nextStop, scheduledFor }: Timed): string | null => nextStop?.window?.start ?? scheduledFor

/** @returns the orders as the courier visits them: as arranged, then by time; those without a time are last. */
export function sortByRoute<Order extends Timed & Pick<ServiceOrderSummary, 'routePosition' | 'orderNumber'>>(
  orders: readonly Order[],
): Order[] {
  const key = (order: Order) => [
    String(order.routePosition ?? 9999).padStart(4, '0'),
    getStart(order) ?? '9999',
    order.orderNumber,
  ]
  return orders.toSorted((one, other) => (key(one).join(' ') < key(other).join(' ') ? -1 : 1))
}

/**
 * @returns the couriers of the day, in the order of their names: those who may get orders, and those who have some.
 */
export function listLanes(assignees: readonly Assignee[], orders: readonly Pick<ServiceOrderSummary, 'assignee'>[]) {
  const lanes = new Map<string, Lane>(assignees.map((courier) => [courier.id, { courier, isAssignable: true }]))
  for (const { assignee } of orders) {
    if (assignee && !lanes.has(assignee.id)) lanes.set(assignee.id, { courier: assignee, isAssignable: false })
  }
  return [...lanes.values()].toSorted((one, other) => one.courier.name.localeCompare(other.courier.name, 'pt-BR'))
}

/** The load of a courier. */
export interface LaneLoad {
  slots: { label: string; shortLabel: string; value: number }[]
  /** The orders without a time. */
  untimed: number
  /** The sum of the known weights, in grams. */
  weightGrams: number
}

/** @returns the number of orders in each hour; earlier and later ones count in the first and the last hour. */
export function getLoad(
  orders: readonly (Timed & Pick<ServiceOrderSummary, 'weightGrams'>)[],
  zone = getViewerZone(),
): LaneLoad {
  const starts = orders.map(getStart)
  const hours = starts.flatMap((start) =>
    start === null ? [] : [Math.min(Math.max(Number(toLocalTime(zone, start).time.slice(0, 2)), firstHour), lastHour)],
  )
  return {
    slots: Array.from({ length: lastHour - firstHour + 1 }, (_, index) => {
      const hour = firstHour + index
      return {
        label: `${hour} h`,
        shortLabel: String(hour).padStart(2, '0'),
        value: hours.filter((one) => one === hour).length,
      }
    }),
    untimed: starts.filter((start) => start === null).length,
    weightGrams: orders.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0),
  }
}
