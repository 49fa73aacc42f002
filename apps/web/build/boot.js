// Runs inside the HTML, before the first paint and before any file is loaded. It knows the storage keys, the address of
// the API, and which files and requests each route needs; build/html-plugin.ts fills these in. Kept tiny: every page
// carries it.
;(() => {
  const { keys, commonRequests, routes } = __MALOTE_BOOT__
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

  // A form sent before its code has arrived would go out as it is, password and all: the attempt waits instead.
  const hold = (event) => {
    if (!event.target.hasAttribute('data-waiting')) return
    event.preventDefault()
    event.target.setAttribute('data-waiting', 'submitted')
  }
  document.addEventListener('submit', hold, true)

  let match
  const route = routes.find(([pattern]) => (match = new RegExp(pattern).exec(location.pathname)))
  const [, files = [], requests = [], companyRequests = [], roles = []] = route ?? []

  // The page's own requests start here, in parallel with its scripts. The application uses the responses
  // (early-responses.ts).
  if (token) {
    const company = /^\?companyId=([\da-f-]{36})$/i.exec(location.search)?.[1]
    // Without a stored role, only requests of every role are sent: the others would be refused.
    const role = read(keys.role)
    const isAllowed = role ? roles.includes(role) : roles.length === 3
    const templates = !isAllowed ? [] : company ? companyRequests : location.search ? [] : requests
    const headers = { accept: 'application/json, application/problem+json', authorization: `Bearer ${token}` }
    const responses = {}
    for (const template of [...commonRequests, ...templates]) {
      const url = template.replace(/\{(\w+)\}/g, (_, name) => (name === 'company' ? company : match[name]))
      responses[url] = fetch(url, { headers }).catch(() => null)
    }
    window.maloteEarly = { token, responses }
  }

  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
})()
