import { type AuditAction, type AuditEntity, auditActionLabels, auditEntityLabels, Day } from '@malote/api-client'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam } from '../../lib/lists/list-search.ts'

const actions = Object.keys(auditActionLabels) as AuditAction[]
const entities = Object.keys(auditEntityLabels) as AuditEntity[]

/** The search parameters of the audit log. */
export const AuditSearch = z.object({
  ...listSearchParams,
  actorId: optionalSearchParam(z.uuid()),
  action: optionalSearchParam(z.enum(actions)),
  entity: optionalSearchParam(z.enum(entities)),
  /** Only entries about one entity. */
  entityId: optionalSearchParam(z.uuid()),
  from: optionalSearchParam(Day),
  to: optionalSearchParam(Day),
})
export type AuditSearch = z.output<typeof AuditSearch> & { companyId?: string | undefined }

/** The defaults, which are stripped from the URL. */
export const auditDefaults = listDefaults
