import { type NewProofExport, type ProofExport, proofExports } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../lib/http/api.ts'
import { useIdempotencyKey } from '../../lib/http/idempotency-key.ts'
import type { ProofExportsSearch } from './proof-exports-search.ts'

/** Milliseconds between refetches while an archive is queued. */
const pollIntervalMs = 2_000

/** A page of the user's archives, refetched while one is queued. */
export function proofExportsQuery({ page, limit }: ProofExportsSearch) {
  return {
    ...query(proofExports.list, { query: { page, limit } }),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { data: ProofExport[] } | undefined } }) =>
      state.data?.data.some(({ status }) => status === 'queued') ? pollIntervalMs : false,
  }
}

/** Requests the archive of a month. A retry after a lost response requests no second one. */
export function useCreateProofExport() {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: NewProofExport) =>
      api(proofExports.create, { body }, { idempotencyKey: idempotency.keyFor(body) }),
    onSuccess: (_export, _body, _result, { client }) => {
      idempotency.reset()
      return invalidate(client, proofExports.list)
    },
  })
}

export const fetchProofExport = (id: string): Promise<Blob> => api(proofExports.file, { params: { id } })
