import { type PostalCodeMatch, type postalCodes, toPlainLetters } from '@malote/api-client/contract'
import type * as z from 'zod/mini'
import { type Context, requireSession } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { PostalCodeSearch, StreetCode } from '../../platform/outbound/postal-code-search.ts'
import { coversNumber } from './covered-numbers.ts'
import { expandStreet, removeKind, toComparableStreet } from './street-name.ts'

type Searched = z.output<typeof postalCodes.search.query>

/** More results are no choice for a person; the street is too short then. */
const maximumResults = 30

/**
 * Searches the CEP of a street. The exact ones are first, then those of a street of this name.
 *
 * @throws AppError `postal_code_unavailable` when the service does not respond or none is configured.
 */
export async function searchPostalCodes(ctx: Context, searched: Searched): Promise<{ data: PostalCodeMatch[] }> {
  requireSession(ctx)
  try {
    if (!ctx.services.postalCodeSearch) throw new Error('no search of postal codes was configured')
    const matches = await listMatches(ctx.services.postalCodeSearch, searched)
    return { data: matches.slice(0, maximumResults) }
  } catch (error) {
    ctx.log.warn({ err: error }, 'search of postal codes failed')
    throw new AppError('postal_code_unavailable')
  }
}

/** @returns the only exact result of a search; undefined when there is none, or when there are several. */
export async function findExactMatch(
  search: PostalCodeSearch,
  searched: Searched,
): Promise<PostalCodeMatch | undefined> {
  const [match, ...others] = (await listMatches(search, searched)).filter(({ exact }) => exact)
  return others.length === 0 ? match : undefined
}

/** Districts have the abbreviations of streets, and numbers: "Vila Sto. Antônio 2". */
const toComparableDistrict = (name: string): string => toComparableStreet(name).replaceAll(' ', '')

/** Lists the results, the best first, and each CEP once. */
async function listMatches(search: PostalCodeSearch, searched: Searched): Promise<PostalCodeMatch[]> {
  const codes = await listCodes(search, searched)
  const name = toComparableStreet(searched.street)
  const neighborhood = toComparableDistrict(searched.neighborhood ?? '')
  const ranked = codes.map((code) => {
    const isSameStreet = toComparableStreet(code.street) === name
    const isSameNeighborhood = toComparableDistrict(code.neighborhood ?? '') === neighborhood
    const covers = code.numbers === null ? true : coversNumber(code.numbers, searched.number ?? '')
    const isSamePlace = code.state === searched.state && toPlainLetters(code.city) === toPlainLetters(searched.city)
    const exact = isSamePlace && isSameStreet && covers === true && (neighborhood === '' || isSameNeighborhood)
    const rank = [exact, isSameStreet, covers !== false, isSameNeighborhood].map((is) => (is ? '0' : '1')).join('')
    return { rank, match: { ...code, coordinates: null, exact } }
  })
  const sorted = ranked.toSorted((one, other) => one.rank.localeCompare(other.rank)).map(({ match }) => match)
  const first = new Map(sorted.toReversed().map((match) => [match.postalCode, match]))
  return sorted.filter((match) => first.get(match.postalCode) === match)
}

/** Searches the name in full and, when there is no such street, without its kind: "Av." may be a "Rua". */
async function listCodes(search: PostalCodeSearch, { state, city, street }: Searched): Promise<readonly StreetCode[]> {
  const expanded = expandStreet(street)
  const bare = removeKind(expanded)
  const codes = await search({ state, city, street: expanded })
  return codes.length > 0 || bare === expanded || bare.length < 3 ? codes : search({ state, city, street: bare })
}
