import type { EndpointOutput, Location, locations } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { requireCompany } from '../companies/index.ts'
import { type LocationFilters, type LocationRow, selectLocations } from './locations.sql.ts'

function toLocation(row: LocationRow): Location {
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
    },
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    instructions: row.instructions,
    active: row.active,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** A page of the saved places of the companies the caller may see. */
export async function listLocations(
  ctx: Context,
  filters: LocationFilters,
): Promise<EndpointOutput<typeof locations.list>> {
  const { db, scope } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const { rows, meta } = await selectLocations(db, scope, filters)
  return { data: rows.map(toLocation), meta }
}
