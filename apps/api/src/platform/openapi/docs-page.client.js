/* Shows the API reference at /v1/docs. Runs in the browser, after swagger-ui-bundle.js. */
const darkScheme = matchMedia('(prefers-color-scheme: dark)')
const applyScheme = () => document.documentElement.classList.toggle('dark-mode', darkScheme.matches)
darkScheme.addEventListener('change', applyScheme)
applyScheme()

/** Errors and headers link to an operation by its id alone: /v1/docs#serviceOrders.list. */
function completeHash() {
  const [, id, group] = /^#((\w+)\.\w+)$/.exec(location.hash) ?? []
  if (id) history.replaceState(null, '', `#/${group}/${id}`)
}
completeHash()
// Swagger UI reads the address once. It changes it without this event.
addEventListener('hashchange', () => location.reload())

const response = await fetch('/v1/openapi.json')
SwaggerUIBundle({
  // The policy allows requests to the server of this page only.
  spec: { ...(await response.json()), servers: [{ url: location.origin }] },
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
})
