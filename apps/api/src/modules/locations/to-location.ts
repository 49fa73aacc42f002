import type { Location, LocationChanges } from '@malote/api-client/contract'
import type { Updateable } from 'kysely'
import { toAddress, toAddressColumns, toCoordinateColumns } from '../../platform/db/addresses.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { LocationRow } from './locations.sql.ts'

/** Maps a row to a location of the API. */
export function toLocation(row: LocationRow): Location {
  return {
    id: row.id,
    company: { id: row.company_id, name: row.company_name },
    name: row.name,
    address: toAddress(row, row.state as Location['address']['state']),
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    instructions: row.instructions,
    hours: row.hours,
    accessNotes: row.access_notes,
    active: row.active,
    usageCount: row.usage_count,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Maps changes to columns; absent fields stay unchanged. An address is always complete. */
export function toLocationColumns(changes: LocationChanges): Updateable<Tables['locations']> {
  const { name, address, contactName, contactPhone, contactEmail, instructions, hours, accessNotes, active } = changes
  return {
    ...(name === undefined ? {} : { name }),
    ...(address ? { ...toAddressColumns(address), state: address.state } : {}),
    ...(contactName === undefined ? {} : { contact_name: contactName }),
    ...(contactPhone === undefined ? {} : { contact_phone: contactPhone }),
    ...(contactEmail === undefined ? {} : { contact_email: contactEmail }),
    ...(instructions === undefined ? {} : { instructions: instructions || null }),
    ...(hours === undefined ? {} : { hours: JSON.stringify(hours) }),
    ...(accessNotes === undefined ? {} : { access_notes: accessNotes || null }),
    ...(active === undefined ? {} : { active }),
  }
}

/** The fields of a location that the audit log records. */
export function toAuditedLocation(location: Location): Record<string, unknown> {
  const { name, address, instructions, hours, accessNotes, active, version } = location
  const { contactName, contactPhone, contactEmail } = location
  const { coordinates, ...written } = address
  const contact = { contactName, contactPhone, contactEmail }
  const texts = { name, ...written, ...toCoordinateColumns(coordinates), ...contact, instructions }
  return { ...texts, hours, accessNotes, active, version }
}
