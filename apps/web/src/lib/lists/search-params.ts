/**
 * Parses search parameters as plain text, without the router's default JSON: URLs stay readable, pasted values stay
 * text ("007" is not 7), and each route's schema converts them. Control characters are removed, because the API rejects
 * them.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.replace(/\p{Cc}/gu, '')]),
  )
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue
    parameters.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = parameters.toString()
  return text && `?${text}`
}
