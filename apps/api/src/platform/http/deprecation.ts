import type { Endpoint } from '@malote/api-client/contract'

/**
 * What every answer of a call that will go says: since when it is not to be used any more (RFC 9745), when it will stop
 * answering (RFC 8594), and what to use instead.
 */
export function deprecationHeaders({ deprecated }: Endpoint): Readonly<Record<string, string>> {
  if (!deprecated) return {}
  const seconds = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / 1000)
  return {
    deprecation: `@${seconds(deprecated.since)}`,
    sunset: new Date(seconds(deprecated.until) * 1000).toUTCString(),
    link: `</v1/docs#${deprecated.instead}>; rel="successor-version"`,
  }
}
