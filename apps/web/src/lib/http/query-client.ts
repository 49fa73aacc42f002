import { ApiError } from '@malote/api-client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/** Longer than a page takes from its loader's failure to its component, shorter than a person takes to come back. */
const sharedAttemptMs = 5_000

/**
 * The cache of the specification, section 9: fresh for 60 seconds, no refetch on window focus, no automatic retry.
 * @param onSessionEnded called whenever any call is refused because the session is over.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const watch = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'unauthenticated') onSessionEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: false,
        // The loader of a route and its component share one attempt: what just failed is not requested again on mount.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > sharedAttemptMs,
      },
      // Offline, an act fails at once and says so. One that waited for the connection would be done when nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
