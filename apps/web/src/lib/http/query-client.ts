import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isEndOfSession } from './api.ts'

/**
 * Milliseconds: longer than from a loader's failure to the mount of its component, shorter than until a later visit.
 */
const sharedAttemptMs = 5_000

/**
 * Creates the query cache of the specification, section 9: fresh for 60 seconds, no refetch on window focus, no retry.
 * @param onSessionEnded called when a request of the current session fails with 401.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const watch = (error: unknown) => {
    if (isEndOfSession(error)) onSessionEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: false,
        // A route's loader and its component share one attempt: a request that just failed is not repeated on mount.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > sharedAttemptMs,
      },
      // Offline, a mutation fails at once. A paused one would run later, when the user no longer expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
