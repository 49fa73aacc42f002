import { type PostalCodeAddress, type PostalCodeMatch, toPlainText, toPostalCodeSearch } from '@malote/api-client'
import type { postalCodeSearchQuery } from '../../../components/use-postal-code.ts'
import type { AddressValues } from '../../../lib/forms/address-values.ts'
import type { ParsedStop } from './parsed-stop.ts'

/** An address that a service has returned for a part of a stop. */
export interface FoundAddress {
  address: PostalCodeAddress
  /** What it was searched by. */
  by: 'postalCode' | 'street'
  certain: boolean
}

/**
 * The address of a stop without a CEP, to search it by the street.
 *
 * @param pickup - whose city and state count where the message has none: most deliveries stay in a city.
 * @returns undefined when a part that the search needs is missing.
 */
export function getSearchedAddress(
  { parts }: ParsedStop,
  pickup: AddressValues | undefined,
): Parameters<typeof postalCodeSearchQuery>[0] | undefined {
  const { street, number, neighborhood, city, state, postalCode } = parts
  if (postalCode) return undefined
  const isCityOfPickup = !city || toPlainText(city.value) === toPlainText(pickup?.city ?? '')
  return toPostalCodeSearch({
    street: street?.value,
    number: number?.value,
    neighborhood: neighborhood?.value,
    city: city?.value ?? pickup?.city,
    state: state?.value ?? (isCityOfPickup ? pickup?.state : undefined),
  }).search
}

/**
 * The only exact result of the search. It is certain when all that it was searched by is: a street of this name in the
 * city of the pickup, with nothing else in the message, may be another one.
 */
export function getFoundByStreet(
  { parts }: ParsedStop,
  matches: readonly PostalCodeMatch[] | undefined,
): FoundAddress | undefined {
  const [match, ...others] = matches?.filter(({ exact }) => exact) ?? []
  if (!match || others.length > 0) return undefined
  const place = parts.city ?? parts.neighborhood
  const certain = [parts.street, parts.number, place].every((part) => part?.certain)
  return { address: match, by: 'street', certain }
}
