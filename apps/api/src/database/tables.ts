import type {
  Attachment,
  CommentVisibility,
  CompanyStatus,
  FieldChange,
  ImportStatus,
  Priority,
  ProofKind,
  Role,
  ServiceOrder,
  ServiceOrderEvent,
  ServiceOrderStatus,
  StopState,
  UserStatus,
} from '@malote/api-client/contract'
import type { ColumnType, Generated } from 'kysely'

/** A column that is given once, when the row is made. */
type Fixed<T> = ColumnType<T, T, never>

interface UserTable {
  id: Fixed<string>
  name: string
  email: string
  phone: string | null
  role: Role
  status: UserStatus
  password_hash: string | null
  last_login_at: Date | null
  created_at: Fixed<Date>
  updated_at: Date
}

interface SessionTable {
  id: Fixed<string>
  user_id: Fixed<string>
  token_hash: Fixed<Buffer>
  user_agent: string | null
  address: string | null
  created_at: Fixed<Date>
  last_seen_at: Date
  expires_at: Date
}

interface LoginAttemptTable {
  email: string
  address: string
  attempts: number
  updated_at: Date
}

interface PasswordTokenTable {
  token_hash: Fixed<Buffer>
  user_id: Fixed<string>
  created_at: Fixed<Date>
  expires_at: Date
}

interface EmailTable {
  id: Fixed<string>
  recipient: Fixed<string>
  subject: Fixed<string>
  body: Fixed<string>
  created_at: Fixed<Date>
  sent_at: ColumnType<Date | null, never, Date>
  attempts: ColumnType<number, never, number>
  maximum_attempts: ColumnType<number, never, never>
  next_attempt_at: Date
}

interface CompanyTable {
  id: Fixed<string>
  name: string
  cnpj: string | null
  status: CompanyStatus
  maximum_attempts: Generated<number | null>
  sla_normal_hours: Generated<number | null>
  sla_urgent_hours: Generated<number | null>
  pickup_proof: Generated<ProofKind | null>
  dropoff_proof: Generated<ProofKind | null>
  created_at: Fixed<Date>
  updated_at: Date
}

interface MembershipTable {
  id: Fixed<string>
  company_id: Fixed<string>
  user_id: Fixed<string>
  created_at: Fixed<Date>
}

interface AddressColumns {
  postal_code: string
  street: string
  number: string
  complement: string | null
  neighborhood: string
  city: string
  reference: string | null
}

interface LocationTable extends AddressColumns {
  id: Fixed<string>
  company_id: Fixed<string>
  name: string
  state: string
  contact_name: string | null
  contact_phone: string | null
  instructions: string | null
  active: boolean
  created_at: Fixed<Date>
  updated_at: Date
}

interface ServiceOrderSequenceTable {
  year: number
  last_number: number
}

interface ServiceOrderTable {
  id: Fixed<string>
  order_number: Fixed<string>
  company_id: string
  status: ServiceOrderStatus
  priority: Priority
  external_ref: string | null
  cost_center: string | null
  declared_value_cents: number | null
  notes: string | null
  internal_notes: string | null
  scheduled_for: Date | null
  promised_at: Date | null
  requested_at: Date | null
  accepted_at: Generated<Date | null>
  collected_at: Generated<Date | null>
  delivered_at: Generated<Date | null>
  closed_at: Generated<Date | null>
  canceled_at: Generated<Date | null>
  assignee_id: Generated<string | null>
  requested_by_id: string | null
  attempts: Generated<number>
  chargeable: Generated<boolean>
  cancel_reason: Generated<string | null>
  held_from: Generated<ServiceOrderStatus | null>
  held_at: Generated<Date | null>
  corrected: Generated<boolean>
  public_token: Fixed<string>
  duplicated_from: Generated<string | null>
  source: ServiceOrder['source']
  version: Generated<number>
  event_count: Generated<number>
  search_text: string
  created_at: Fixed<Date>
  updated_at: Date
}

interface ServiceOrderStopTable extends AddressColumns {
  id: Fixed<string>
  service_order_id: Fixed<string>
  kind: Fixed<'pickup' | 'dropoff'>
  position: number
  state: StopState
  location_id: string | null
  state_code: string
  contact_name: string
  contact_phone: string | null
  window_start: Date | null
  window_end: Date | null
  instructions: string | null
  completed_at: Generated<Date | null>
  receiver_name: Generated<string | null>
  failure_reason: Generated<string | null>
  required_proof: ProofKind | null
  pin: ColumnType<string, never, never>
  pin_confirmed_at: Generated<Date | null>
  pin_attempts: Generated<number>
  pin_tried_at: Generated<Date | null>
}

interface ServiceOrderItemTable {
  service_order_id: Fixed<string>
  position: Fixed<number>
  description: string
  quantity: number
  weight_grams: number | null
  length_cm: number | null
  width_cm: number | null
  height_cm: number | null
  value_cents: number | null
  fragile: boolean
}

