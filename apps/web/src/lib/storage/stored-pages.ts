import { storageKeys } from './storage-keys.ts'

/** Pages that are kept. Each contains personal data and takes about 100 kB. */
const maxPages = 30

interface Page {
  html: string | null
  data: unknown
}

/**
 * Stores a page that the server has rendered, so that the next visit shows it at once or without a connection. The boot
 * script reads it under the same key, for 24 hours at most.
 */
export async function storePage(key: string, { html, data }: Page, storedAt = Date.now()): Promise<void> {
  const cache = await caches.open(storageKeys.pages)
  await cache.put(key, Response.json({ storedAt, html, data }))
  // The oldest come first.
  for (const request of (await cache.keys()).slice(0, -maxPages)) await cache.delete(request)
}

/** Removes all stored pages, when a session begins or ends. */
export function removeStoredPages(): void {
  // Absent on origins that are not secure. A browser that blocks storage has stored none.
  void globalThis.caches?.delete(storageKeys.pages).catch(() => undefined)
}
