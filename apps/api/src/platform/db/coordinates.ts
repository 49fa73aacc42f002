import type { Coordinates } from '@malote/api-client/contract'

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
