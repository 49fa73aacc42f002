import {
  type EndpointOutput,
  isSameStreetAddress,
  type Location,
  type LocationChanges,
  type LocationRemoval,
  type locations,
  type NewLocation,
} from '@malote/api-client/contract'
import type { Insertable } from 'kysely'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { fieldError } from '../../platform/errors/app-error.ts'
import { assertVersion, type ExpectedVersion } from '../../platform/errors/version-conflict.ts'
import { newId } from '../../platform/security/ids.ts'
import { differences, findRecordedChanges, recordAudit, requireAuditedRow } from '../audit/index.ts'
import { requireCompany } from '../companies/index.ts'
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
import { toAuditedLocation, toLocation, toLocationColumns } from './to-location.ts'

/** Lists the saved locations of the companies that the caller may see. */
export async function listLocations(
  ctx: Context,
  filters: LocationFilters,
): Promise<EndpointOutput<typeof locations.list>> {
  const { db, scope } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const { rows, meta } = await selectLocations(db, scope, filters)
  return { data: rows.map(toLocation), meta }
}

/** Returns one saved location. */
export async function getLocation(ctx: Context, id: string): Promise<Location> {
  const { db, scope } = requireSession(ctx)
  return toLocation(await requireAuditedRow(ctx, id, await selectLocation(db, scope, id), 'Local não encontrado.'))
}

/** Saves a location of a company. */
export function createLocation(ctx: Context, { companyId, ...content }: NewLocation): Promise<Location> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    await requireCompany(txCtx, companyId)
    const id = newId()
    const fixed = { id, company_id: companyId, active: true, created_at: now, updated_at: now }
    const optional = { complement: null, reference: null, contact_name: null, contact_phone: null, instructions: null }
    const row = { ...fixed, ...optional, ...toLocationColumns(content) }
    await insertLocation(db, row as Insertable<Tables['locations']>)
    const location = await getLocation(txCtx, id)
    await recordAudit(txCtx, {
      action: 'locations.create',
      entityId: location.id,
      companyId: location.company.id,
      changes: toAuditedLocation(location),
    })
    return location
  })
}

/** Changes a location; absent fields stay unchanged. */
export function updateLocation(
  ctx: Context,
  id: string,
  changes: LocationChanges,
  expectedVersion?: ExpectedVersion,
): Promise<Location> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    const before = await lockLocation(txCtx, id)
    await assertVersion(txCtx, before, expectedVersion, findRecordedChanges)
    const version = before.version + 1
    const columns = toLocationColumns(withCoordinates(changes, before))
    await updateLocationRow(db, id, { ...columns, version, updated_at: now })
    const after = await getLocation(txCtx, id)
    await recordAudit(txCtx, {
      action: 'locations.update',
      entityId: after.id,
      companyId: after.company.id,
      changes: differences(toAuditedLocation(before), toAuditedLocation(after)),
    })
    return after
  })
}

/** An address without coordinates keeps the stored ones, if it is the same street address. */
function withCoordinates(changes: LocationChanges, { address: before }: Location): LocationChanges {
  const { address } = changes
  if (!address || address.coordinates !== undefined || !isSameStreetAddress(address, before)) return changes
  return { ...changes, address: { ...address, coordinates: before.coordinates } }
}

/** Deletes a location that no order uses; deactivates one that an order uses. */
export function removeLocation(ctx: Context, id: string, expectedVersion?: ExpectedVersion): Promise<LocationRemoval> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    const before = await lockLocation(txCtx, id)
    await assertVersion(txCtx, before, expectedVersion, findRecordedChanges)
    if (before.usageCount > 0) {
      const version = before.version + 1
      await updateLocationRow(db, id, { active: false, version, updated_at: now })
      const changes = { active: { from: before.active, to: false }, version: { from: before.version, to: version } }
      await recordAudit(txCtx, {
        action: 'locations.deactivate',
        entityId: before.id,
        companyId: before.company.id,
        changes,
      })
      return { outcome: 'deactivated' }
    }
    await deleteLocation(db, id)
    await recordAudit(txCtx, {
      action: 'locations.remove',
      entityId: before.id,
      companyId: before.company.id,
      changes: toAuditedLocation(before),
    })
    return { outcome: 'deleted' }
  })
}

/** Merges a duplicate into another location: its stops move there and the duplicate is deleted. */
export function mergeLocation(ctx: Context, id: string, intoId: string): Promise<Location> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, scope } = requireSession(txCtx)
    if (id === intoId) throw fieldError('/intoId', 'Escolha outro local: um local não se junta a si mesmo.')
    await lockLocations(db, scope, [id, intoId])
    const duplicate = await getLocation(txCtx, id)
    const target = await selectLocation(db, scope, intoId)
    if (!target || target.company_id !== duplicate.company.id) {
      throw fieldError('/intoId', 'Escolha um local da mesma empresa.')
    }
    await moveStops(db, id, intoId)
    await deleteLocation(db, id)
    await recordAudit(txCtx, {
      action: 'locations.merge',
      entityId: duplicate.id,
      companyId: duplicate.company.id,
      changes: { ...toAuditedLocation(duplicate), into: target.name },
    })
    return getLocation(txCtx, intoId)
  })
}

/** Locks the location until the transaction ends, then reads it with its usage. */
async function lockLocation(ctx: Context, id: string): Promise<Location> {
  const { db, scope } = requireSession(ctx)
  await lockLocations(db, scope, [id])
  return getLocation(ctx, id)
}
