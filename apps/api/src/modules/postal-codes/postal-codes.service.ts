import { PostalCode, type PostalCodeAddress } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { type Context, requireSession } from '../../platform/context.ts'
import { toCoordinateColumns, toCoordinates } from '../../platform/db/coordinates.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { keepPostalCode, type PostalCodeRow, selectPostalCode } from './postal-codes.sql.ts'

const day = 24 * 3_600_000
/** Cache durations: streets are seldom renamed; a CEP that is missing may exist tomorrow. */
const keptMs = { found: 90 * day, missing: day }

/**
 * Returns the address of a CEP: from the table while it is fresh, else from the service. When no service responds, the
 * stale address is returned.
 *
 * @throws AppError `postal_code_not_found` for an unknown CEP, `postal_code_unavailable` when no service responds and
 * no address is stored.
 */
export async function findPostalCode(ctx: Context, typed: string): Promise<PostalCodeAddress> {
  const { db, now } = requireSession(ctx)
  const read = z.safeParse(PostalCode, typed)
  if (!read.success) throw new AppError('postal_code_not_found')
  const kept = await selectPostalCode(db, read.data)
  if (kept && isFresh(kept, now)) return requireAddress(toAddress(kept))

  let found: PostalCodeAddress | undefined
  try {
    if (!ctx.services.postalCodes) throw new Error('no postal code service was configured')
    found = await ctx.services.postalCodes(read.data)
  } catch (error) {
    ctx.log.warn({ err: error }, 'postal code look-up failed')
    if (kept?.city) return requireAddress(toAddress(kept))
    throw new AppError('postal_code_unavailable')
  }
  const { street = null, neighborhood = null, city = null, state = null, coordinates } = found ?? {}
  const address = { street, neighborhood, city, state, ...toCoordinateColumns(coordinates) }
  await keepPostalCode(db, { postal_code: read.data, ...address, fetched_at: now })
  return requireAddress(found)
}

function isFresh({ city, fetched_at }: PostalCodeRow, now: Date): boolean {
  return now.getTime() - fetched_at.getTime() < (city === null ? keptMs.missing : keptMs.found)
}

function toAddress({ postal_code, city, state, ...row }: PostalCodeRow): PostalCodeAddress | undefined {
  if (city === null) return undefined
  const { street, neighborhood } = row
  const coordinates = toCoordinates(row)
  return {
    postalCode: postal_code,
    street,
    neighborhood,
    city,
    state: state as PostalCodeAddress['state'],
    coordinates,
  }
}

function requireAddress(address: PostalCodeAddress | undefined): PostalCodeAddress {
  if (!address) throw new AppError('postal_code_not_found')
  return address
}
