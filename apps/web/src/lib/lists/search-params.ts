/**
 * Search parameters as plain text, without the router's default JSON: addresses stay readable, what people paste stays
 * what they typed ("007" is not 7), and each route's schema says what it makes of them. Control characters, which nobody
 * types and the API refuses, are left out.
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
