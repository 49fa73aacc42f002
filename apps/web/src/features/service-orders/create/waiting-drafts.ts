import { useMutationState } from '@tanstack/react-query'

/** The mutation key of saving drafts, to count the paused mutations. */
export const draftSavingKey = ['save-draft'] as const

/** @returns how many drafts wait for a connection. */
export function useWaitingDrafts(): number {
  return useMutationState({
    filters: { mutationKey: draftSavingKey, predicate: ({ state }) => state.isPaused },
    select: () => true,
  }).length
}
