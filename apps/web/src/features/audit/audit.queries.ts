import { auditLog } from '@malote/api-client'
import { query } from '../../lib/http/api.ts'
import type { AuditSearch } from './audit-search.ts'

/** A page of the audit log. A period whose end is before its start, which only a typed URL has, has no end. */
export const auditQuery = ({ from, to, ...search }: AuditSearch) =>
  query(auditLog.list, { query: { ...search, from, to: from && to && to < from ? undefined : to } })
