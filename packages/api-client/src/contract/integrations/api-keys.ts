import * as z from 'zod/mini'
import { type Endpoint, endpoint } from '../core/endpoint.ts'
import { pageSchema, paging } from '../core/paging.ts'
import { BoundedInstant, ChosenCompanyId, EditedVersion, Id, Instant, line, NamedRef } from '../core/primitives.ts'
import { Actor } from '../orders/service-order.ts'

/** The prefix of every API key, so that secret scanners and users recognise one. */
export const apiKeyPrefix = 'mlt_'

/** The resources that API keys may use with the rights of an operator. All others are closed. */
const apiKeyResources: readonly string[] = [
  'companies',
  'serviceOrders',
  'comments',
  'attachments',
  'receipts',
  'imports',
  'inbox',
  'locations',
  'postalCodes',
  'events',
]

/** The resources of managers that API keys may use for their own company, without a user who signs in. */
const managedApiKeyResources: readonly string[] = ['webhooks']

/** Whether an endpoint accepts an API key: of operators, and the webhooks of its company; never users, settings or keys. */
export function isOpenToApiKeys({ id, roles }: Pick<Endpoint, 'id' | 'roles'>): boolean {
  if (roles === 'public') return true
  const resource = id.split('.')[0] ?? ''
  return managedApiKeyResources.includes(resource) || (roles.includes('operator') && apiKeyResources.includes(resource))
}

/** A key with which another system calls the API for one company. The key itself is shown only on creation. */
export const ApiKey = z.object({
  id: Id,
  company: NamedRef,
  name: z.string(),
  /** The first characters of the key, which identify it in lists. */
  prefix: z.string(),
  /** Whether the key belongs to the delivery team, which reads internal data and carries out orders. */
  carriesOut: z.boolean(),
  /** Grows with each edit; sent back with the next one, in `If-Match` or in the body. */
  version: z.int(),
  createdBy: Actor,
  createdAt: Instant,
  /** Null: valid until it is revoked. */
  expiresAt: z.nullable(Instant),
  /** With a precision of one minute; null: never used. */
  lastUsedAt: z.nullable(Instant),
  revokedAt: z.nullable(Instant),
})
export type ApiKey = z.infer<typeof ApiKey>

/** The maximum of valid keys per company. */
export const apiKeysPerCompany = 20

export const NewApiKey = z.object({
  companyId: ChosenCompanyId,
  /** The purpose of the key; orders created with it show this name. */
  name: line(60),
  expiresAt: z.nullish(BoundedInstant),
  /** Admins only. Absent: true for a key that an admin creates, false for one that a manager creates. */
  carriesOut: z.optional(z.boolean()),
})
export type NewApiKey = z.output<typeof NewApiKey>

/** A new key, the only response with the key itself, which is sent as `Authorization: Bearer`. */
export const CreatedApiKey = z.extend(ApiKey, { key: z.string() })
export type CreatedApiKey = z.infer<typeof CreatedApiKey>

/** The editable fields of a key. */
export const ApiKeyChanges = z.object({ carriesOut: z.boolean(), version: z.optional(EditedVersion) })
export type ApiKeyChanges = z.output<typeof ApiKeyChanges>

export const apiKeys = {
  list: endpoint({
    id: 'apiKeys.list',
    method: 'GET',
    path: '/v1/api-keys',
    summary: 'Lista as chaves de API das empresas que a pessoa gerencia, as mais novas primeiro.',
    query: z.object({ ...paging(), companyId: z.optional(Id) }),
    response: pageSchema(ApiKey),
    roles: ['manager', 'admin'],
    errors: ['not_found'],
  }),
  create: endpoint({
    id: 'apiKeys.create',
    method: 'POST',
    path: '/v1/api-keys',
    summary: 'Cria uma chave de API para uma empresa. A chave aparece somente nesta resposta.',
    body: NewApiKey,
    response: CreatedApiKey,
    status: 201,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'limit_reached', 'password_required'],
    idempotent: true,
    secret: true,
  }),
  update: endpoint({
    id: 'apiKeys.update',
    method: 'PUT',
    path: '/v1/api-keys/:id',
    summary: 'Diz se uma chave executa entregas e lê o que é interno, ou só o que a empresa vê.',
    params: z.object({ id: Id }),
    body: ApiKeyChanges,
    response: ApiKey,
    roles: ['admin'],
    errors: ['not_found', 'version_conflict'],
    versioned: true,
  }),
  revoke: endpoint({
    id: 'apiKeys.revoke',
    method: 'DELETE',
    path: '/v1/api-keys/:id',
    summary: 'Revoga uma chave de API; ela deixa de valer na hora e não volta.',
    params: z.object({ id: Id }),
    status: 204,
    roles: ['manager', 'admin'],
    errors: ['not_found'],
  }),
}
