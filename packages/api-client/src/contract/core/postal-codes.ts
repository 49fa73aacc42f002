import * as z from 'zod/mini'
import { Coordinates, State, StoredPostalCode } from './address.ts'
import { endpoint } from './endpoint.ts'
import { allRoles } from './roles.ts'

/**
 * The part of an address that a CEP determines. Towns with a single CEP have no street and no neighbourhood: both are
 * null, and a form lets the user type them. The complement is never filled in.
 */
export const PostalCodeAddress = z.object({
  postalCode: StoredPostalCode,
  street: z.nullable(z.string()),
  neighborhood: z.nullable(z.string()),
  city: z.string(),
  state: State,
  /** Approximate coordinates, if the CEP service has them. A CEP covers a street or a whole town, not one building. */
  coordinates: z.nullish(Coordinates),
})
export type PostalCodeAddress = z.infer<typeof PostalCodeAddress>

/** A CEP that a search by street has returned. */
export const PostalCodeMatch = z.extend(PostalCodeAddress, {
  /** The house numbers that the CEP covers, as the service writes them: `de 901 a 2119 - lado ímpar`; null is every one. */
  numbers: z.nullable(z.string()),
  /** Whether street, number and neighbourhood are those of the request; another CEP may be the right one otherwise. */
  exact: z.boolean(),
})
export type PostalCodeMatch = z.infer<typeof PostalCodeMatch>

const maximumLengths = { city: 80, street: 120, number: 20, neighborhood: 80 } as const
const searched = (part: keyof typeof maximumLengths, minimum: number) =>
  z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximumLengths[part]))

export const postalCodes = {
  get: endpoint({
    id: 'postalCodes.get',
    method: 'GET',
    path: '/v1/postal-codes/:cep',
    summary: 'Busca o endereço de um CEP. Uma busca que falha nunca impede de preencher à mão.',
    /** Accepts any notation; text that cannot be a CEP returns `not_found`. */
    params: z.object({ cep: z.string().check(z.maxLength(40)) }),
    response: PostalCodeAddress,
    roles: allRoles,
    errors: ['not_found', 'postal_code_not_found', 'postal_code_unavailable'],
  }),
  search: endpoint({
    id: 'postalCodes.search',
    method: 'GET',
    path: '/v1/postal-codes',
    summary: 'Busca o CEP de um endereço pela rua, para quem não o sabe. Sem nenhum, a lista vem vazia.',
    query: z.object({
      state: State,
      city: searched('city', 2),
      street: searched('street', 3),
      /** Decides between the codes of a long street. */
      number: z.optional(searched('number', 0)),
      /** Decides between streets of one name. */
      neighborhood: z.optional(searched('neighborhood', 0)),
    }),
    response: z.object({ data: z.array(PostalCodeMatch) }),
    roles: allRoles,
    errors: ['postal_code_unavailable'],
  }),
}

type PostalCodeSearch = z.output<typeof postalCodes.search.query>
type SearchedPart = keyof PostalCodeSearch

/** The parts without which a CEP cannot be searched, in the order in which a form has them. */
const requiredParts = ['street', 'city', 'state'] as const

/**
 * The request that searches the CEP of an address as people or files have it. Parts that are too long are cut.
 *
 * @returns also the first part that is missing or too short to search by; then there is no request.
 */
export function toPostalCodeSearch(
  address: Partial<Record<SearchedPart, string | undefined>>,
): { readonly search: PostalCodeSearch; readonly missing?: undefined } | PostalCodeSearchGap {
  const cut = Object.entries(maximumLengths).flatMap(([part, length]) => {
    const text = address[part as SearchedPart]?.trim().slice(0, length)
    return text ? [[part, text]] : []
  })
  const parsed = z.safeParse(postalCodes.search.query, { state: address.state, ...Object.fromEntries(cut) })
  if (parsed.success) return { search: parsed.data }
  const gaps = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return { missing: requiredParts.find((part) => gaps.has(part)) ?? 'street' }
}

interface PostalCodeSearchGap {
  readonly search?: undefined
  readonly missing: (typeof requiredParts)[number]
}
