import { type Company, type CompanyStatus, companies, memberships, type NewCompany } from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import type { CompaniesSearch } from './companies-search.ts'
import type { CompanyEdit } from './company-form.ts'

export const companiesQuery = ({ search, status, sort, page, limit }: CompaniesSearch) =>
  query(companies.list, { query: { search, status, sort, page, limit, counts: 'true' } })

/** One company with the counts of its data, fetched each time before it is edited. */
export const companyQuery = (id: string) => ({ ...query(companies.get, { params: { id } }), staleTime: 0, gcTime: 0 })

/** Endpoints whose data depends on a company. */
const companyEndpoints = [companies.list, companies.get, memberships.list] as const

/**
 * Replaces the company (PUT, as specified): its current data with the changes. Rejected when the current version is not
 * the edited one.
 */
async function save(
  id: string,
  { policy, ...changes }: CompanyEdit & { status?: CompanyStatus },
  version?: number,
): Promise<Company> {
  const now = await api(companies.get, { params: { id } })
  const replacement = { name: now.name, cnpj: now.cnpj, status: now.status ?? 'active', ...changes }
  const body = { ...replacement, ...(policy && { policy }) }
  return api(companies.update, { params: { id }, body }, { version: version ?? now.version ?? undefined })
}

export function useCreateCompany() {
  return useApiMutation((body: NewCompany) => api(companies.create, { body }), ...companyEndpoints)
}

export function useEditCompany(id: string) {
  return useApiMutation(
    ({ edit, version }: { edit: CompanyEdit; version: number | undefined }) => save(id, edit, version),
    ...companyEndpoints,
  )
}

/** Actions on a company without its form. */
export type CompanyAction = 'suspend' | 'reactivate' | 'remove'

export function useCompanyAction(id: string) {
  return useApiMutation(
    async (action: CompanyAction): Promise<void> => {
      if (action === 'remove') await api(companies.remove, { params: { id } })
      else await save(id, { status: action === 'suspend' ? 'suspended' : 'active' })
    },
    ...companyEndpoints,
  )
}
