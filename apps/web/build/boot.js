// Runs inside the HTML, before the first paint and before any file is loaded. It knows the storage keys, the address of
// the API and which files each route needs; build/html-plugin.ts fills these in. Kept tiny: every page carries it.
;(() => {
  const { keys, me, routes } = __MALOTE_BOOT__
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage can be refused by the browser's privacy settings: the page then works without it.
      return null
    }
  }

  const theme = read(keys.theme)
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (read(keys.sidebar) === 'closed') root.dataset.sidebar = 'closed'

  const token = read(keys.token)
  root.dataset.session = token ? 'present' : 'absent'
  if (token) window.maloteCurrentUser = fetch(me, { headers: { authorization: `Bearer ${token}` } }).catch(() => null)

  // A form sent before its code has arrived would go out as it is, password and all: the attempt waits instead.
  const hold = (event) => {
    if (!event.target.hasAttribute('data-waiting')) return
    event.preventDefault()
    event.target.setAttribute('data-waiting', 'submitted')
  }
  document.addEventListener('submit', hold, true)

  const files = routes.find(([pattern]) => new RegExp(pattern).test(location.pathname))?.[1] ?? []
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
})()
