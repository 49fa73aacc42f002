import { apiKeys, type NewApiKey } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../lib/http/api.ts'

/** A page of the keys of a company, or of all companies. */
export const apiKeysQuery = (search: { companyId?: string | undefined; page: number; limit: number }) =>
  query(apiKeys.list, { query: search })

export function useCreateApiKey() {
  return useMutation({
    mutationFn: (body: NewApiKey) => api(apiKeys.create, { body }),
    onSuccess: (_key, _body, _result, { client }) => invalidate(client, apiKeys.list),
  })
}

/** Changes whether a key may carry out orders. */
export function useUpdateApiKey() {
  return useMutation({
    mutationFn: ({ id, version, carriesOut }: { id: string; version: number; carriesOut: boolean }) =>
      api(apiKeys.update, { params: { id }, body: { carriesOut } }, { version }),
    onSettled: (_response, _error, _input, _result, { client }) => invalidate(client, apiKeys.list),
  })
}

export function useRevokeApiKey() {
  return useMutation({
    mutationFn: (id: string) => api(apiKeys.revoke, { params: { id } }),
    onSettled: (_response, _error, _id, _result, { client }) => invalidate(client, apiKeys.list),
  })
}