interface ServiceOrderEventTable {
  id: Fixed<string>
  service_order_id: Fixed<string>
  position: Fixed<number>
  type: Fixed<ServiceOrderEvent['type']>
  from_status: Fixed<ServiceOrderStatus | null>
  to_status: Fixed<ServiceOrderStatus | null>
  stop_id: Fixed<string | null>
  stop_state: Fixed<StopState | null>
  reason: Fixed<string | null>
  note: Fixed<string | null>
  visibility: Fixed<ServiceOrderEvent['visibility']>
  actor_id: Fixed<string | null>
  occurred_at: Fixed<Date>
  recorded_at: Fixed<Date>
  /** The order's version once this had happened; absent for what happened before versions were kept. */
  version: ColumnType<number | null, number, never>
  /** Written as JSON text; read back as the value. */
  changes: ColumnType<FieldChange[] | null, string | null, never>
}

interface AttachmentTable {
  id: Fixed<string>
  service_order_id: Fixed<string>
  stop_id: Fixed<string | null>
  kind: Fixed<Attachment['kind']>
  name: Fixed<string>
  type: Fixed<Attachment['type']>
  bytes: Fixed<number>
  sha256: Fixed<Buffer>
  visibility: Fixed<Attachment['visibility']>
  file_key: Fixed<string>
  public_key: Fixed<string | null>
  uploaded_by_id: Fixed<string>
  created_at: Fixed<Date>
}

interface CommentTable {
  id: Fixed<string>
  service_order_id: Fixed<string>
  author_id: Fixed<string>
  text: Fixed<string>
  visibility: Fixed<CommentVisibility>
  created_at: Fixed<Date>
}

interface ImportTable {
  id: Fixed<string>
  company_id: Fixed<string>
  created_by_id: Fixed<string>
  file_name: Fixed<string>
  file_key: Fixed<string>
  file_sha256: Fixed<Buffer>
  format: Fixed<'csv' | 'xlsx'>
  status: ImportStatus
  failure: Generated<string | null>
  /** Written as JSON text; read back as the value. */
  headers: ColumnType<string[], string | undefined, string>
  created_at: Fixed<Date>
  finished_at: Generated<Date | null>
}

interface ImportRowTable {
  import_id: Fixed<string>
  row_number: Fixed<number>
  state: 'valid' | 'invalid' | 'created' | 'repeated'
  /** The three are written as JSON text and read back as their values. */
  cells: ColumnType<(string | number | boolean | null)[], string, never>
  input: ColumnType<unknown, string | null, never>
  errors: ColumnType<{ column: string; message: string }[], string, string>
}

interface ImportedRowTable {
  company_id: Fixed<string>
  file_sha256: Fixed<Buffer>
  row_number: Fixed<number>
  service_order_id: Fixed<string>
}

interface IdempotencyKeyTable {
  user_id: Fixed<string>
  key: Fixed<string>
  request_hash: Fixed<Buffer>
  status: ColumnType<number | null, never, number>
  answer: ColumnType<string | null, never, string>
  created_at: Fixed<Date>
  expires_at: Date
}

interface SettingsTable {
  only_row: Generated<boolean>
  organization_name: string | null
  contact_email: string | null
  contact_phone: string | null
  court_city: string | null
  data_protection_officer: string | null
  time_zone: string
  metabase_url: string | null
  cancel_grace_minutes: number
  sla_normal_hours: number
  sla_urgent_hours: number
  maximum_attempts: number
  demo_since: Date | null
}

interface AuditLogTable {
  id: Fixed<string>
  actor_id: Fixed<string | null>
  action: Fixed<string>
  entity: Fixed<string>
  entity_id: Fixed<string>
  company_id: Fixed<string | null>
  /** Written as JSON text; read back as the value. */
  changes: ColumnType<unknown, string, never>
  request_id: Fixed<string>
  address: Fixed<string | null>
  recorded_at: Fixed<Date>
}

/** The database as the migrations leave it. */
export interface Tables {
  users: UserTable
  sessions: SessionTable
  login_attempts: LoginAttemptTable
  password_tokens: PasswordTokenTable
  emails: EmailTable
  companies: CompanyTable
  memberships: MembershipTable
  locations: LocationTable
  service_order_sequences: ServiceOrderSequenceTable
  service_orders: ServiceOrderTable
  service_order_stops: ServiceOrderStopTable
  service_order_items: ServiceOrderItemTable
  service_order_events: ServiceOrderEventTable
  service_order_comments: CommentTable
  service_order_attachments: AttachmentTable
  imports: ImportTable
  import_rows: ImportRowTable
  imported_rows: ImportedRowTable
  idempotency_keys: IdempotencyKeyTable
  settings: SettingsTable
  audit_log: AuditLogTable
}
