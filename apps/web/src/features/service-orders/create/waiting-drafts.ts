import { useMutationState } from '@tanstack/react-query'

/** Names the saving of drafts, so that the page can say how many wait for a connection. */
export const draftSavingKey = ['save-draft'] as const

/** How many drafts wait for a connection. */
export function useWaitingDrafts(): number {
  return useMutationState({
    filters: { mutationKey: draftSavingKey, predicate: ({ state }) => state.isPaused },
    select: () => true,
  }).length
}
