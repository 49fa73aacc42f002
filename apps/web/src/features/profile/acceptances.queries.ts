import { acceptances, type LegalDocument, legalVersions } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/http/api.ts'
import { acceptancesQuery } from '../session/index.ts'

/** The paths of the legal texts. */
export const legalPaths = { terms: '/termos-de-uso', privacy: '/politica-de-privacidade' } as const

/** Accepts the current versions of legal texts. */
export function useAccept() {
  return useMutation({
    mutationFn: async (documents: readonly LegalDocument[]) => {
      for (const document of documents) {
        await api(acceptances.accept, { body: { document, version: legalVersions[document] } })
      }
    },
    onSettled: (_nothing, _error, _documents, _result, { client }) =>
      client.invalidateQueries({ queryKey: acceptancesQuery.queryKey }),
  })
}
