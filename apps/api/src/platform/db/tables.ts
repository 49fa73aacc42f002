import type {
  CompanyStatus,
  Holiday,
  OpeningSpan,
  ProofKind,
  RecipientMessageTemplates,
  Role,
  ServiceOrderStatus,
  UserStatus,
  WebhookDeliveryStatus,
  WebhookEventType,
  WebhookStatus,
} from '@malote/api-client/contract'
import type { ColumnType, Generated } from 'kysely'
import type { AddressColumns, Immutable } from './columns.ts'
import type { OrderTables } from './order-tables.ts'
import type { PeopleTables } from './people-tables.ts'
import type { ReportTables } from './report-tables.ts'

/** The database as the migrations leave it. */
export interface Tables extends OrderTables, PeopleTables, ReportTables {
  users: {
    id: Immutable<string>
    name: string
    email: string
    phone: string | null
    role: Role
    status: UserStatus
    password_hash: string | null
    last_login_at: Date | null
    /** Acts for an API key. */
    integration: Generated<boolean>
    /** Of operators: whether they belong to the delivery team. */
    carries_out: Generated<boolean>
    deactivated_by_admin: Generated<boolean>
    version: Generated<number>
    created_at: Immutable<Date>
    updated_at: Date
  }
  sessions: {
    id: Immutable<string>
    user_id: Immutable<string>
    token_hash: Immutable<Buffer>
    user_agent: string | null
    address: string | null
    created_at: Immutable<Date>
    last_seen_at: Date
    expires_at: Date
  }
  login_attempts: {
    email: string
    address: string
    attempts: number
    updated_at: Date
  }
  password_tokens: {
    token_hash: Immutable<Buffer>
    user_id: Immutable<string>
    created_at: Immutable<Date>
    expires_at: Date
  }
  emails: {
    id: Immutable<string>
    recipient: Immutable<string>
    subject: Immutable<string>
    body: string
    created_at: Immutable<Date>
    sent_at: ColumnType<Date | null, never, Date>
    attempts: ColumnType<number, never, number>
    maximum_attempts: ColumnType<number, never, never>
    next_attempt_at: Date
    /** The hash of the token in the link of the body. */
    token_hash: Generated<Buffer | null>
    /** The key of the attached file. */
    file_key: Generated<string | null>
    file_name: Generated<string | null>
    file_type: Generated<string | null>
    /** The message to a recipient that this e-mail is. */
    recipient_message_id: Generated<string | null>
    /** Fills in the marker of the body; deleted when the e-mail is sent. */
    secret: Generated<string | null>
    unsubscribe_url: Generated<string | null>
  }
  companies: {
    id: Immutable<string>
    name: string
    cnpj: string | null
    status: CompanyStatus
    maximum_attempts: Generated<number | null>
    sla_normal_hours: Generated<number | null>
    sla_urgent_hours: Generated<number | null>
    pickup_proofs: Generated<ProofKind[] | null>
    dropoff_proofs: Generated<ProofKind[] | null>
    return_proofs: Generated<ProofKind[] | null>
    cancel_grace_minutes: Generated<number | null>
    maximum_dropoffs: Generated<number | null>
    daily_orders: Generated<number | null>
    time_zone: Generated<string | null>
    /** Whether recipients of its orders receive messages. */
    recipient_messages: Generated<boolean>
    version: Generated<number>
    created_at: Immutable<Date>
    updated_at: Date
  }
  company_days: {
    company_id: Immutable<string>
    day: Immutable<string>
    requested: number
  }
  memberships: {
    id: Immutable<string>
    company_id: Immutable<string>
    user_id: Immutable<string>
    /** Of operators: whether they may assign the company's orders to others. */
    dispatches: Generated<boolean>
    created_at: Immutable<Date>
  }
  locations: AddressColumns & {
    id: Immutable<string>
    company_id: Immutable<string>
    name: string
    state: string
    contact_name: string | null
    contact_phone: string | null
    contact_email: Generated<string | null>
    instructions: string | null
    /** Written as JSON text; read back as the value. */
    hours: ColumnType<OpeningSpan[], string | undefined, string>
    access_notes: Generated<string | null>
    active: boolean
    version: Generated<number>
    created_at: Immutable<Date>
    updated_at: Date
  }
  idempotency_keys: {
    user_id: Immutable<string>
    key: Immutable<string>
    request_hash: Immutable<Buffer>
    status: ColumnType<number | null, never, number>
    answer: ColumnType<string | null, never, string>
    role: Immutable<Role | null>
    carries_out: Immutable<boolean | null>
    company_ids: Immutable<string[] | null>
    created_at: Immutable<Date>
    expires_at: Date
  }
  settings: {
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
    /** Written as JSON text; null are the default texts. */
    recipient_messages: ColumnType<Partial<RecipientMessageTemplates> | null, never, string>
    version: Generated<number>
    /** The two are written as JSON text and read back as their values. */
    opening_hours: ColumnType<OpeningSpan[], string | undefined, string>
    holidays: ColumnType<Holiday[], string | undefined, string>
    failure_reasons: Generated<string[]>
    cancel_reasons: Generated<string[]>
    hold_reasons: Generated<string[]>
    return_reasons: Generated<string[]>
    requeue_reasons: Generated<string[]>
    other_reasons: Generated<boolean>
    pickup_proofs: Generated<ProofKind[]>
    dropoff_proofs: Generated<ProofKind[]>
    return_proofs: Generated<ProofKind[]>
    notified_statuses: Generated<ServiceOrderStatus[]>
    access_log_days: Generated<number>
    email_days: Generated<number>
    tracking_days: Generated<number>
    import_days: Generated<number>
    audit_months: Generated<number>
    contact_months: Generated<number | null>
  }
  audit_log: {
    id: Immutable<string>
    actor_id: Immutable<string | null>
    action: Immutable<string>
    entity: Immutable<string>
    entity_id: Immutable<string>
    company_id: Immutable<string | null>
    /** Written as JSON text; read back as the value. */
    changes: ColumnType<unknown, string, never>
    request_id: Immutable<string>
    address: Immutable<string | null>
    recorded_at: Immutable<Date>
  }
  api_keys: {
    id: Immutable<string>
    company_id: Immutable<string>
    user_id: Immutable<string>
    name: Immutable<string>
    token_hash: Immutable<Buffer>
    prefix: Immutable<string>
    created_by_id: Immutable<string>
    created_at: Immutable<Date>
    expires_at: Immutable<Date | null>
    last_used_at: Generated<Date | null>
    revoked_at: Generated<Date | null>
    version: Generated<number>
  }
  call_counts: {
    caller: string
    ends_at: Date
    calls: number
  }
  webhooks: {
    id: Immutable<string>
    company_id: Immutable<string>
    url: string
    description: string | null
    events: WebhookEventType[]
    status: WebhookStatus
    secret: string
    failing_since: Generated<Date | null>
    created_by_id: Immutable<string>
    created_at: Immutable<Date>
    updated_at: Date
    version: Generated<number>
  }
  webhook_secrets: {
    id: Immutable<string>
    webhook_id: Immutable<string>
    secret: Immutable<string>
    valid_until: Immutable<Date>
  }
  webhook_deliveries: {
    id: Immutable<string>
    webhook_id: Immutable<string>
    event_id: Immutable<string | null>
    type: Immutable<string>
    status: WebhookDeliveryStatus
    attempts: Generated<number>
    next_attempt_at: Date | null
    last_status: Generated<number | null>
    last_error: Generated<string | null>
    duration_ms: Generated<number | null>
    created_at: Immutable<Date>
    finished_at: Generated<Date | null>
    body: Generated<string | null>
  }
}
