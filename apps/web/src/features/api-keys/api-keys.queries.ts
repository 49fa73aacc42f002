import { apiKeys, type NewApiKey } from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'

/** A page of the keys of a company, or of all companies. */
export const apiKeysQuery = (search: { companyId?: string | undefined; page: number; limit: number }) =>
  query(apiKeys.list, { query: search })

export function useCreateApiKey() {
  return useApiMutation((body: NewApiKey) => api(apiKeys.create, { body }), apiKeys.list)
}

/** Changes whether a key may carry out orders. */
export function useUpdateApiKey() {
  return useApiMutation(
    ({ id, version, carriesOut }: { id: string; version: number; carriesOut: boolean }) =>
      api(apiKeys.update, { params: { id }, body: { carriesOut } }, { version }),
    apiKeys.list,
  )
}

export function useRevokeApiKey() {
  return useApiMutation((id: string) => api(apiKeys.revoke, { params: { id } }), apiKeys.list)
}
