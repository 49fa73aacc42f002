import { type NewProofExport, type ProofExport, proofExports } from '@malote/api-client'
import { api, query, refetchWhile } from '../../lib/http/api.ts'
import { useIdempotentMutation } from '../../lib/http/mutations.ts'
import type { ProofExportsSearch } from './proof-exports-search.ts'

/** Milliseconds between refetches while an archive is queued. */
const pollIntervalMs = 2_000

/** A page of the user's archives, refetched while one is queued. */
export const proofExportsQuery = ({ page, limit }: ProofExportsSearch) => ({
  ...query(proofExports.list, { query: { page, limit } }),
  staleTime: 0,
  refetchInterval: refetchWhile(
    ({ data }: { data: ProofExport[] }) => data.some(({ status }) => status === 'queued'),
    pollIntervalMs,
  ),
})

/** Requests the archive of a month. A retry after a lost response requests no second one. */
export function useCreateProofExport() {
  return useIdempotentMutation(
    (options, body: NewProofExport) => api(proofExports.create, { body }, options),
    proofExports.list,
  )
}

export const fetchProofExport = (id: string): Promise<Blob> => api(proofExports.file, { params: { id } })
