import { createMemoryHistory } from '@tanstack/react-router'
import { createQueryClient } from '../lib/http/query-client.ts'
import { createAppRouter } from './router.tsx'

/** @returns a router with its query cache for rendering one page outside of a browser. */
export function createServerRouter(url: string) {
  const queryClient = createQueryClient(() => undefined)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [url] }))
  return { router, queryClient }
}
