import { type AuditAction, type AuditEntity, auditActionLabels, auditEntityLabels, Day } from '@malote/api-client'
import * as z from 'zod/mini'
import { fallible, listFields, plainPage } from '../../lib/lists/list-search'

const actions = Object.keys(auditActionLabels) as AuditAction[]
const entities = Object.keys(auditEntityLabels) as AuditEntity[]

/** The search parameters of the audit log. */
export const AuditSearch = z.object({
  ...listFields,
  actorId: fallible(z.uuid()),
  action: fallible(z.enum(actions)),
  entity: fallible(z.enum(entities)),
  /** Only entries about one entity. */
  entityId: fallible(z.uuid()),
  from: fallible(Day),
  to: fallible(Day),
})
export type AuditSearch = z.output<typeof AuditSearch> & { companyId?: string | undefined }

/** The defaults, which are stripped from the URL. */
export const plainAudit = plainPage
