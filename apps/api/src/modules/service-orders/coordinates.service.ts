import { type DraftStop, isSameStreetAddress } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { toCoordinates } from '../../platform/db/addresses.ts'
import type { OrderContent } from './order-content.ts'
import { selectPlacedLocations } from './order-writes.sql.ts'

/**
 * Applies the coordinates of the previous stop to an edited stop without any, if the street address is the same.
 * Otherwise the coordinates are unknown: coordinates of a different door are worse than none.
 */
export function keepCoordinates<S extends DraftStop>(stop: S, before: DraftStop | undefined): S {
  const { address } = stop
  if (address.coordinates !== undefined || !before || !isSameStreetAddress(address, before.address)) return stop
  return { ...stop, address: { ...address, coordinates: before.address.coordinates } }
}

/** Adds the coordinates of saved locations of the company to stops of its orders that have none. */
export async function addLocationCoordinates<C extends OrderContent>(
  ctx: Context,
  companyId: string,
  contents: readonly C[],
): Promise<C[]> {
  const open = contents
    .flatMap(({ pickup, dropoffs }) => [pickup, ...dropoffs])
    .flatMap(({ locationId, address }) => (locationId && address.coordinates === undefined ? [locationId] : []))
  if (open.length === 0) return [...contents]
  const places = new Map((await selectPlacedLocations(ctx.db, companyId, open)).map((place) => [place.id, place]))
  const located = <S extends DraftStop>(stop: S): S => {
    const place = stop.locationId ? places.get(stop.locationId) : undefined
    if (!place || stop.address.coordinates !== undefined) return stop
    const door = { ...place, postalCode: place.postal_code }
    if (!isSameStreetAddress(stop.address, door)) return stop
    return { ...stop, address: { ...stop.address, coordinates: toCoordinates(place) } }
  }
  return contents.map((content) => ({
    ...content,
    pickup: located(content.pickup),
    dropoffs: content.dropoffs.map(located),
  }))
}
