import type { Location, LocationChanges } from '@malote/api-client/contract'
import type { Updateable } from 'kysely'
import { toCoordinateColumns, toCoordinates } from '../../platform/db/coordinates.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { LocationRow } from './locations.sql.ts'

/** Maps a row to a location of the API. */
export function toLocation(row: LocationRow): Location {
  return {
    id: row.id,
    company: { id: row.company_id, name: row.company_name },
    name: row.name,
    address: {
      postalCode: row.postal_code,
      street: row.street,
      number: row.number,
      complement: row.complement,
      neighborhood: row.neighborhood,
      city: row.city,
      state: row.state as Location['address']['state'],
      reference: row.reference,
      coordinates: toCoordinates(row),
    },
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
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

function addressColumns(address: NonNullable<LocationChanges['address']>) {
  return {
    postal_code: address.postalCode,
    street: address.street,
    number: address.number,
    complement: address.complement ?? null,
    neighborhood: address.neighborhood,
    city: address.city,
    state: address.state,
    reference: address.reference ?? null,
    ...toCoordinateColumns(address.coordinates),
  }
}

/** Maps changes to columns; absent fields stay unchanged. An address is always complete. */
export function toLocationColumns(changes: LocationChanges): Updateable<Tables['locations']> {
  const { name, address, contactName, contactPhone, instructions, hours, accessNotes, active } = changes
  return {
    ...(name === undefined ? {} : { name }),
    ...(address ? addressColumns(address) : {}),
    ...(contactName === undefined ? {} : { contact_name: contactName }),
    ...(contactPhone === undefined ? {} : { contact_phone: contactPhone }),
    ...(instructions === undefined ? {} : { instructions: instructions || null }),
    ...(hours === undefined ? {} : { hours: JSON.stringify(hours) }),
    ...(accessNotes === undefined ? {} : { access_notes: accessNotes || null }),
    ...(active === undefined ? {} : { active }),
  }
}

/** The fields of a location that the audit log records. */
export function toAuditedLocation(location: Location): Record<string, unknown> {
  const { name, address, contactName, contactPhone, instructions, hours, accessNotes, active, version } = location
  const { coordinates, ...written } = address
  const texts = { name, ...written, ...toCoordinateColumns(coordinates), contactName, contactPhone, instructions }
  return { ...texts, hours, accessNotes, active, version }
}
