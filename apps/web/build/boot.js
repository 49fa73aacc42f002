// Runs inside the HTML, before the first paint and before any file is loaded. It knows the storage keys and which files
// each route needs; build/html-plugin.ts fills these in. Kept tiny: every page carries it.
;(() => {
  const { build, entry, keys, routes } = __MALOTE_BOOT__
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage can be refused by the browser's privacy settings: the page then works without it.
      return null
    }
  }

  /** The stored settings on which the first render depends. */
  const readSettings = () =>
    Object.fromEntries(
      [keys.theme, keys.orderTable, keys.news, keys.tour].map((key) => [key, read(key)]).filter(([, text]) => text),
    )

  /** Drafts stay in this browser, so the server cannot render a page that shows one. */
  const hasDraft = () => Object.keys(localStorage).some((key) => key.startsWith(keys.draft))

  /**
   * Holds input back until the application responds to it; the last press then has its effect. Links and keys that move
   * the focus work without the application. `inert` would do less, and compute the style of every element again.
   */
  const holdInput = (target) => {
    const held = new AbortController()
    let pressed
    const handleInput = (event) => {
      if (event.target.closest('a[href]') || /^(?:Tab|Shift|Page|Home|End|Arrow)/.test(event.key)) return
      event.preventDefault()
      if (event.type === 'click') pressed = event.target
    }
    for (const type of ['click', 'keydown', 'beforeinput']) {
      target.addEventListener(type, handleInput, { capture: true, signal: held.signal })
    }
    window.maloteReleaseInput = () => {
      held.abort()
      // After the effects of the first render. A press can hit the drawing inside a button, which has no `click`.
      setTimeout(() => pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    }
  }

  /** Milliseconds that the page of an earlier visit is shown: it contains personal data. */
  const storedLifetime = 24 * 3_600_000

  /** @returns the name of a request in this session: no other session, build or setting finds the stored response. */
  const getStoredKey = async (request) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request))
    return `/pagina/${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }

  /** @returns the page of an earlier visit, which the application has stored (stored-pages.ts). */
  const readStored = async (key) => {
    const page = await (await caches.match(key, { cacheName: keys.pages }))?.json()
    return Date.now() - page?.storedAt < storedLifetime ? page : null
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
    new Promise((resolve) => {
      setTimeout(resolve, 200)
      requestAnimationFrame(() => setTimeout(resolve))
    })

  /** Shows the markup of a page. */
  const show = async (page) => {
    await waitForDocument()
    const target = document.getElementById('root')
    // Without `setHTML` (Safari), the data of the page serves all the same.
    if (!page?.html || hasDraft() || !target.setHTML) return page && { ...page, html: null }
    holdInput(target)
    // Removes everything that could run a script. Without a list, all other elements and attributes are kept.
    target.setHTML(page.html, { sanitizer: { comments: true, removeElements: [] } })
    // The content security policy blocks style attributes, but not styles that a script sets.
    for (const element of target.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style
      delete element.dataset.style
    }
    return page
  }

  const theme = read(keys.theme)
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (read(keys.sidebar) === 'closed') root.dataset.sidebar = 'closed'

  const token = read(keys.token)
  root.dataset.session = token ? 'present' : 'absent'

  // A form sent before its code has arrived would go out as it is, password and all: the attempt waits instead.
  const hold = (event) => {
    if (!event.target.hasAttribute('data-waiting')) return
    event.preventDefault()
    event.target.setAttribute('data-waiting', 'submitted')
  }
  document.addEventListener('submit', hold, true)

  const route = routes.find(([pattern]) => new RegExp(pattern).test(location.pathname + location.search))

  // The scripts wait for the page, because all share the same slow connection.
  const preload = () => {
    for (const href of route ? route[1] : []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
  }

  // The server renders the page with its data. The application hydrates it (main.tsx).
  if (token && route && !root.dataset.prerendered) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const describe = (url) => JSON.stringify({ url, timeZone, build, storage: readSettings() })
    const load = (url) =>
      fetch('/pagina', { method: 'POST', headers, body: describe(url) }).then((given) =>
        given.ok ? given.json() : null,
      )
    // Storage needs a secure origin.
    const findKey = (url) =>
      window.caches ? getStoredKey(token + describe(url)).catch(() => null) : Promise.resolve(null)
    const fresh = load(location.href)
    const key = findKey(location.href)
    const stored = key.then((name) => name && readStored(name)).catch(() => null)
    const shown = stored
      .then((page) => page ?? fresh.catch(() => null))
      .then((page) => {
        preload()
        return show(page)
      })
      .catch(() => null)
    window.malotePage = { token, key, shown, fresh, findKey, load, readStored }
    // The scripts of a second visit are in the cache too: without waiting, they would run before the first paint.
    void stored.then((page) => page && shown.then(waitForPaint)).then(start)
    // The application handles it.
    fresh.catch(() => undefined)
  } else {
    preload()
    void start()
  }
})()
