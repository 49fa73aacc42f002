import {
  type NewComment,
  type NewOccurrence,
  type Occurrence,
  type OccurrenceChanges,
  occurrences,
} from '@malote/api-client'
import { api, query } from '../../../lib/http/api.ts'
import { useApiMutation, useIdempotentMutation } from '../../../lib/http/mutations.ts'

const changed = [occurrences.listOfOrder, occurrences.list]

export const orderOccurrencesQuery = (orderNumber: string) =>
  query(occurrences.listOfOrder, { params: { orderNumber } })

/** Opens an occurrence of an order. A retry after a lost response opens no second one. */
export function useOpenOccurrence(orderNumber: string) {
  return useIdempotentMutation(
    (options, body: NewOccurrence) => api(occurrences.create, { params: { orderNumber }, body }, options),
    ...changed,
  )
}

/** Changes an occurrence, if it is still the version that the user sees. */
export function useChangeOccurrence({ orderNumber, id, version }: Occurrence) {
  return useApiMutation(
    (changes: OccurrenceChanges) =>
      api(occurrences.update, { params: { orderNumber, occurrenceId: id }, body: { ...changes, version } }),
    ...changed,
  )
}

/** Comments an occurrence. A retry after a lost response adds no second comment. */
export function useCommentOccurrence({ orderNumber, id }: Occurrence) {
  return useIdempotentMutation(
    (options, body: NewComment) =>
      api(occurrences.comment, { params: { orderNumber, occurrenceId: id }, body }, options),
    ...changed,
  )
}
