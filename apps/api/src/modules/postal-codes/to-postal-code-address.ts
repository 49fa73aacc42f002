import type { PostalCodeAddress } from '@malote/api-client/contract'
import { toCoordinates } from '../../platform/db/addresses.ts'
import type { PostalCodeRow } from './postal-codes.sql.ts'

/** Maps a row to an address; undefined when the row states that the CEP does not exist. */
export function toPostalCodeAddress(row: PostalCodeRow): PostalCodeAddress | undefined {
  if (row.city === null) return undefined
  return {
    postalCode: row.postal_code,
    street: row.street,
    neighborhood: row.neighborhood,
    city: row.city,
    state: row.state as PostalCodeAddress['state'],
    coordinates: toCoordinates(row),
  }
}
