import type { MapPosition } from '@malote/api-client/contract'
import type { Municipalities } from '../../postal-codes/index.ts'

/** The address of a stop, as far as a position depends on it. */
export interface PlacedAddress {
  readonly coordinates?: Pick<MapPosition, 'latitude' | 'longitude'> | null | undefined
  readonly neighborhood: string
  readonly city: string
  readonly state: string
}

/**
 * The position of an address on a map: its coordinates or else, without a geocoder, the position of its district, or the
 * centre of its municipality or state.
 *
 * @returns null for an address, such as that of a draft, whose state is not known.
 */
export function toMapPosition(address: PlacedAddress, municipalities: Municipalities): MapPosition | null {
  const { coordinates, neighborhood, city, state } = address
  if (coordinates) return { ...coordinates, precision: 'address' }
  const district = municipalities.findDistrict(neighborhood, city, state)
  if (district) return { ...district, precision: 'district' }
  const municipality = municipalities.findMunicipality(city, state)
  if (municipality) return { ...municipality, precision: 'municipality' }
  const centre = municipalities.findState(state)
  return centre ? { ...centre, precision: 'state' } : null
}
