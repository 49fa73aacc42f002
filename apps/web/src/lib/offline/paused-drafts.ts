import { useMutationState } from '@tanstack/react-query'

/** The mutation key of saving drafts, to count the paused mutations. */
export const saveDraftMutationKey = ['save-draft'] as const

/** @returns how many drafts wait for a connection. */
export function usePausedDraftCount(): number {
  return useMutationState({
    filters: { mutationKey: saveDraftMutationKey, predicate: ({ state }) => state.isPaused },
    select: () => true,
  }).length
}
