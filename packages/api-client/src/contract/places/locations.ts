import * as z from 'zod/mini'
import { Address, StoredAddress } from '../core/address.ts'
import { ContactPhone } from '../core/documents.ts'
import { endpoint } from '../core/endpoint.ts'
import { OpeningHours } from '../core/opening-hours.ts'
import { pageSchema, paging, Search } from '../core/paging.ts'
import { ChosenCompanyId, EditedVersion, Email, Id, Instant, line, NamedRef, paragraph } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'

/** A saved location of a company, which fills in stops. */
export const Location = z.object({
  id: Id,
  company: NamedRef,
  name: z.string(),
  address: StoredAddress,
  contactName: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  instructions: z.nullable(z.string()),
  /** Opening hours, in the time zone of the location. */
  hours: OpeningHours,
  /** Access instructions: gate, reception, contact. */
  accessNotes: z.nullable(z.string()),
  active: z.boolean(),
  /** The number of orders with a stop there, drafts included. A location in use is deactivated, never deleted. */
  usageCount: z.int(),
  /** Increases with each edit; send it with the next one, in `If-Match` or in the body. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Location = z.infer<typeof Location>

const details = {
  contactName: z.nullish(line(120)),
  contactPhone: z.nullish(ContactPhone),
  contactEmail: z.nullish(Email),
  /** For the courier, copied into every order. */
  instructions: z.nullish(paragraph(280)),
  hours: z.optional(OpeningHours),
  accessNotes: z.nullish(paragraph(500)),
}

export const NewLocation = z.object({ companyId: ChosenCompanyId, name: line(120), address: Address, ...details })
export type NewLocation = z.output<typeof NewLocation>

/** Absent fields are not changed. A location never changes its company. */
export const LocationChanges = z.partial(
  z.object({ name: line(120), address: Address, ...details, active: z.boolean(), version: EditedVersion }),
)
export type LocationChanges = z.output<typeof LocationChanges>

/** The result of removing a location. */
export const LocationRemoval = z.object({ outcome: z.enum(['deleted', 'deactivated']) })
export type LocationRemoval = z.infer<typeof LocationRemoval>

/** The filters of locations, for the list and for the file. */
export const locationFilters = {
  companyId: z.optional(Id),
  search: z.optional(Search),
  active: z.optional(z.stringbool()),
  /** Only locations that share their street address or their name with another of the same company. */
  doubles: z.optional(z.stringbool()),
}

const byId = z.object({ id: Id })

export const locations = {
  list: endpoint({
    id: 'locations.list',
    method: 'GET',
    path: '/v1/locations',
    summary: 'Lista os locais salvos das empresas que a pessoa pode ver.',
    query: z.object({ ...paging(), ...locationFilters }),
    response: pageSchema(Location),
    roles: allRoles,
    errors: ['not_found'],
  }),
  get: endpoint({
    id: 'locations.get',
    method: 'GET',
    path: '/v1/locations/:id',
    summary: 'Mostra um local salvo.',
    params: byId,
    response: Location,
    roles: allRoles,
    errors: ['not_found'],
    versioned: true,
  }),
  create: endpoint({
    id: 'locations.create',
    method: 'POST',
    path: '/v1/locations',
    summary: 'Salva um local de uma empresa.',
    body: NewLocation,
    response: Location,
    status: 201,
    roles: ['manager', 'admin'],
    errors: ['not_found'],
    idempotent: true,
  }),
  update: endpoint({
    id: 'locations.update',
    method: 'PUT',
    path: '/v1/locations/:id',
    summary: 'Altera um local; ordens já criadas guardam o endereço que tinham.',
    params: byId,
    body: LocationChanges,
    response: Location,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'version_conflict'],
    versioned: true,
  }),
  remove: endpoint({
    id: 'locations.remove',
    method: 'DELETE',
    path: '/v1/locations/:id',
    summary: 'Exclui um local; um que alguma ordem usa é desativado, e a resposta diz qual dos dois.',
    params: byId,
    response: LocationRemoval,
    roles: ['manager', 'admin'],
    errors: ['not_found'],
    versioned: true,
  }),
  merge: endpoint({
    id: 'locations.merge',
    method: 'POST',
    path: '/v1/locations/:id/merge',
    summary: 'Junta um local repetido a outro da mesma empresa: as ordens passam a apontar para o que fica.',
    params: byId,
    body: z.object({ intoId: Id }),
    response: Location,
    roles: ['manager', 'admin'],
    errors: ['not_found'],
  }),
}
