import * as z from 'zod/mini'
import { Address } from './address.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, paging, Search } from './paging.ts'
import { Id, Instant, NamedRef } from './primitives.ts'
import { everyRole } from './roles.ts'

/** A place that a company uses often, to fill in stops with. */
export const Location = z.object({
  id: Id,
  company: NamedRef,
  name: z.string(),
  address: Address,
  contactName: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  instructions: z.nullable(z.string()),
  active: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Location = z.infer<typeof Location>

export const locations = {
  list: endpoint({
    id: 'locations.list',
    method: 'GET',
    path: '/v1/locations',
    summary: 'Lista os locais salvos das empresas que a pessoa pode ver.',
    query: z.object({
      ...paging(),
      companyId: z.optional(Id),
      search: z.optional(Search),
      active: z.optional(z.stringbool()),
    }),
    response: pageOf(Location),
    status: 200,
    roles: everyRole,
    errors: ['unauthenticated', 'not_found'],
  }),
}
