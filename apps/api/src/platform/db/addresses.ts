import type { Address, Coordinates } from '@malote/api-client/contract'

interface CoordinateColumns {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Converts the columns of a row to coordinates of the contract. */
export function toCoordinates({ latitude, longitude }: CoordinateColumns): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** The columns that coordinates fill: both or none. */
export function toCoordinateColumns(coordinates: Coordinates | null | undefined): CoordinateColumns {
  return { latitude: coordinates?.latitude ?? null, longitude: coordinates?.longitude ?? null }
}

interface AddressColumns extends CoordinateColumns {
  readonly postal_code: string
  readonly street: string
  readonly number: string
  readonly complement: string | null
  readonly neighborhood: string
  readonly city: string
  readonly reference: string | null
}

/** The address of a row. `S` is the type of its state: an unfinished draft may have none. */
export function toAddress<S extends string>(row: AddressColumns, state: S) {
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

/** The columns that an address fills, except for its state. Empty optional parts are stored as null. */
export function toAddressColumns(address: Omit<Address, 'state'>): AddressColumns {
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
