import type {
  LegalDocument,
  NotificationType,
  PrivacyRequestKind,
  PrivacyRequestStatus,
} from '@malote/api-client/contract'
import type { Generated } from 'kysely'
import type { Fixed } from './columns.ts'

interface PostalCodeTable {
  postal_code: Fixed<string>
  street: string | null
  neighborhood: string | null
  city: string | null
  state: string | null
  latitude: number | null
  longitude: number | null
  fetched_at: Date
}

interface AccessLogTable {
  session_id: Fixed<string>
  address: Fixed<string>
  day: Fixed<string>
  user_id: Fixed<string>
  user_agent: Fixed<string | null>
  first_at: Fixed<Date>
  last_at: Date
}

interface PrivacyRequestSequenceTable {
  year: number
  last_number: number
}

interface PrivacyRequestTable {
  id: Fixed<string>
  protocol: Fixed<string>
  kind: Fixed<PrivacyRequestKind>
  user_id: Fixed<string | null>
  name: string | null
  email: string | null
  phone: string | null
  message: string | null
  status: PrivacyRequestStatus
  answer: Generated<string | null>
  handled_by_id: Generated<string | null>
  requested_at: Fixed<Date>
  due_at: Fixed<Date>
  closed_at: Generated<Date | null>
}

interface NotificationTable {
  id: Fixed<string>
  user_id: Fixed<string>
  type: Fixed<NotificationType>
  service_order_id: Fixed<string | null>
  subject_id: Fixed<string | null>
  detail: Fixed<string | null>
  actor_id: Fixed<string | null>
  created_at: Fixed<Date>
  read_at: Generated<Date | null>
}

interface NotificationPreferenceTable {
  user_id: Fixed<string>
  type: Fixed<NotificationType>
  screen: boolean
  email: boolean
}

interface AcceptanceTable {
  user_id: Fixed<string>
  document: Fixed<LegalDocument>
  version: Fixed<string>
  accepted_at: Fixed<Date>
  address: Fixed<string | null>
}

/** Where people were, what they were told, agreed to and asked about their data; and what a CEP stands for. */
export interface PeopleTables {
  postal_codes: PostalCodeTable
  access_log: AccessLogTable
  privacy_request_sequences: PrivacyRequestSequenceTable
  privacy_requests: PrivacyRequestTable
  notifications: NotificationTable
  notification_preferences: NotificationPreferenceTable
  acceptances: AcceptanceTable
}
