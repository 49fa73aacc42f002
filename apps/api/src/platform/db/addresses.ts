import { type Address, type Coordinates, getTimeZone } from '@malote/api-client/contract'
import type { Selectable } from 'kysely'
import type { Tables } from './tables.ts'

/** The columns of an address, which several tables have. */
type StoredAddress = Pick<
  Selectable<Tables['locations']>,
  'postal_code' | 'street' | 'number' | 'complement' | 'neighborhood' | 'city' | 'reference' | 'latitude' | 'longitude'
>
type StoredCoordinates = Pick<StoredAddress, 'latitude' | 'longitude'>

/** Converts the columns of a row to coordinates of the contract. */
export function toCoordinates({ latitude, longitude }: StoredCoordinates): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** The columns that coordinates fill: both or none. */
export function toCoordinateColumns(coordinates: Coordinates | null | undefined): StoredCoordinates {
  return { latitude: coordinates?.latitude ?? null, longitude: coordinates?.longitude ?? null }
}

/** The address of a row. `S` is the type of its state: an unfinished draft may have none. */
export function toAddress<S extends string>(row: StoredAddress, state: S) {
  return {
    postalCode: row.postal_code,
    street: row.street,
    number: row.number,
    complement: row.complement,
    neighborhood: row.neighborhood,
    city: row.city,
    state,
    reference: row.reference,
    coordinates: toCoordinates(row),
  }
}

/** The time zone of the address of a stored stop. */
export const getStoredZone = (
  stop: Pick<Selectable<Tables['service_order_stops']>, 'state_code' | 'city' | 'postal_code'>,
) => getTimeZone({ state: stop.state_code, city: stop.city, postalCode: stop.postal_code })

/** The columns that an address fills, except for its state. Empty optional parts are stored as null. */
export function toAddressColumns(address: Omit<Address, 'state'>): StoredAddress {
  return {
    postal_code: address.postalCode,
    street: address.street,
    number: address.number,
    complement: address.complement || null,
    neighborhood: address.neighborhood,
    city: address.city,
    reference: address.reference || null,
    ...toCoordinateColumns(address.coordinates),
  }
}
