import { toCoordinates } from '../../platform/db/coordinates.ts'
import { foldHeader } from './columns.ts'
import type { PlaceRow } from './imports.sql.ts'
import type { SavedLocation } from './parse-row.ts'

/** Maps a row to a saved location that the rows of a spreadsheet can name. */
export function toSavedLocation(place: PlaceRow): SavedLocation {
  const { postal_code, street, number, complement, neighborhood, city, state, reference } = place
  const coordinates = toCoordinates(place)
  return {
    folded: foldHeader(place.name),
    stop: {
      locationId: place.id,
      address: {
        postalCode: postal_code,
        street,
        number,
        complement,
        neighborhood,
        city,
        state,
        reference,
        coordinates,
      },
      ...(place.contact_name ? { contactName: place.contact_name } : {}),
      contactPhone: place.contact_phone,
      instructions: place.instructions,
    },
  }
}
