import {
  myData,
  type PrivacyDecision,
  type PrivacyRequest,
  type PrivacyRequestKind,
  privacyRequests,
} from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../lib/http/api'
import type { PrivacySearch } from './privacy-search'

/** What the product knows of the person, as it stands now. */
export const myDataQuery = { ...query(myData.get, {}), staleTime: 0 }

/** What a file of somebody's data may be: for people a spreadsheet, for programs JSON. */
export const dataFile = {
  formats: { csv: 'Planilha (CSV)', json: 'JSON' },
  failed: 'Não foi possível baixar os dados.',
} as const
type DataFormat = keyof typeof dataFile.formats

/** The same as a file to keep. */
export const exportMyData = (format: DataFormat) => api(myData.export, { query: { format } })

export function useAskPrivacy() {
  return useMutation({
    mutationFn: (body: { kind: PrivacyRequestKind; message?: string | null }): Promise<PrivacyRequest> =>
      api(myData.request, { body }),
    onSuccess: (_request, _body, _result, { client }) => invalidate(client, myData.get),
  })
}

/** A page of what people ask about their data. */
export const privacyRequestsQuery = ({ search, status, kind, overdue, page, limit }: PrivacySearch) =>
  query(privacyRequests.list, {
    query: { search, status, kind, overdue: overdue === undefined ? undefined : String(overdue), page, limit },
  })

/** The data of whoever asked, to answer with. */
export const exportTheirData = (id: string, format: DataFormat) =>
  api(privacyRequests.data, { params: { id }, query: { format } })

export function useClosePrivacy(id: string) {
  return useMutation({
    mutationFn: (body: PrivacyDecision) => api(privacyRequests.close, { params: { id }, body }),
    onSettled: (_request, _error, _body, _result, { client }) => invalidate(client, privacyRequests.list),
  })
}
