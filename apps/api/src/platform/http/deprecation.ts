import type { Endpoint } from '@malote/api-client/contract'

/**
 * Headers of every response of a deprecated endpoint: since when it is deprecated (RFC 9745), when it will be removed
 * (RFC 8594), and what replaces it.
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
