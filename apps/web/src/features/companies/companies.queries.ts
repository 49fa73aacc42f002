import { type Company, type CompanyStatus, companies, memberships } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../lib/http/api'
import type { CompaniesSearch } from './companies-search'
import type { CompanyEdit } from './company-form'

/** What the sidebar's selector asks for (specification, section 7): every company the person may see. */
export const companyOptionsQuery = query(companies.list, { query: { limit: 1000, page: 1 } })

/** A page of companies. */
export const companiesQuery = ({ search, status, sort, page, limit }: CompaniesSearch) =>
  query(companies.list, { query: { search, status, sort, page, limit, counts: 'true' } })

/** One company with how much belongs to it, asked anew each time that it is about to be changed. */
export const companyQuery = (id: string) => ({ ...query(companies.get, { params: { id } }), staleTime: 0, gcTime: 0 })

/** Endpoints whose data depends on a company. */
const companyEndpoints = [companies.list, companies.get, memberships.list] as const

/**
 * Sends the whole company, as the specification wants it: as it stands now, with what was changed. Refused when that is
 * not the version that was edited.
 */
async function save(
  id: string,
  { policy, ...changes }: CompanyEdit & { status?: CompanyStatus },
  version?: number,
): Promise<Company> {
  const now = await api(companies.get, { params: { id } })
  const whole = { name: now.name, cnpj: now.cnpj, status: now.status ?? 'active', ...changes }
  const body = { ...whole, ...(policy && { policy }) }
  return api(companies.update, { params: { id }, body }, { version: version ?? now.version ?? undefined })
}

export function useCreateCompany() {
  return useMutation({
    mutationFn: async ({ policy, ...body }: CompanyEdit & { name: string }): Promise<Company> => {
      const company = await api(companies.create, { body })
      return policy ? save(company.id, { policy }) : company
    },
    onSettled: (_company, _error, _body, _result, { client }) => invalidate(client, ...companyEndpoints),
  })
}

export function useEditCompany(id: string) {
  return useMutation({
    mutationFn: ({ edit, version }: { edit: CompanyEdit; version: number | undefined }) => save(id, edit, version),
    onSettled: (_company, _error, _edit, _result, { client }) => invalidate(client, ...companyEndpoints),
  })
}

/** What can be done with a company without opening it. */
export type CompanyAct = 'suspend' | 'reactivate' | 'remove'

export function useActOnCompany(id: string) {
  return useMutation({
    mutationFn: async (act: CompanyAct): Promise<void> => {
      if (act === 'remove') await api(companies.remove, { params: { id } })
      else await save(id, { status: act === 'suspend' ? 'suspended' : 'active' })
    },
    onSettled: (_nothing, _error, _act, _result, { client }) => invalidate(client, ...companyEndpoints),
  })
}
