import {
  type Company,
  type CompanyDetail,
  type CompanyStatus,
  companies,
  memberships,
  type NewCompany,
} from '@malote/api-client'
import { queryOptions } from '@tanstack/react-query'
import { api, loadedEachTime, query } from '../../lib/http/api.ts'
import { isNotOffered } from '../../lib/http/error-kind.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import type { CompaniesSearch } from './companies-search.ts'
import type { CompanyEdit } from './company-form.ts'

export const companiesQuery = ({ search, status, sort, page, limit }: CompaniesSearch) =>
  query(companies.list, { query: { search, status, sort, page, limit, counts: 'true' } })

/** A company; the counts of its data are absent for a provider that offers only the calls of the specification. */
export type CurrentCompany = Company & Partial<Pick<CompanyDetail, 'counts'>>

/** @returns the current data of a listed company; the listed data for a provider that cannot read one company. */
async function fetchCompany(listed: Company, signal?: AbortSignal): Promise<CurrentCompany> {
  try {
    return await api(companies.get, { params: { id: listed.id } }, signal && { signal })
  } catch (error) {
    if (isNotOffered(error)) return listed
    throw error
  }
}

/** One company with the counts of its data, fetched each time before it is edited. */
export const companyQuery = (listed: Company) =>
  queryOptions({
    queryKey: query(companies.get, { params: { id: listed.id } }).queryKey as readonly unknown[],
    queryFn: ({ signal }) => fetchCompany(listed, signal),
    ...loadedEachTime,
  })

/** Endpoints whose data depends on a company. */
const companyEndpoints = [companies.list, companies.get, memberships.list] as const

/**
 * Replaces the company (PUT, as specified): its current data with the changes. Rejected when the current version is not
 * the edited one.
 */
async function save(
  listed: Company,
  { policy, ...changes }: CompanyEdit & { status?: CompanyStatus },
  version?: number,
): Promise<Company> {
  const now = await fetchCompany(listed)
  const params = { id: now.id }
  const replacement = { name: now.name, cnpj: now.cnpj, status: now.status ?? 'active', ...changes }
  const body = { ...replacement, ...(policy && { policy }) }
  return api(companies.update, { params, body }, { version: version ?? now.version ?? undefined })
}

export function useCreateCompany() {
  return useApiMutation((body: NewCompany) => api(companies.create, { body }), ...companyEndpoints)
}

export function useEditCompany(company: Company) {
  return useApiMutation(
    ({ edit, version }: { edit: CompanyEdit; version: number | undefined }) => save(company, edit, version),
    ...companyEndpoints,
  )
}

/** Actions on a company without its form. */
export type CompanyAction = 'suspend' | 'reactivate' | 'remove'

export function useCompanyAction() {
  return useApiMutation(
    async ({ action, company }: { action: CompanyAction; company: Company }): Promise<void> => {
      if (action === 'remove') await api(companies.remove, { params: { id: company.id } })
      else await save(company, { status: action === 'suspend' ? 'suspended' : 'active' })
    },
    ...companyEndpoints,
  )
}
