import { createMemoryHistory } from '@tanstack/react-router'
import { createAppRouter } from '../app/router.tsx'
import { createQueryClient } from '../lib/http/query-client.ts'

/** @returns a router with its query cache for rendering one page outside of a browser. */
export function createServerRouter(url: string, queryClient = createQueryClient(() => undefined)) {
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [url] }))
  return { router, queryClient }
}
