import {
  ApiError,
  type NewComment,
  type NewOccurrence,
  type Occurrence,
  type OccurrenceChanges,
  occurrences,
} from '@malote/api-client'
import { useState } from 'react'
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

/**
 * The same for a form: changes the occurrence if it is still the version with which the form opened, also when the page
 * behind is refetched. After the form has shown a conflict, the next attempt is based on the current version.
 */
export function useEditOccurrence(occurrence: Occurrence) {
  const [version, setVersion] = useState(occurrence.version)
  const change = useChangeOccurrence({ ...occurrence, version })
  const edit = async (changes: OccurrenceChanges) => {
    try {
      return await change.mutateAsync(changes)
    } catch (error) {
      if (error instanceof ApiError && error.version !== null) setVersion(error.version)
      throw error
    }
  }
  return { edit, error: change.error, isPending: change.isPending }
}

/** Comments an occurrence. A retry after a lost response adds no second comment. */
export function useCommentOccurrence({ orderNumber, id }: Occurrence) {
  return useIdempotentMutation(
    (options, body: NewComment) =>
      api(occurrences.comment, { params: { orderNumber, occurrenceId: id }, body }, options),
    ...changed,
  )
}
