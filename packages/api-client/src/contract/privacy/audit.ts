import * as z from 'zod/mini'
import { FieldChange } from '../core/changes.ts'
import { endpoint } from '../core/endpoint.ts'
import { pageSchema, paging, Search } from '../core/paging.ts'
import { Day, Id, Instant, NamedRef } from '../core/primitives.ts'

/** An audited action: actor, action, resource, time and origin, with each value before and after. */
export const AuditEntry = z.object({
  id: Id,
  /** Null: the system. */
  actor: z.nullable(NamedRef),
  /** `resource.verb`, like the operation that did it. */
  action: z.string(),
  entity: z.string(),
  entityId: Id,
  /** The current name of the resource, or its last name when it was deleted. Null: unavailable. */
  subject: z.nullable(z.string()),
  company: z.nullable(NamedRef),
  changes: z.array(FieldChange),
  address: z.nullable(z.string()),
  requestId: z.string(),
  recordedAt: Instant,
})
export type AuditEntry = z.infer<typeof AuditEntry>

/**
 * From which address and when a user used the product (Marco Civil da Internet, art. 15): one row per session, address
 * and day.
 */
export const AccessRecord = z.object({
  sessionId: Id,
  user: NamedRef,
  address: z.string(),
  device: z.string(),
  firstAt: Instant,
  lastAt: Instant,
})
export type AccessRecord = z.infer<typeof AccessRecord>

const period = { from: z.optional(Day), to: z.optional(Day) }
const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => !from || !to || from <= to,
  { path: ['to'], error: 'O fim do período precisa ser igual ou depois do início.' },
)

export const auditLog = {
  list: endpoint({
    id: 'auditLog.list',
    method: 'GET',
    path: '/v1/audit-log',
    summary: 'Lista o que foi feito, por quem e quando, o mais novo primeiro. Os dias são do fuso da organização.',
    query: z
      .object({
        ...paging(),
        ...period,
        actorId: z.optional(Id),
        companyId: z.optional(Id),
        entityId: z.optional(Id),
        entity: z.optional(z.string().check(z.maxLength(40))),
        /** One action, such as `users.update`, or all of a resource: `users`. */
        action: z.optional(z.string().check(z.maxLength(60), z.regex(/^[A-Za-z]+(?:\.[A-Za-z]+)?$/))),
        /** Text that appears in the values, before or after. */
        search: z.optional(Search),
      })
      .check(inOrder),
    response: pageSchema(AuditEntry),
    roles: ['admin'],
    errors: ['not_found'],
  }),
}

export const accessLog = {
  list: endpoint({
    id: 'accessLog.list',
    method: 'GET',
    path: '/v1/access-log',
    summary: 'Lista de onde e quando as pessoas usaram o produto, guardado por pelo menos seis meses.',
    query: z
      .object({
        ...paging(),
        ...period,
        userId: z.optional(Id),
        address: z.optional(z.string().check(z.trim(), z.maxLength(60))),
      })
      .check(inOrder),
    response: pageSchema(AccessRecord),
    roles: ['admin'],
  }),
}
