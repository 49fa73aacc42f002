import type { ServiceOrderSummary } from '@malote/api-client'

type Order = Pick<ServiceOrderSummary, 'dropoff' | 'dropoffPosition'>

/** Degrees between the outermost orders of a city and its suburbs: about 60 km. */
const localDegrees = 0.6

/** Whether several orders are in and around one city. */
function isLocal(orders: readonly Order[]): boolean {
  const positions = orders.flatMap(({ dropoffPosition }) => dropoffPosition ?? [])
  const spread = (degrees: number[]) => Math.max(...degrees) - Math.min(...degrees)
  return (
    positions.length > 1 &&
    spread(positions.map(({ latitude }) => latitude)) < localDegrees &&
    spread(positions.map(({ longitude }) => longitude)) < localDegrees
  )
}

/** The precisions of a position in the neighborhood of an order. */
const nearPrecisions: readonly (string | undefined)[] = ['address', 'district']

const getCity = ({ dropoff: { city, state } }: Order) => city || state

/**
 * Decides how the places of orders are named on a map.
 *
 * @returns the name of an order's place: its city, or its neighborhood when all orders are in and around one city. In a
 * neighborhood that several cities have, such as Centro, and in the middle of its city, because its address has neither
 * coordinates nor a known district, an order has the name of its city too.
 */
export function createPlaceNames(orders: readonly Order[]): (order: Order) => string {
  if (!isLocal(orders)) return getCity
  const cities = new Map<string, Set<string>>()
  for (const order of orders) {
    const { neighborhood } = order.dropoff
    cities.set(neighborhood, (cities.get(neighborhood) ?? new Set()).add(getCity(order)))
  }
  return (order) => {
    const { neighborhood } = order.dropoff
    if (!neighborhood || !nearPrecisions.includes(order.dropoffPosition?.precision)) return getCity(order)
    return (cities.get(neighborhood)?.size ?? 0) > 1 ? getCity(order) : neighborhood
  }
}
