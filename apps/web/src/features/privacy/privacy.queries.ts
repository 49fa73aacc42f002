import {
  myData,
  type PrivacyDecision,
  type PrivacyRequest,
  type PrivacyRequestKind,
  privacyRequests,
} from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import type { PrivacySearch } from './privacy-search.ts'

/** The personal data of the user, always refetched. */
export const myDataQuery = { ...query(myData.get, {}), staleTime: 0 }

/** The download formats of personal data: a spreadsheet for people, JSON for programs. */
export const dataDownload = {
  formats: { csv: 'Planilha (CSV)', json: 'JSON' },
  failed: 'Não foi possível baixar os dados.',
} as const
type DataFormat = keyof typeof dataDownload.formats

/** Fetches the personal data of the user as a file. */
export const exportMyData = (format: DataFormat) => api(myData.export, { query: { format } })

export function useCreatePrivacyRequest() {
  return useApiMutation(
    (body: { kind: PrivacyRequestKind; message?: string | null }): Promise<PrivacyRequest> =>
      api(myData.request, { body }),
    myData.get,
  )
}

/** A page of the privacy requests. */
export const privacyRequestsQuery = ({ search, status, kind, overdue, page, limit }: PrivacySearch) =>
  query(privacyRequests.list, {
    query: { search, status, kind, overdue: overdue === undefined ? undefined : String(overdue), page, limit },
  })

/**
 * The current state of a privacy request, always refetched: another user may have decided it. The API lists requests
 * only, so it is searched by its protocol.
 */
export const privacyRequestQuery = (protocol: string) => ({
  ...query(privacyRequests.list, { query: { search: protocol, page: 1, limit: 1 } }),
  staleTime: 0,
})

/** Fetches the personal data of the requester of a privacy request. */
export const exportRequesterData = (id: string, format: DataFormat) =>
  api(privacyRequests.data, { params: { id }, query: { format } })

export function useClosePrivacyRequest(id: string) {
  return useApiMutation(
    (body: PrivacyDecision) => api(privacyRequests.close, { params: { id }, body }),
    privacyRequests.list,
  )
}

/** What granting a deletion would erase, always refetched. */
export const erasureScopeQuery = (id: string) => ({
  ...query(privacyRequests.erasure, { params: { id } }),
  staleTime: 0,
})

export function useCancelErasure(id: string) {
  return useApiMutation((_: undefined) => api(privacyRequests.cancelErasure, { params: { id } }), privacyRequests.list)
}
