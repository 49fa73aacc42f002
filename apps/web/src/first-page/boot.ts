// Runs inside the HTML, before the first paint and before any file is loaded. It needs the storage keys and the files of
// each route: build/html-plugin.ts fills these in, and removes the types. Kept tiny: every page carries it.
import type { storageKeys } from '../lib/storage/storage-keys.ts'
import type { RecordedAction } from './replay-input.ts'
import type { SignedInPage } from './stored-pages.ts'

/** The data of the script, which the build fills in. */
interface BootData {
  /** The id of the build; empty in development. */
  build: string
  /** The URL of the application; absent in development. */
  entry?: string
  keys: typeof storageKeys
  /** The path and the search of each route as a regular expression, and its files. */
  routes: [pattern: string, files: string[]][]
  /** The files of the overlays, by the value of `aria-haspopup`. */
  overlays: Record<string, readonly string[]>
}

declare const __MALOTE_BOOT__: BootData

/** TypeScript has no type of it yet. Absent in Safari. */
type SetHtml = ((html: string, options: { sanitizer: object }) => void) | undefined
;(() => {
  const { build, entry, keys, routes, overlays } = __MALOTE_BOOT__
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

  /** Drafts stay in this browser, so the server cannot render a page that shows one. Typed texts appear later. */
  const hasDraft = () =>
    Object.keys(localStorage).some((key) => key.startsWith(keys.draft) && !key.includes(keys.draftText))

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

  /**
   * Records what the user types, chooses and presses until the application responds, which then repeats it in this order
   * (lib/browser/replay-input.ts). Fields, links and keys that move the focus work without the application. `inert`
   * would do less, and compute the style of every element again.
   */
  const recordInput = () => {
    const recording = new AbortController()
    const actions: RecordedAction[] = []
    let composing = false
    const isField = (node: Element): node is HTMLInputElement =>
      node.matches(
        'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit])',
      )
    const isControl = (node: Element) => node.closest('button, summary, input, [role], [tabindex]')
    /** What a press in the element presses: the drawing inside a button has no `click`. */
    const findPressed = (node: Element) => node.closest('button, label, summary, input, [role], tr') ?? node
    /** Whether React handles the events of the element. It notes its properties in each element that it hydrates. */
    const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
    /** The text by which an element is found again when the application replaces it. */
    const getLabel = (node: Element) => {
      const id = node.getAttribute('aria-labelledby')?.split(' ')[0]
      const label = (node as HTMLInputElement).labels?.[0] ?? (id && document.getElementById(id)) ?? node
      return node.getAttribute('aria-label') ?? (label as Element).textContent
    }
    /** Whether the key has its effect without the application: it moves the focus, the caret or the page, or types. */
    const isNative = (event: KeyboardEvent, target: Element) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event
      if (isComposing || altKey || /^(?:Tab|Shift|Control|Meta|Alt|CapsLock|Dead|Process|Page|F\d)/.test(key))
        return true
      if (ctrlKey || metaKey) return key !== 'k' && key !== 'Enter'
      if (isField(target)) return !/^(?:Enter|Escape)$/.test(key) || (key === 'Enter' && target.matches('textarea'))
      // A click follows, which is recorded.
      if (/^(?:Enter| )$/.test(key)) return target.matches('button, summary, input')
      // The browser presses the next radio button, which is recorded.
      return /^(?:Home|End|Arrow)/.test(key) && (target.matches('[type=radio]') || !isControl(target))
    }

    const record = (event: Event) => {
      const { type } = event
      const target = event.target as HTMLInputElement
      const { onlyWaiting, isReplaying } = window.maloteInput ?? {}
      if (!target.closest || (onlyWaiting && isReplaying)) return
      const element = type === 'click' ? findPressed(target) : target
      const base = { target: element, name: (element as HTMLInputElement).name, label: getLabel(element) }
      const add = (action: object) => actions.push({ ...action, ...base } as RecordedAction)
      if (onlyWaiting && target !== document.body) {
        // Hydrates the part of the page that contains the element. React removes a part whose code is still loaded.
        target.dispatchEvent(new Event('mousedown', { bubbles: true }))
        if (isHydrated(element)) return
      } else if (onlyWaiting && type !== 'keydown') return
      // The browser keeps the chosen files in the field, but the application empties a field that it renders.
      if (type === 'input' && target.type === 'file') {
        return add({ type: 'files', files: [...(target.files ?? [])] })
      }
      // A repeated press sends a form, for example, and the browser's events of that are trusted.
      if (!event.isTrusted || isReplaying || (type !== 'input' && target.closest('a[href]'))) return
      if (type === 'input') {
        if (!isField(target)) return
        const last = actions.at(-1)
        if (last?.target === target && last.type === 'text') last.value = target.value
        else add({ type: 'text', value: target.value })
        return
      }
      if (type === 'keydown' && isNative(event as KeyboardEvent, target)) return
      // A press of a field only moves the caret.
      if (type === 'click' && isField(target) && !target.matches('[role=combobox]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent
      const init = { key, ctrlKey, metaKey, shiftKey }
      const last = actions.at(-1)
      if (type === 'keydown') return add({ type: 'key', init })
      // Enter after ArrowDown, for example, chooses the option to which the repeated key moves the focus.
      if (type === 'click' && last?.type === 'key' && last.target === element && !(event as MouseEvent).detail) {
        return add({ type: 'key', init: { key: 'Enter' } })
      }
      if (type === 'submit') return add({ type, submitter: (event as SubmitEvent).submitter })
      // A second press of what opens would close it again.
      if (last?.target !== element || !element.matches('[aria-haspopup]')) add({ type, init })
      // Acknowledges the press in the next paint (prerendered.css).
      element.toggleAttribute('data-pressed', element.matches('button, label, summary, input'))
    }
    /** The code of an overlay is loaded with the scripts of the page, not after them. */
    const preloadOverlay = ({ target }: Event) => {
      const opener = (target as Partial<Element>).closest?.('[aria-haspopup]')
      preloadFiles(overlays[opener?.getAttribute('aria-haspopup') ?? ''])
    }
    const listen = (type: string, handler: (event: Event) => void) =>
      document.addEventListener(type, handler, { capture: true, signal: recording.signal })
    for (const type of ['click', 'keydown', 'input', 'submit']) listen(type, record)
    for (const type of ['pointerover', 'focusin']) listen(type, preloadOverlay)
    for (const type of ['compositionstart', 'compositionend']) {
      listen(type, ({ target }) => {
        composing = type === 'compositionstart'
        // The components of @malote/ui report a text of this page themselves, but not during a composition.
        if (target instanceof HTMLElement) target.toggleAttribute('data-composing', composing)
      })
    }
    window.maloteInput = { actions, isComposing: () => composing, isHydrated, getLabel, stop: () => recording.abort() }
  }

  /** Milliseconds without a response of the server after which the application requests the data itself. */
  const longestWait = 3000

  /** Milliseconds that the page of an earlier visit is shown: it contains personal data. */
  const storedLifetime = 24 * 3_600_000

  /** @returns the name of a request in this session: no other session, build or setting finds the stored response. */
  const getStoredKey = async (request: string) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request))
    return `/pagina/${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }

  /** @returns the page of an earlier visit, which the application has stored (stored-pages.ts). */
  const readStored = async (key: string): Promise<Required<SignedInPage> | null> => {
    const page: Required<SignedInPage> | undefined = await (await caches.match(key, { cacheName: keys.pages }))?.json()
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
    const target = document.getElementById('root') as HTMLElement & { setHTML: SetHtml }
    // Without `setHTML` (Safari), the data of the page serves all the same.
    if (!page?.html || hasDraft() || !target.setHTML) return page && { ...page, html: null }
    recordInput()
    // Removes everything that could run a script. Without a list, all other elements and attributes are kept.
    target.setHTML(page.html, { sanitizer: { comments: true, removeElements: [] } })
    // The content security policy blocks style attributes, but not styles that a script sets.
    for (const element of target.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
      delete element.dataset.style
    }
    return page
  }

  const theme = read(keys.theme)
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (read(keys.sidebar) === 'closed') root.dataset.sidebar = 'closed'

  if (/^\/sair\/?$/.test(location.pathname)) endSession()
  const token = read(keys.token)
  root.dataset.session = token ? 'present' : 'absent'

  // A form sent before its code has arrived would go out as it is, password and all.
  if (root.dataset.prerendered) recordInput()

  const route = routes.find(([pattern]) => new RegExp(pattern).test(location.pathname + location.search))

  // The scripts wait for the page, because all share the same slow connection.
  const preload = () => {
    preloadFiles(route?.[1])
    // What the first press of most users opens.
    preloadFiles(overlays.menu, 'low')
    if (location.pathname === '/ordens-de-servico') preloadFiles(overlays.filters, 'low')
  }

  // The server renders the page with its data. The application hydrates it (main.tsx).
  if (token && route && !root.dataset.prerendered) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const describe = (url: string) => JSON.stringify({ url, timeZone, build, storage: readSettings() })
    const load = (url: string, onResponse?: () => void): Promise<SignedInPage | null> =>
      fetch('/pagina', { method: 'POST', headers, body: describe(url) }).then((response) => {
        onResponse?.()
        return response.ok ? response.json() : null
      })
    // Storage needs a secure origin.
    const findKey = (url: string) =>
      window.caches ? getStoredKey(token + describe(url)).catch(() => null) : Promise.resolve(null)
    let handleResponse = () => {}
    const fresh = load(location.href, () => handleResponse())
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
