const half = /\\u[dD][89a-fA-F]/

/** Replaces lone surrogates in a parsed JSON value with U+FFFD. JSON can contain them; UTF-8 and PostgreSQL cannot. */
export function replaceLoneSurrogates(json: string, value: unknown): unknown {
  return half.test(json) ? corrected(value) : value
}

function corrected(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(corrected)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.toWellFormed(), corrected(part)]))
}
