// Runs inside the HTML, before the first paint and before any file is loaded. It needs the storage keys and the files of
// each route: build/html-plugin.ts fills these in, and minifies it. Kept tiny: every page carries it.

import { phone } from '../lib/browser/is-phone.ts'
import type { storageKeys } from '../lib/storage/storage-keys.ts'
import { createEarlyOverlays } from './early-overlays.ts'
import { recordInput } from './record-input.ts'
import { setMarkup } from './set-markup.ts'
import type { SignedInPage, StoredPage } from './stored-pages.ts'

/** The data of the script, which the build fills in. */
interface BootData {
  /** The id of the build; empty in development. */
  build: string
  /** The URL of the application; absent in development. */
  entry?: string
  /** The files that the entry imports, the largest of all; absent in development. */
  libraries?: string[]
  keys: typeof storageKeys
  /** The path and the search of each route as a regular expression, and its files. */
  routes: [pattern: string, files: string[]][]
  /** The files of the overlays, by the value of `aria-haspopup`. */
  overlays: Record<string, readonly string[]>
}

declare const __MALOTE_BOOT__: BootData

;(() => {
  const { build, entry, libraries, keys, routes, overlays } = __MALOTE_BOOT__
  const root = document.documentElement
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // The privacy settings of the browser can block storage: the page then works without it.
      return null
    }
  }

  /** Ends the session in this browser before anything is loaded, as the application does (end-session.ts). */
  const endSession = () => {
    try {
      const ended = [read(keys.endedTokens), read(keys.token)].filter(Boolean).join(' ')
      if (ended) localStorage.setItem(keys.endedTokens, ended)
      for (const key of Object.keys(localStorage)) {
        if (key === keys.token || key.startsWith(keys.draft)) localStorage.removeItem(key)
      }
      void caches.delete(keys.pages)
    } catch {
      // Blocked storage holds nothing to remove; `caches` needs a secure origin.
    }
  }

  /** The stored settings on which the first render depends. */
  const readSettings = () =>
    Object.fromEntries(
      [keys.theme, keys.orderTable, keys.news, keys.tour].map((key) => [key, read(key)]).filter(([, text]) => text),
    )

  /**
   * Whether the page shows a draft: the form of a new order, an import, or the page of an order that is being edited. Drafts stay in
   * this browser, so the server cannot render them. Typed texts appear later.
   */
  const hasDraft = () => {
    const { pathname, search } = location
    // The application finds an order by its number in small letters too.
    const edited = `:editar:${pathname.split('/')[2]?.toUpperCase()}`
    return Object.keys(localStorage).some(
      (key) =>
        key.startsWith(keys.draft) &&
        !key.includes(keys.draftText) &&
        (/\/criar|importar/.test(pathname + search) || key.includes(edited)),
    )
  }

  const preloadFiles = (files: readonly string[] = [], priority: 'auto' | 'low' = 'auto') => {
    for (const href of files) {
      if (document.querySelector(`link[href="${href}"]`)) continue
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      link.fetchPriority = priority
      document.head.append(link)
    }
  }

  /** Records the input of the user. The code of an overlay is loaded with the scripts of the page, not after them. */
  const record = (markup?: SignedInPage['overlays']) =>
    recordInput(createEarlyOverlays(markup), (opener) =>
      preloadFiles(overlays[opener?.getAttribute('aria-haspopup') ?? '']),
    )

  /** Milliseconds without a response of the server after which the application requests the data itself. */
  const longestWait = 3000

  /** Milliseconds that the libraries wait for the page, whose response takes a slow connection as long to begin. */
  const libraryDelay = 250

  /** Milliseconds that the page of an earlier visit is shown: it contains personal data. */
  const storedLifetime = 24 * 3_600_000

  /** @returns the name of a request in this session: no other session, build or setting finds the stored response. */
  const getStoredKey = async (request: string) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request))
    return `/pagina/${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }

  /** @returns the page of an earlier visit, which the application has stored (stored-pages.ts). */
  const readStored = async (key: string): Promise<StoredPage | null> => {
    const page: StoredPage | undefined = await (await caches.match(key, { cacheName: keys.pages }))?.json()
    return page && Date.now() - page.storedAt < storedLifetime ? page : null
  }

  /** Resolves when the document is parsed. A stored page is read faster. */
  const waitForDocument = async () => {
    while (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
    }
  }

  /** Starts the application. Prerendered pages and the development server have a script element for it. */
  const start = async () => {
    await waitForDocument()
    if (entry && !root.dataset.prerendered) void import(entry)
  }

  /** Resolves when the page is painted. A hidden tab draws no frame. */
  const waitForPaint = () =>
    new Promise<unknown>((resolve) => {
      setTimeout(resolve, 200)
      requestAnimationFrame(() => setTimeout(resolve))
    })

  /** Shows the markup of a page. */
  const show = async (page: SignedInPage | null) => {
    await waitForDocument()
    // Without markup, the data of the page serves all the same.
    if (!page?.html || hasDraft()) return page && { ...page, html: null }
    record(page.overlays)
    setMarkup(document.getElementById('root') as HTMLElement, page.html)
    return page
  }

  // The application leaves the position (router.tsx). A script that reads the position itself forces a layout.
  addEventListener('scroll', () => (window.maloteScrolled = true), { once: true, passive: true })

  const theme = read(keys.theme)
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (read(keys.sidebar) === 'closed') root.dataset.sidebar = 'closed'

  if (/^\/sair\/?$/.test(location.pathname)) endSession()
  const token = read(keys.token)
  root.dataset.session = token ? 'present' : 'absent'

  // A form sent before its code has arrived would go out as it is, password and all.
  if (root.dataset.prerendered) record()

  const findRoute = () => routes.find(([pattern]) => new RegExp(pattern).test(location.pathname + location.search))

  const preloadLibraries = () => preloadFiles(libraries)

  // The scripts wait for the page, because all share the same slow connection.
  const preload = () => {
    preloadFiles(findRoute()?.[1])
    // What the first press of most users opens. A guest page opens nothing.
    if (token) preloadFiles(overlays.menu, 'low')
    if (location.pathname === '/ordens-de-servico') preloadFiles(overlays.filters, 'low')
  }

  // The server renders the page with its data. The application hydrates it (main.tsx).
  if (token && findRoute() && !root.dataset.prerendered) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const describe = (url: string) => ({ url, timeZone, build, storage: readSettings() })
    const load = (url: string, onResponse?: () => void): Promise<SignedInPage | null> =>
      fetch('/pagina', {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...describe(url), phone: matchMedia(phone).matches }),
      }).then((response) => {
        onResponse?.()
        return response.ok ? response.json() : null
      })
    // Storage needs a secure origin.
    const findKey = (url: string) =>
      // Without the width: a page that was stored before the phone was turned opens without a connection, too.
      window.caches ? getStoredKey(token + JSON.stringify(describe(url))).catch(() => null) : Promise.resolve(null)
    let handleResponse = () => {}
    const fresh = load(location.href, () => {
      preloadLibraries()
      handleResponse()
    })
    setTimeout(preloadLibraries, libraryDelay)
    /** Resolves with the page; with null when the server does not respond, or the body then does not arrive, in time. */
    const waitForFresh = () =>
      new Promise<SignedInPage | null>((resolve) => {
        let timer: ReturnType<typeof setTimeout>
        handleResponse = () => {
          clearTimeout(timer)
          timer = setTimeout(resolve, longestWait, null)
        }
        handleResponse()
        fresh.then(resolve, () => resolve(null))
      })
    const key = findKey(location.href)
    const stored = key.then((name) => (name ? readStored(name) : null)).catch(() => null)
    const shown = stored
      .then((page) => page ?? waitForFresh())
      .then((page) => {
        // The application would redirect to it, too.
        if (page?.html && page.redirectedUrl) history.replaceState(null, '', page.redirectedUrl)
        preload()
        return show(page)
      })
      .catch(() => null)
    window.malotePage = { token, key, shown, fresh, findKey, load, readStored }
    // The scripts of a second visit are in the cache too: without waiting, they would run before the first paint.
    void stored.then((page) => page && preloadLibraries())
    void stored.then((page) => page && shown.then(waitForPaint)).then(start)
    // The application handles it.
    fresh.catch(() => undefined)
  } else {
    preloadLibraries()
    preload()
    void start()
  }
})()
