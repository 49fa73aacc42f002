import type { Acceptance } from '@malote/api-client/contract'
import type { AcceptanceRow } from './acceptances.sql.ts'

/** Maps a row to an acceptance of the API. */
export function toAcceptance({ document, version, accepted_at }: AcceptanceRow): Acceptance {
  return { document, version, acceptedAt: accepted_at.toISOString() }
}
