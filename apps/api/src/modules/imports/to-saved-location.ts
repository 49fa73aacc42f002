import { toAddress } from '../../platform/db/addresses.ts'
import { normalizeHeader } from './columns.ts'
import type { LocationRow } from './imports.sql.ts'
import type { SavedLocation } from './parse-row.ts'

/** Maps a row to a saved location that the rows of a spreadsheet can name. */
export function toSavedLocation(location: LocationRow): SavedLocation {
  return {
    normalizedName: normalizeHeader(location.name),
    stop: {
      locationId: location.id,
      address: toAddress(location, location.state),
      ...(location.contact_name ? { contactName: location.contact_name } : {}),
      contactPhone: location.contact_phone,
      contactEmail: location.contact_email,
      instructions: location.instructions,
    },
  }
}
