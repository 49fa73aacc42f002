import type {
  LegalDocument,
  NotificationType,
  PrivacyRequestKind,
  PrivacyRequestStatus,
} from '@malote/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable } from './columns.ts'

interface PostalCodeTable {
  postal_code: Immutable<string>
  street: string | null
  neighborhood: string | null
  city: string | null
  state: string | null
  latitude: number | null
  longitude: number | null
  fetched_at: Date
}

interface AccessLogTable {
  session_id: Immutable<string>
  address: Immutable<string>
  day: Immutable<string>
  user_id: Immutable<string>
  user_agent: Immutable<string | null>
  first_at: Immutable<Date>
  last_at: Date
}

interface PrivacyRequestSequenceTable {
  year: number
  last_number: number
}

interface PrivacyRequestTable {
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
  closed_at: Generated<Date | null>
}

interface NotificationTable {
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

interface NotificationPreferenceTable {
  user_id: Immutable<string>
  type: Immutable<NotificationType>
  screen: boolean
  email: boolean
}

interface AcceptanceTable {
  user_id: Immutable<string>
  document: Immutable<LegalDocument>
  version: Immutable<string>
  accepted_at: Immutable<Date>
  address: Immutable<string | null>
}

/** The tables of users' accesses, notifications, acceptances and privacy requests, and of postal codes. */
export interface PeopleTables {
  postal_codes: PostalCodeTable
  access_log: AccessLogTable
  privacy_request_sequences: PrivacyRequestSequenceTable
  privacy_requests: PrivacyRequestTable
  notifications: NotificationTable
  notification_preferences: NotificationPreferenceTable
  acceptances: AcceptanceTable
}
