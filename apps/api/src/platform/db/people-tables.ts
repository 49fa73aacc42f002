import type {
  LegalDocument,
  NotificationType,
  PrivacyRequestKind,
  PrivacyRequestStatus,
} from '@malote/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable } from './columns.ts'

/** The tables of users' accesses, notifications, acceptances and privacy requests, and of postal codes. */
export interface PeopleTables {
  postal_codes: {
    postal_code: Immutable<string>
    street: string | null
    neighborhood: string | null
    city: string | null
    state: string | null
    latitude: number | null
    longitude: number | null
    fetched_at: Date
  }
  access_log: {
    session_id: Immutable<string>
    address: Immutable<string>
    day: Immutable<string>
    user_id: Immutable<string>
    user_agent: Immutable<string | null>
    first_at: Immutable<Date>
    last_at: Date
  }
  privacy_request_sequences: {
    year: number
    last_number: number
  }
  privacy_requests: {
    id: Immutable<string>
    protocol: Immutable<string>
    kind: Immutable<PrivacyRequestKind>
    user_id: Immutable<string | null>
    name: string | null
    email: string | null
    phone: string | null
    message: string | null
    status: PrivacyRequestStatus
    answer: Generated<string | null>
    handled_by_id: Generated<string | null>
    requested_at: Immutable<Date>
    due_at: Immutable<Date>
    erasure_at: Generated<Date | null>
    closed_at: Generated<Date | null>
  }
  notifications: {
    id: Immutable<string>
    user_id: Immutable<string>
    type: Immutable<NotificationType>
    service_order_id: Immutable<string | null>
    subject_id: Immutable<string | null>
    detail: Immutable<string | null>
    actor_id: Immutable<string | null>
    created_at: Immutable<Date>
    read_at: Generated<Date | null>
  }
  notification_preferences: {
    user_id: Immutable<string>
    type: Immutable<NotificationType>
    screen: boolean
    email: boolean
  }
  acceptances: {
    user_id: Immutable<string>
    document: Immutable<LegalDocument>
    version: Immutable<string>
    accepted_at: Immutable<Date>
    address: Immutable<string | null>
  }
}
