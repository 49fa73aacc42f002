import { PostalCode, type PostalCodeAddress, removeNumberRange } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { type Context, requireSession } from '../../platform/context.ts'
import { toCoordinateColumns, toCoordinates } from '../../platform/db/addresses.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { keepPostalCode, type PostalCodeRow, selectPlaces, selectPostalCode } from './postal-codes.sql.ts'

const day = 24 * 3_600_000
/** Cache durations: streets are seldom renamed; a CEP that is missing may exist tomorrow. */
const keptMs = { found: 90 * day, missing: day }

/**
 * Returns the address of a CEP: from the table while it is fresh, else from the service. When no service responds, the
 * stale address is returned. An unconfirmed result is not stored.
 *
 * @throws AppError `postal_code_not_found` for an unknown CEP, `postal_code_unavailable` when no service responds and
 * no address is stored.
 */
export async function findPostalCode(ctx: Context, typed: string): Promise<PostalCodeAddress> {
  const { db, now } = requireSession(ctx)
  const cep = z.safeParse(PostalCode, typed)
  if (!cep.success) throw new AppError('postal_code_not_found')
  const cached = await selectPostalCode(db, cep.data)
  if (cached && isFresh(cached, now)) return requireAddress(toPostalCodeAddress(cached))

  let address: PostalCodeAddress | 'unconfirmed' | undefined
  try {
    if (!ctx.services.postalCodes) throw new Error('no postal code service was configured')
    address = await ctx.services.postalCodes(cep.data)
  } catch (error) {
    ctx.log.warn({ err: error }, 'postal code look-up failed')
    if (cached?.city) return requireAddress(toPostalCodeAddress(cached))
    throw new AppError('postal_code_unavailable')
  }
  if (address === 'unconfirmed') return requireAddress(cached && toPostalCodeAddress(cached))
  const { street = null, neighborhood = null, city = null, state = null, coordinates } = address ?? {}
  const columns = { street, neighborhood, city, state, ...toCoordinateColumns(coordinates) }
  await keepPostalCode(db, { postal_code: cep.data, ...columns, fetched_at: now })
  return requireAddress(address)
}

/** Returns the city and state of those of the postal codes that an earlier request has stored. No service is called. */
export async function listStoredPlaces(
  { db }: Pick<Context, 'db'>,
  postalCodes: readonly string[],
): Promise<ReadonlyMap<string, { readonly city: string; readonly state: string }>> {
  const rows = postalCodes.length > 0 ? await selectPlaces(db, postalCodes) : []
  return new Map(
    rows.flatMap(({ postal_code, city, state }) => (city && state ? [[postal_code, { city, state }] as const] : [])),
  )
}

function isFresh({ city, fetched_at }: PostalCodeRow, now: Date): boolean {
  return now.getTime() - fetched_at.getTime() < (city === null ? keptMs.missing : keptMs.found)
}

function requireAddress(address: PostalCodeAddress | undefined): PostalCodeAddress {
  if (!address) throw new AppError('postal_code_not_found')
  return address
}

/** Maps a row to an address; undefined when the row states that the CEP does not exist. */
function toPostalCodeAddress(row: PostalCodeRow): PostalCodeAddress | undefined {
  if (row.city === null) return undefined
  return {
    postalCode: row.postal_code,
    // Earlier versions have stored the street with the range of its numbers.
    street: row.street && removeNumberRange(row.street),
    neighborhood: row.neighborhood,
    city: row.city,
    state: row.state as PostalCodeAddress['state'],
    coordinates: toCoordinates(row),
  }
}
