const half = /\\u[dD][89a-fA-F]/

/**
 * What was parsed from JSON, with the sign of a lost character in place of each half of one. JSON can say half of a
 * character, and neither UTF-8 nor PostgreSQL can keep it.
 */
export function replaceLoneSurrogates(json: string, value: unknown): unknown {
  return half.test(json) ? mended(value) : value
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(mended)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.toWellFormed(), mended(part)]))
}
