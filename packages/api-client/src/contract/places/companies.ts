import * as z from 'zod/mini'
import { Cnpj } from '../core/documents.ts'
import { endpoint } from '../core/endpoint.ts'
import { pageSchema, paging, Search } from '../core/paging.ts'
import { EditedVersion, Id, Instant, line } from '../core/primitives.ts'
import { allRoles, Role } from '../core/roles.ts'
import { TimeZone } from '../core/time-zone.ts'
import { ProofKind, ProofKinds } from '../orders/service-order.ts'
import { UserStatus } from '../people/user.ts'
import { CompanyStatus } from './company-status.ts'

/** Limits per company, so that none uses up shared capacity. */
export const companyLimits = {
  people: 500,
  /** Per manager. */
  invitationsPerHour: 50,
  uploadBytesPerDay: 2 * 1024 ** 3,
} as const

const hours = z.nullable(z.int().check(z.minimum(1), z.maximum(720)))

/** The policy of a company. Null means the value of the settings; for the two limits, no limit. */
export const CompanyPolicy = z.object({
  /** Hours from the request to the promised delivery. */
  slaNormalHours: hours,
  slaUrgentHours: hours,
  maximumAttempts: z.nullable(z.int().check(z.minimum(1), z.maximum(20))),
  /** Minutes after acceptance in which an operator may still cancel. */
  cancelGraceMinutes: z.nullable(z.int().check(z.minimum(0), z.maximum(1440))),
  /** The required proofs of stops of orders that specify none; an empty list requires none. */
  pickupProofs: z.nullable(ProofKinds),
  dropoffProofs: z.nullable(ProofKinds),
  /** The required proofs of the return stop. */
  returnProofs: z.nullable(ProofKinds),
  /** @deprecated Use `pickupProofs`: this is its first item, or null. */
  pickupProof: z.nullable(ProofKind),
  /** @deprecated Use `dropoffProofs`: this is its first item, or null. */
  dropoffProof: z.nullable(ProofKind),
  maximumDropoffs: z.nullable(z.int().check(z.minimum(1), z.maximum(20))),
  /** The maximum of orders requested per day, in the company's time zone. */
  dailyOrders: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  /** Whether recipients of its orders receive messages. */
  recipientMessages: z.boolean(),
  /** The time zone of the company's days. */
  timeZone: z.nullable(TimeZone),
})
export type CompanyPolicy = z.infer<typeof CompanyPolicy>

/** A client company. Operators receive only `id` and `name`: the other fields are null. */
export const Company = z.object({
  id: Id,
  name: z.string(),
  cnpj: z.nullable(z.string()),
  status: z.nullable(CompanyStatus),
  policy: z.optional(z.nullable(CompanyPolicy)),
  /** Increases with each edit; send it with the next one, in `If-Match` or in the body. */
  version: z.nullable(z.int()),
  createdAt: z.nullable(Instant),
  updatedAt: z.nullable(Instant),
})
export type Company = z.infer<typeof Company>

const CompanyCounts = z.object({
  /** Drafts included. */
  orders: z.int(),
  /** Orders that are not closed. */
  openOrders: z.int(),
  members: z.int(),
  locations: z.int(),
})
export type CompanyCounts = z.infer<typeof CompanyCounts>

/** A company with counts of its data, for its managers and admins. */
export const CompanyDetail = z.extend(Company, { counts: CompanyCounts })
export type CompanyDetail = z.infer<typeof CompanyDetail>

export const NewCompany = z.object({
  name: line(120),
  cnpj: z.nullish(Cnpj),
  /** Absent fields use the values of the settings. */
  policy: z.optional(z.partial(CompanyPolicy)),
})
export type NewCompany = z.output<typeof NewCompany>

/** The full company object (specification, section 7). Fields that the server sets are accepted and ignored. */
export const CompanyChanges = z.object({
  name: line(120),
  cnpj: z.nullish(Cnpj),
  /** Absent: not changed. */
  status: z.optional(CompanyStatus),
  /** Absent fields are not changed. */
  policy: z.optional(z.partial(CompanyPolicy)),
  version: z.nullish(EditedVersion),
})
export type CompanyChanges = z.output<typeof CompanyChanges>

