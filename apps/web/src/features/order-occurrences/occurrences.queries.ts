import { occurrences } from '@malote/api-client'
import { query } from '../../lib/http/api.ts'
import type { OccurrencesSearch } from './occurrences-search.ts'

/** The filters have one option: without it, all occurrences are listed. */
const toFilter = (value: boolean | undefined) => (value ? 'true' : undefined)

/** A page of the occurrences, the open ones by their due time first. */
export const occurrencesQuery = ({ companyId, status, owned, overdue, page, limit }: OccurrencesSearch) =>
  query(occurrences.list, {
    query: { companyId, status, owned: toFilter(owned), overdue: toFilter(overdue), page, limit },
  })

/** How many occurrences are open, without the occurrences. */
export const openOccurrencesQuery = (companyId: string | undefined) => ({
  ...query(occurrences.list, { query: { companyId, status: 'open', page: 1, limit: 1 } }),
  refetchInterval: 60_000,
})
