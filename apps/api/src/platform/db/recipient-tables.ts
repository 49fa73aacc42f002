import type { RecipientRequestKind, RecipientRequestStatus } from '@malote/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable } from './columns.ts'

interface RecipientRequestTable {
  id: Immutable<string>
  stop_id: Immutable<string>
  kind: Immutable<RecipientRequestKind>
  status: RecipientRequestStatus
  window_start: Immutable<Date | null>
  window_end: Immutable<Date | null>
  note: string | null
  decline_reason: Generated<string | null>
  decided_by_id: Generated<string | null>
  decided_at: Date | null
  created_at: Immutable<Date>
}

interface StopRatingTable {
  stop_id: Immutable<string>
  score: number
  comment: string | null
  created_at: Immutable<Date>
  updated_at: Date
}

/** The tables of what recipients send on the page of their delivery. */
export interface RecipientTables {
  recipient_requests: RecipientRequestTable
  stop_ratings: StopRatingTable
}