/** A user's membership of a company: it limits every query of operators and managers. */
export const Membership = z.object({
  id: Id,
  companyId: Id,
  company: z.object({ id: Id, name: z.string() }),
  user: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: Role,
    status: UserStatus,
    lastLoginAt: z.nullable(Instant),
  }),
  /**
   * The permission "despacho": whether an operator of the delivery team may assign the company's orders to others. Other
   * operators only take orders over themselves.
   */
  dispatches: z.boolean(),
  createdAt: Instant,
})
export type Membership = z.infer<typeof Membership>

export const MembershipChanges = z.object({ dispatches: z.boolean() })
export type MembershipChanges = z.output<typeof MembershipChanges>

const byId = z.object({ id: Id })
const member = z.object({ id: Id, userId: Id })

export const companies = {
  list: endpoint({
    id: 'companies.list',
    method: 'GET',
    path: '/v1/companies',
    summary: 'Lista as empresas que a pessoa pode ver.',
    query: z.object({
      ...paging(1000),
      search: z.optional(Search),
      status: z.optional(CompanyStatus),
      sort: z._default(z.enum(['name', '-name', '-createdAt']), 'name'),
      /** Also returns the counts of each company; operators receive none. */
      counts: z.optional(z.stringbool()),
    }),
    response: pageSchema(z.extend(Company, { counts: z.optional(CompanyCounts) })),
    roles: allRoles,
  }),
  get: endpoint({
    id: 'companies.get',
    method: 'GET',
    path: '/v1/companies/:id',
    summary: 'Mostra uma empresa, o que foi combinado com ela e quanto pertence a ela.',
    params: byId,
    response: CompanyDetail,
    roles: ['manager', 'admin'],
    errors: ['not_found'],
    versioned: true,
  }),
  create: endpoint({
    id: 'companies.create',
    method: 'POST',
    path: '/v1/companies',
    summary: 'Cadastra uma empresa.',
    body: NewCompany,
    response: Company,
    status: 201,
    roles: ['admin'],
    errors: ['already_exists'],
    idempotent: true,
  }),
  update: endpoint({
    id: 'companies.update',
    method: 'PUT',
    path: '/v1/companies/:id',
    summary: 'Altera uma empresa.',
    params: byId,
    body: CompanyChanges,
    response: Company,
    roles: ['admin'],
    errors: ['not_found', 'version_conflict', 'already_exists'],
    versioned: true,
  }),
  remove: endpoint({
    id: 'companies.remove',
    method: 'DELETE',
    path: '/v1/companies/:id',
    summary: 'Exclui uma empresa sem ordens; com ordens, suspenda.',
    params: byId,
    status: 204,
    roles: ['admin'],
    errors: ['not_found', 'in_use'],
    versioned: true,
  }),
}

export const memberships = {
  list: endpoint({
    id: 'memberships.list',
    method: 'GET',
    path: '/v1/companies/users',
    summary: 'Lista os vínculos entre pessoas e empresas.',
    query: z.object({
      ...paging(),
      companyId: z.optional(Id),
      userId: z.optional(Id),
      role: z.optional(Role),
      status: z.optional(UserStatus),
      search: z.optional(Search),
    }),
    response: pageSchema(Membership),
    roles: ['manager', 'admin'],
    errors: ['not_found'],
  }),
  add: endpoint({
    id: 'memberships.add',
    method: 'POST',
    path: '/v1/companies/:id/users/:userId',
    summary: 'Vincula uma pessoa a uma empresa; repetir não muda nada.',
    params: member,
    response: Membership,
    status: 201,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'limit_reached'],
    idempotent: true,
  }),
  update: endpoint({
    id: 'memberships.update',
    method: 'PUT',
    path: '/v1/companies/:id/users/:userId',
    summary: 'Dá ou tira a permissão de despacho de uma pessoa em uma empresa; repetir não muda nada.',
    params: member,
    body: MembershipChanges,
    response: Membership,
    roles: ['manager', 'admin'],
    errors: ['not_found'],
  }),
  remove: endpoint({
    id: 'memberships.remove',
    method: 'DELETE',
    path: '/v1/companies/:id/users/:userId',
    summary: 'Desfaz o vínculo entre uma pessoa e uma empresa.',
    params: member,
    status: 204,
    roles: ['manager', 'admin'],
    errors: ['not_found'],
  }),
}
