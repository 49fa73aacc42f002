import { type AuditAction, type AuditEntity, auditActionLabels, auditEntityLabels, Day } from '@malote/api-client'
import * as z from 'zod/mini'
import { fallible, listFields, plainPage } from '../../lib/lists/list-search'

const actions = Object.keys(auditActionLabels) as AuditAction[]
const entities = Object.keys(auditEntityLabels) as AuditEntity[]

/** The state of the audit, as its address says it. */
export const AuditSearch = z.object({
  ...listFields,
  actorId: fallible(z.uuid()),
  action: fallible(z.enum(actions)),
  entity: fallible(z.enum(entities)),
  /** One thing: everything that was ever done to it. */
  entityId: fallible(z.uuid()),
  from: fallible(Day),
  to: fallible(Day),
})
export type AuditSearch = z.output<typeof AuditSearch> & { companyId?: string | undefined }

/** What its address says only when it differs. */
export const plainAudit = plainPage
