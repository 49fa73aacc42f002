const maximumMs = 24 * 60 * 60_000

/** Parses Retry-After, in seconds or as a date (RFC 9110, 10.2.3), to milliseconds; at most a day. */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined
  const wait = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, maximumMs) : undefined
}
