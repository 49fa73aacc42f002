import type { ApiErrorInit } from '@malote/api-client'
import type { QueryKey } from '@tanstack/react-query'
import { readToken } from '../lib/storage/session-token.ts'
import { storageKeys } from '../lib/storage/storage-keys.ts'

/** Pages that are kept. Each contains personal data and takes about 100 kB. */
const maxPages = 100

/** A page of a signed-in user, as the server has rendered it. */
export interface SignedInPage {
  /** The markup of the application; null when its data could not be loaded. */
  html: string | null
  /**
   * The markup of its closed menus and popovers as they look when they are open, by the ids of their triggers; absent without
   * `html`.
   */
  overlays?: Readonly<Record<string, string>>
  /** The data that the page has loaded, by query key, for the query cache of the browser. */
  data: [QueryKey, unknown][]
  /** When the server has rendered it, in milliseconds since 1970: its texts refer to this moment. */
  renderedAt: number
  /** The URL of the page, when the requested one redirects to it. */
  redirectedUrl?: string
  /** The requests that failed on the server, by query key: the browser does not repeat them. */
  failures?: [QueryKey, ApiErrorInit][]
  /** When the browser has stored it, in milliseconds; absent in the response of the server. */
  storedAt?: number
}

/**
 * A page of an earlier visit. Without its closed overlays, which would be a fifth of it: the application responds to input soon
 * after it is shown.
 */
export type StoredPage = Omit<SignedInPage, 'overlays'> & { storedAt: number }

interface RequestedPage {
  /** The session that requested it. */
  token: string
  /** Under this key, `shown` was stored and `fresh` is stored; null when the browser blocks storage. */
  key: Promise<string | null>
  /** The page that the boot script shows: the stored one or the fresh one; null when there is none. */
  shown: Promise<SignedInPage | null>
  /** The page of the server, null when it has rendered none. Rejected without a connection. */
  fresh: Promise<SignedInPage | null>
  /** Returns the key of the page at another URL. */
  findKey: (url: string) => Promise<string | null>
  /** Requests the page at another URL from the server. */
  load: (url: string) => Promise<SignedInPage | null>
  /** Reads a page of the last 24 hours by its key; null when none is stored. */
  readStored: (key: string) => Promise<StoredPage | null>
}

declare global {
  interface Window {
    /** The page that the boot script has requested for a signed-in user. */
    malotePage?: RequestedPage
    /** Whether this document has been scrolled. The boot script sets it. */
    maloteScrolled?: boolean
  }
}

interface PageToStore {
  /** The session that requested the page. */
  token: string
  key: string
  page: SignedInPage
  storedAt?: number
}

/**
 * Stores a page that the server has rendered, so that the next visit shows it at once or without a connection. The boot
 * script reads it under the same key, for 24 hours at most. A page that arrives after its session ended, also in another
 * tab, is not stored.
 */
export async function storePage({ token, key, page, storedAt = Date.now() }: PageToStore): Promise<void> {
  const { html, data, renderedAt, redirectedUrl } = page
  const stored: StoredPage = { storedAt, html, data, renderedAt, ...(redirectedUrl && { redirectedUrl }) }
  if (readToken() !== token) return
  const cache = await caches.open(storageKeys.pages)
  await cache.put(key, Response.json(stored))
  if (readToken() !== token) {
    await cache.delete(key)
    return
  }
  // The oldest come first.
  for (const request of (await cache.keys()).slice(0, -maxPages)) await cache.delete(request)
}

/** @returns the stored page at a URL of this session; null when there is none. */
export async function readStoredPage(url: string): Promise<StoredPage | null> {
  const key = await window.malotePage?.findKey(url)
  return key ? ((await window.malotePage?.readStored(key)) ?? null) : null
}

/** Requests the page at a URL and stores it, so that it can be opened without a connection. */
export async function downloadPage(url: string): Promise<void> {
  if (!window.malotePage) return
  const { token, findKey, load } = window.malotePage
  const key = await findKey(url)
  const page = key ? await load(url) : null
  if (key && page?.html) await storePage({ token, key, page })
}
