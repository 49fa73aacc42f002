import { formatPostalCode, type PostalCodeMatch, toPostalCodeSearch } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import type { PostalCodeSearch } from '../../platform/outbound/postal-code-search.ts'
import { findExactMatch } from '../postal-codes/index.ts'
import type { CellChange, RowError } from './import-kind.ts'
import { locationColumns } from './location-columns.ts'
import { orderColumns } from './order-columns.ts'
import type { ReadLocation } from './parse-location.ts'
import type { OrderRow } from './read-order-row.ts'
import type { AddressParts } from './split-address.ts'

/** How many names of streets a check searches: the service is free, and a person waits for the check. */
const maximumNames = 300
/** How many are searched together. */
const atOnce = 4

/** An address with all that the search of its CEP needs. */
type Searched = Parameters<typeof findExactMatch>[1]

/** @returns the address to search; undefined when it has a CEP, or lacks a part that the search needs. */
const toSearched = (address: AddressParts): Searched | undefined =>
  address.postalCode === undefined ? toPostalCodeSearch(address).search : undefined

/** Limits a search: each name is searched once, and only the first ones. */
function limitSearch(search: PostalCodeSearch): PostalCodeSearch {
  const results = new Map<string, ReturnType<PostalCodeSearch>>()
  return async (address) => {
    const key = JSON.stringify(address)
    if (!results.has(key) && results.size < maximumNames) results.set(key, search(address))
    return (await results.get(key)) ?? []
  }
}

/** The parts that the search has found for an address. */
type FoundParts = Pick<AddressParts, 'postalCode' | 'neighborhood'>

/**
 * Opens the search of the CEPs that the addresses of a file lack. Only the one exact CEP of a street is taken; without
 * one, or while the service does not respond, the row has the error of a missing CEP.
 *
 * @returns a function that searches those of some rows, and returns what was found for each address, in their order.
 */
function openPostalCodeCompletion({ services, log }: Pick<Context, 'services' | 'log'>) {
  const matches = new Map<string, Promise<PostalCodeMatch | undefined>>()
  const search = services.postalCodeSearch && limitSearch(services.postalCodeSearch)
  let isAvailable = true

  const find = async (searched: Searched): Promise<PostalCodeMatch | undefined> => {
    if (!search || !isAvailable) return undefined
    try {
      return await findExactMatch(search, searched)
    } catch (error) {
      // The other rows would wait for the time-out too.
      isAvailable = false
      log.warn({ err: error }, 'search of missing postal codes failed')
      return undefined
    }
  }

  return async (addresses: readonly AddressParts[]): Promise<readonly (FoundParts | undefined)[]> => {
    const searches = addresses.map(toSearched)
    const keys = searches.map((searched) => searched && JSON.stringify(searched))
    const open = [...new Map(searches.map((searched, index) => [keys[index], searched]))]
    for (let start = 0; start < open.length; start += atOnce) {
      const group = open.slice(start, start + atOnce).flatMap(([key, searched]) => {
        if (key === undefined || !searched || matches.has(key)) return []
        const result = find(searched)
        matches.set(key, result)
        return result
      })
      await Promise.all(group)
    }
    return Promise.all(
      addresses.map(async ({ neighborhood }, index): Promise<FoundParts | undefined> => {
        const match = await matches.get(keys[index] ?? '')
        if (!match) return undefined
        const { postalCode } = match
        return neighborhood || !match.neighborhood ? { postalCode } : { postalCode, neighborhood: match.neighborhood }
      }),
    )
  }
}

/** What a search needs of the row that an address is in. */
interface AddressPlace {
  readonly address: AddressParts | undefined
  /** The title of the column of a part of the address. */
  readonly toColumn: (part: string) => string
  readonly errors: readonly RowError[]
}

/** An address with what was found for it, and the parts as changes of the row that the user sees. */
interface CompletedAddress {
  readonly address: AddressParts
  readonly changes: readonly CellChange[]
}

function openCompletion(ctx: Pick<Context, 'services' | 'log'>) {
  const complete = openPostalCodeCompletion(ctx)
  return async (places: readonly AddressPlace[]): Promise<readonly (CompletedAddress | undefined)[]> => {
    // A CEP that cannot be read has its error.
    const addresses = places.map(({ address = {}, toColumn, errors }) =>
      errors.some(({ column }) => column === toColumn('postalCode')) ? {} : address,
    )
    const completions = await complete(addresses)
    return places.map(({ address, toColumn }, index) => {
      const parts = completions[index]
      if (!parts) return undefined
      const changes = Object.entries(parts).map(([part, to]) => ({
        column: toColumn(part),
        from: null,
        to: part === 'postalCode' ? formatPostalCode(to) : to,
      }))
      return { address: { ...address, ...parts }, changes }
    })
  }
}

/** @returns the address of a stop; undefined when another row of the order has its CEP, which the merged order takes. */
function getAddress(row: OrderRow, stop: 'pickup' | 'dropoff', rows: readonly OrderRow[]): AddressParts | undefined {
  const address = row[stop].address as AddressParts | undefined
  const isKnown = rows.some((other) => {
    const { postalCode, street, number } = (other[stop].address ?? {}) as AddressParts
    return postalCode !== undefined && street === address?.street && number === address?.number
  })
  return isKnown ? undefined : address
}

/** Opens the search of the CEPs that the pickups and drop-offs of rows lack. Each group is the rows of one order. */
export function openOrderRowCompletion(ctx: Pick<Context, 'services' | 'log'>) {
  const complete = openCompletion(ctx)
  const stops = [
    ['pickup', 'pickup/address/'],
    ['dropoff', 'dropoffs/0/address/'],
  ] as const
  return async (groups: readonly (readonly OrderRow[])[]): Promise<OrderRow[][]> => {
    const results = await complete(
      groups.flatMap((rows) =>
        rows.flatMap((row) =>
          stops.map(([stop, path]) => ({
            address: getAddress(row, stop, rows),
            toColumn: (part: string) => orderColumns.findHeader(`${path}${part}`),
            errors: row.errors,
          })),
        ),
      ),
    )
    const remaining = results.values()
    return groups.map((rows) =>
      rows.map((row) => {
        const [pickup, dropoff] = [remaining.next().value, remaining.next().value]
        return {
          ...row,
          ...(pickup && { pickup: { ...row.pickup, address: pickup.address } }),
          ...(dropoff && { dropoff: { ...row.dropoff, address: dropoff.address } }),
          splitParts: [...row.splitParts, ...(pickup?.changes ?? []), ...(dropoff?.changes ?? [])],
        }
      }),
    )
  }
}

/** Opens the search of the CEPs that locations lack. */
export function openLocationRowCompletion(ctx: Pick<Context, 'services' | 'log'>) {
  const complete = openCompletion(ctx)
  return async (rows: readonly ReadLocation[]): Promise<ReadLocation[]> => {
    const results = await complete(
      rows.map(({ draft, errors }) => ({
        address: draft.address as AddressParts | undefined,
        toColumn: (part: string) => locationColumns.findHeader(`address/${part}`),
        errors,
      })),
    )
    return rows.map((row, index) => {
      const result = results[index]
      return result
        ? {
            ...row,
            draft: { ...row.draft, address: result.address },
            splitParts: [...row.splitParts, ...result.changes],
          }
        : row
    })
  }
}
