import {
  type AuditAction,
  type EndpointOutput,
  type Location,
  type LocationChanges,
  type LocationRemoval,
  type locations,
  type NewLocation,
  sameDoor,
} from '@malote/api-client/contract'
import type { Insertable } from 'kysely'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import type { SeenVersion } from '../../platform/http/conditional-requests.ts'
import { newId } from '../../platform/security/ids.ts'
import { differences, notFound, recordAudit, refuseOtherVersion } from '../audit/index.ts'
import { requireCompany } from '../companies/index.ts'
import { locationColumns, recordOf, toLocation } from './location-content.ts'
import {
  deleteLocation,
  insertLocation,
  type LocationFilters,
  lockLocations,
  moveStops,
  selectLocation,
  selectLocations,
  updateLocationRow,
} from './locations.sql.ts'

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

/** One saved place. */
export async function getLocation(ctx: Context, id: string): Promise<Location> {
  const { db, scope } = requireSession(ctx)
  const row = await selectLocation(db, scope, id)
  if (!row) throw await notFound(ctx, id, 'Local não encontrado.')
  return toLocation(row)
}

/** Saves a place of a company. */
export function createLocation(ctx: Context, { companyId, ...content }: NewLocation): Promise<Location> {
  return inTransaction(ctx, async (inside) => {
    const { db, now } = requireSession(inside)
    await requireCompany(inside, companyId)
    const id = newId()
    const fixed = { id, company_id: companyId, active: true, created_at: now, updated_at: now }
    const optional = { complement: null, reference: null, contact_name: null, contact_phone: null, instructions: null }
    const row = { ...fixed, ...optional, ...locationColumns(content) }
    await insertLocation(db, row as Insertable<Tables['locations']>)
    const location = await getLocation(inside, id)
    await audit(inside, 'locations.create', location, recordOf(location))
    return location
  })
}

/** Changes a place; what is absent stays as it is. */
export function updateLocation(
  ctx: Context,
  id: string,
  changes: LocationChanges,
  inHeader?: SeenVersion,
): Promise<Location> {
  return inTransaction(ctx, async (inside) => {
    const { db, now } = requireSession(inside)
    const before = await holdLocation(inside, id)
    await refuseOtherVersion(inside, before, inHeader ?? changes.version)
    const version = before.version + 1
    const columns = locationColumns(withCoordinates(changes, before))
    await updateLocationRow(db, id, { ...columns, version, updated_at: now })
    const after = await getLocation(inside, id)
    await audit(inside, 'locations.update', after, differences(recordOf(before), recordOf(after)))
    return after
  })
}

/** An address comes whole; where it lies stays known to who says nothing of it, while it is the same door. */
function withCoordinates(changes: LocationChanges, { address: before }: Location): LocationChanges {
  const { address } = changes
  if (!address || address.coordinates !== undefined || !sameDoor(address, before)) return changes
  return { ...changes, address: { ...address, coordinates: before.coordinates } }
}

/** Deletes a place that no order uses, and deactivates one that some does. */
export function removeLocation(ctx: Context, id: string, version?: SeenVersion): Promise<LocationRemoval> {
  return inTransaction(ctx, async (inside) => {
    const { db, now } = requireSession(inside)
    const before = await holdLocation(inside, id)
    await refuseOtherVersion(inside, before, version)
    if (before.usageCount > 0) {
      const version = before.version + 1
      await updateLocationRow(db, id, { active: false, version, updated_at: now })
      const changes = { active: { from: before.active, to: false }, version: { from: before.version, to: version } }
      await audit(inside, 'locations.deactivate', before, changes)
      return { outcome: 'deactivated' }
    }
    await deleteLocation(db, id)
    await audit(inside, 'locations.remove', before, recordOf(before))
    return { outcome: 'deleted' }
  })
}

/** Joins a double to the place that stays: orders that stopped at one stop at the other, and the double goes. */
export function mergeLocation(ctx: Context, id: string, intoId: string): Promise<Location> {
  return inTransaction(ctx, async (inside) => {
    const { db, scope } = requireSession(inside)
    if (id === intoId) throw fieldError('/intoId', 'Escolha outro local: um local não se junta a si mesmo.')
    await lockLocations(db, scope, [id, intoId])
    const double = await getLocation(inside, id)
    const kept = await selectLocation(db, scope, intoId)
    if (!kept || kept.company_id !== double.company.id) {
      throw fieldError('/intoId', 'Escolha um local da mesma empresa.')
    }
    await moveStops(db, id, intoId)
    await deleteLocation(db, id)
    await audit(inside, 'locations.merge', double, { ...recordOf(double), into: kept.name })
    return getLocation(inside, intoId)
  })
}

/** The place, held until the transaction ends; how much it is used is read after that. */
async function holdLocation(ctx: Context, id: string): Promise<Location> {
  const { db, scope } = requireSession(ctx)
  await lockLocations(db, scope, [id])
  return getLocation(ctx, id)
}

async function audit(ctx: Context, action: AuditAction, { id, company }: Location, changes: object): Promise<void> {
  await recordAudit(ctx, { action, entity: 'location', entityId: id, companyId: company.id, changes })
}
