import type { QueryClient } from '@tanstack/react-query'
import { readStoredPage } from './stored-pages.ts'
import { setVisitStatus } from './visit-status.ts'

/**
 * Fills the query cache with the data of the stored page at a path. The page then shows how old it is.
 * @returns whether a page was stored.
 */
export async function restorePage(client: QueryClient, path: string): Promise<boolean> {
  const page = await readStoredPage(new URL(path, window.location.origin).href).catch(() => null)
  if (!page) return false
  for (const [key, data] of page.data) {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: page.storedAt })
  }
  setVisitStatus({ storedAt: page.storedAt })
  return true
}
