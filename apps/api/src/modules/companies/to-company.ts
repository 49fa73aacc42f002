import type { Company, Role } from '@malote/api-client/contract'
import type { CompanyRow } from './companies.sql.ts'
import { toPolicy } from './company-policy.ts'

/** Maps a row to a company as the caller's role may see it: operators get only what a selector needs. */
export function toCompany(row: CompanyRow, role: Role): Company {
  if (role === 'operator') {
    const hidden = { cnpj: null, status: null, policy: null, version: null, createdAt: null, updatedAt: null }
    return { id: row.id, name: row.name, ...hidden }
  }
  return {
    id: row.id,
    name: row.name,
    cnpj: row.cnpj,
    status: row.status,
    policy: toPolicy(row),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
