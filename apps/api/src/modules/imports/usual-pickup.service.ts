import { formatAddress, type UsualPickup } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { selectActiveLocations } from './imports.sql.ts'
import { selectUsualPickup } from './usual-pickup.sql.ts'

/**
 * Returns where the company's deliveries usually start: the pickup of most of its newest orders, else its only saved
 * location; null without either. A proposal, which the user confirms.
 */
export async function findUsualPickup(ctx: Context, companyId: string): Promise<UsualPickup | null> {
  const pickup = await selectUsualPickup(ctx.db, companyId)
  if (pickup?.location_id && pickup.location_name) return toSavedPickup(pickup.location_id, pickup.location_name)
  if (pickup) {
    const { postal_code, street, number, complement, neighborhood, city, state_code: state } = pickup
    const address = { street, number, complement, neighborhood, city, state }
    const values: Record<string, string | null> = {
      contactName: pickup.contact_name,
      contactPhone: pickup.contact_phone,
      'address/postalCode': postal_code,
      ...Object.fromEntries(Object.entries(address).map(([part, value]) => [`address/${part}`, value])),
    }
    const constants = Object.entries(values).flatMap(([name, value]) =>
      value ? { field: `pickup/${name}`, value } : [],
    )
    return { label: formatAddress(address), constants }
  }
  const [location, ...others] = await selectActiveLocations(ctx.db, companyId)
  return location && others.length === 0 ? toSavedPickup(location.id, location.name) : null
}

const toSavedPickup = (id: string, label: string): UsualPickup => ({
  label,
  constants: [{ field: 'pickup/location', value: id }],
})
