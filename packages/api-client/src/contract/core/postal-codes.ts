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
}
