import { acceptances, type LegalDocument, legalVersions } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, query } from '../../lib/http/api'

/** The legal texts that people agree to, and where they stand. */
export const legalPaths = { terms: '/termos-de-uso', privacy: '/politica-de-privacidade' } as const

/** What the person agreed to, and what still waits for them. */
export const acceptancesQuery = query(acceptances.list, {})

/** Agrees to the versions in force of some texts. */
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
