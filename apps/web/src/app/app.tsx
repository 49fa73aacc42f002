import '@malote/api-client/pt-br'
import { Toaster } from '@malote/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AppRouter } from './router.tsx'

interface AppProps {
  router: AppRouter
  queryClient: QueryClient
  /** Called after the first render. */
  onReady?: () => void
}

/** The application with its providers: query cache, router and notifications. */
export function App({ router, queryClient, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}
