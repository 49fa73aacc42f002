import type { Location, NewLocation } from '@malote/api-client/contract'
import { type Context, inTransaction } from '../../platform/context.ts'
import { createLocation } from './locations.service.ts'
import { lockLocationImports, selectLocationKeys } from './locations.sql.ts'

const toKey = (name: string, postalCode: string, number: string, complement: string | null | undefined): string =>
  JSON.stringify([name, postalCode, number, complement ?? ''].map((part) => part.normalize('NFC').toLowerCase().trim()))

/** The key of a location: a location of the company with the same name and address exists already. */
export const getLocationKey = ({ name, address }: NewLocation): string =>
  toKey(name, address.postalCode, address.number, address.complement)

/** Lists the keys of a company's locations. */
export async function listLocationKeys(ctx: Context, companyId: string, postalCode?: string): Promise<Set<string>> {
  const rows = await selectLocationKeys(ctx.db, companyId, postalCode)
  return new Set(rows.map((row) => toKey(row.name, row.postal_code, row.number, row.complement)))
}

/** Saves a location unless the company has it already; concurrent calls for one company wait for each other. */
export function createMissingLocation(ctx: Context, location: NewLocation): Promise<Location | undefined> {
  return inTransaction(ctx, async (txCtx) => {
    await lockLocationImports(txCtx.db, location.companyId)
    const takenKeys = await listLocationKeys(txCtx, location.companyId, location.address.postalCode)
    return takenKeys.has(getLocationKey(location)) ? undefined : createLocation(txCtx, location)
  })
}
