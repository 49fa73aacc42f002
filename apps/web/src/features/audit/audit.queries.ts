import { auditLog, users } from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import type { AuditSearch } from './audit-search.ts'

/** A page of the audit log. A period whose end is before its start, which only a typed URL has, has no end. */
export const auditQuery = ({ from, to, ...search }: AuditSearch) =>
  query(auditLog.list, { query: { ...search, from, to: from && to && to < from ? undefined : to } })

/** The first hundred users, offered before the user types. */
export const suggestedUsersQuery = query(users.list, { query: { limit: 100 } })

/** Finds users by name or e-mail. */
export const findUsers = async (text: string, signal: AbortSignal) =>
  (await api(users.list, { query: { search: text || undefined, limit: 20 } }, { signal })).data
