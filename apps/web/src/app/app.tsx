import '@malote/api-client/pt-br'
import { Toaster } from '@malote/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AppRouter } from './router'

interface AppProps {
  router: AppRouter
  queryClient: QueryClient
  /** Called once the app is on the page. */
  onReady?: () => void
}

/** The whole app: the cache, the routes and the notifications. */
export function App({ router, queryClient, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}
