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

const searched = (minimum: number, maximum: number) =>
  z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum))

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
      city: searched(2, 80),
      street: searched(3, 120),
      /** Decides between the codes of a long street. */
      number: z.optional(searched(0, 20)),
      /** Decides between streets of one name. */
      neighborhood: z.optional(searched(0, 80)),
    }),
    response: z.object({ data: z.array(PostalCodeMatch) }),
    roles: allRoles,
    errors: ['postal_code_unavailable'],
  }),
}
