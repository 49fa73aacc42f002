import { auditLog, users } from '@malote/api-client'
import { api, query } from '../../lib/http/api'
import type { AuditSearch } from './audit-search'

/** A page of what was done. A period that ends before it begins, which only an address can say, has no end. */
export const auditQuery = ({ from, to, ...search }: AuditSearch) =>
  query(auditLog.list, { query: { ...search, from, to: from && to && to < from ? undefined : to } })

/** The people whom most would look for. */
export const peopleQuery = query(users.list, { query: { limit: 100 } })

/** Anybody else, by name or e-mail. */
export const findPeople = async (text: string, signal: AbortSignal) =>
  (await api(users.list, { query: { search: text || undefined, limit: 20 } }, { signal })).data
