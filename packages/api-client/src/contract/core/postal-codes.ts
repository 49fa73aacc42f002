import * as z from 'zod/mini'
import { Coordinates, PostalCode, State } from './address.ts'
import { endpoint } from './endpoint.ts'
import { everyRole } from './roles.ts'

/**
 * What a CEP says of an address. Towns with a single CEP have no street and no neighbourhood: those two are null, and
 * a form lets them be typed. The complement is never filled in.
 */
export const PostalCodeAddress = z.object({
  postalCode: PostalCode,
  street: z.nullable(z.string()),
  neighborhood: z.nullable(z.string()),
  city: z.string(),
  state: State,
  /** About where it lies, as far as the service knows. Not the door itself: a CEP is a street, or a whole town. */
  coordinates: z.nullish(Coordinates),
})
export type PostalCodeAddress = z.infer<typeof PostalCodeAddress>

export const postalCodes = {
  get: endpoint({
    id: 'postalCodes.get',
    method: 'GET',
    path: '/v1/postal-codes/:cep',
    summary: 'Busca o endereço de um CEP. Uma busca que falha nunca impede de preencher à mão.',
    /** In any form that people type; what cannot be a CEP is not found. */
    params: z.object({ cep: z.string().check(z.maxLength(40)) }),
    response: PostalCodeAddress,
    status: 200,
    roles: everyRole,
    errors: ['unauthenticated', 'not_found', 'postal_code_not_found', 'postal_code_unavailable'],
  }),
}
