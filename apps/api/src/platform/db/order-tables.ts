import type {
  Attachment,
  CommentVisibility,
  FieldChange,
  ImportStatus,
  Priority,
  ProofKind,
  ReceiptStatement,
  RecipientMessageKind,
  RecipientRequestKind,
  RecipientRequestStatus,
  ServiceOrder,
  ServiceOrderEvent,
  ServiceOrderStatus,
  StopKind,
  StopState,
} from '@malote/api-client/contract'
import type { ColumnType, Generated } from 'kysely'
import type { AddressColumns, Immutable } from './columns.ts'

/** The tables of orders and their parts, and of what recipients send on the page of their delivery. */
export interface OrderTables {
  service_order_count_changes: {
    company_id: string
    status: ServiceOrderStatus
    change: number
  }
  service_order_sequences: {
    year: number
    last_number: number
  }
  service_orders: {
    id: Immutable<string>
    order_number: Immutable<string>
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
    canceled_by_id: Generated<string | null>
    assignee_id: Generated<string | null>
    requested_by_id: string | null
    attempts: Generated<number>
    chargeable: Generated<boolean>
    cancel_reason: Generated<string | null>
    held_from: Generated<ServiceOrderStatus | null>
    held_at: Generated<Date | null>
    /** Milliseconds on hold that the promise contains. */
    held_ms: Generated<number>
    corrected: Generated<boolean>
    duplicated_from: Generated<string | null>
    source: ServiceOrder['source']
    version: Generated<number>
    event_count: Generated<number>
    contacts_erased_at: Generated<Date | null>
    search_text: string
    created_at: Immutable<Date>
    updated_at: Date
  }
  service_order_stops: AddressColumns & {
    id: Immutable<string>
    service_order_id: Immutable<string>
    /** The company of the order, which the database copies. */
    company_id: Generated<string>
    kind: Immutable<StopKind>
    position: number
    state: StopState
    location_id: string | null
    state_code: string
    contact_name: string
    contact_phone: string | null
    contact_email: Generated<string | null>
    window_start: Date | null
    window_end: Date | null
    instructions: string | null
    completed_at: Generated<Date | null>
    receiver_name: Generated<string | null>
    failure_reason: Generated<string | null>
    required_proofs: Generated<ProofKind[]>
    /** Written for processes of the previous version only. */
    required_proof: Generated<ProofKind | null>
    pin: ColumnType<string, never, never>
    pin_confirmed_at: Generated<Date | null>
    pin_attempts: Generated<number>
    pin_tried_at: Generated<Date | null>
    /** The secret of the tracking link of a drop-off, which the database generates. */
    public_token: ColumnType<string | null, never, never>
  }
  service_order_items: {
    service_order_id: Immutable<string>
    position: Immutable<number>
    description: string
    quantity: number
    weight_grams: number | null
    length_cm: number | null
    width_cm: number | null
    height_cm: number | null
    value_cents: number | null
    fragile: boolean
  }
  service_order_events: {
    id: Immutable<string>
    service_order_id: Immutable<string>
    position: Immutable<number>
    type: Immutable<ServiceOrderEvent['type']>
    from_status: Immutable<ServiceOrderStatus | null>
    to_status: Immutable<ServiceOrderStatus | null>
    stop_id: Immutable<string | null>
    stop_state: Immutable<StopState | null>
    reason: Immutable<string | null>
    note: Immutable<string | null>
    comment_id: ColumnType<string | null, string | null | undefined, never>
    visibility: Immutable<ServiceOrderEvent['visibility']>
    actor_id: Immutable<string | null>
    occurred_at: Immutable<Date>
    recorded_at: Immutable<Date>
    /** When a device without a connection recorded it, by its own clock. */
    device_time: ColumnType<Date | null, Date | null | undefined, never>
    /** The version of the order after this event; null for events from before versions existed. */
    version: ColumnType<number | null, number, never>
    /** Written as JSON text; read back as the value. */
    changes: ColumnType<FieldChange[] | null, string | null, never>
    undoes_event_id: ColumnType<string | null, string | null | undefined, never>
    latitude: ColumnType<number | null, number | null | undefined, never>
    longitude: ColumnType<number | null, number | null | undefined, never>
    accuracy_meters: ColumnType<number | null, number | null | undefined, never>
    checked_volumes: ColumnType<number | null, number | null | undefined, never>
  }
  service_order_manual_positions: {
    user_id: Immutable<string>
    service_order_id: Immutable<string>
    position: Immutable<number>
  }
  /** The last step of an order and its state before it. */
  service_order_last_steps: {
    service_order_id: Immutable<string>
    actor_id: string
    event_id: string
    version: number
    event_count: number
    /** Written as JSON text; read back as the value. */
    before: ColumnType<unknown, string, string>
    /** The key of the request that took the step. */
    idempotency_key: string | null
    created_at: Date
  }
  service_order_comments: {
    id: Immutable<string>
    service_order_id: Immutable<string>
    author_id: Immutable<string>
    text: Immutable<string>
    visibility: Immutable<CommentVisibility>
    created_at: Immutable<Date>
  }
  service_order_attachments: {
    id: Immutable<string>
    service_order_id: Immutable<string>
    stop_id: Immutable<string | null>
    kind: Immutable<Attachment['kind']>
    name: Immutable<string>
    type: Immutable<Attachment['type']>
    bytes: Immutable<number>
    sha256: Immutable<Buffer>
    visibility: Immutable<Attachment['visibility']>
    file_key: Immutable<string>
    public_key: Immutable<string | null>
    uploaded_by_id: Immutable<string>
    created_at: Immutable<Date>
  }
  receipts: {
    id: Immutable<string>
    service_order_id: Immutable<string>
    /** The SHA-256 of what the receipt contains, apart from its id, its salt and its time. */
    digest: Immutable<Buffer>
    salt: Immutable<string>
    /** Written as JSON text; read back as the value. */
    statement: ColumnType<ReceiptStatement, string, never>
    key_id: Immutable<string>
    signature: Immutable<string>
    issued_at: Immutable<Date>
  }
  recipient_messages: {
    id: Immutable<string>
    service_order_id: Immutable<string>
    stop_id: Immutable<string>
    kind: Immutable<RecipientMessageKind>
    channel: Immutable<'email' | 'text'>
    status: 'waiting' | 'queued' | 'sent' | 'failed' | 'opted_out' | 'skipped'
    /** Most of it hidden. */
    contact: string | null
    requested_by_id: Immutable<string | null>
    error: string | null
    attempts: number
    next_attempt_at: Date | null
    created_at: Immutable<Date>
    finished_at: Date | null
  }
  recipient_opt_outs: {
    /** A keyed hash. */
    contact_hash: Immutable<Buffer>
    /** Null: of all companies. */
    company_id: Generated<string | null>
    created_at: Immutable<Date>
  }
  signing_keys: {
    id: Immutable<string>
    public_key: Immutable<string>
    /** Encrypted. */
    private_key: Immutable<string>
    created_at: Immutable<Date>
    /** Statements that are dated later do not hold. */
    retired_at: Date | null
  }
  imports: {
    id: Immutable<string>
    company_id: Immutable<string>
    created_by_id: Immutable<string>
    file_name: Immutable<string>
    file_key: Immutable<string>
    file_sha256: Immutable<Buffer>
    format: Immutable<'csv' | 'xlsx'>
    status: ImportStatus
    failure: Generated<string | null>
    /** Written as JSON text; read back as the value. */
    headers: ColumnType<string[], string | undefined, string>
    columns: ColumnType<(string | null)[] | null, string | null | undefined, string | null>
    check_started_at: Generated<Date | null>
    created_at: Immutable<Date>
    finished_at: Generated<Date | null>
  }
  import_rows: {
    import_id: Immutable<string>
    row_number: Immutable<number>
    state: 'valid' | 'invalid' | 'created' | 'repeated'
    /** The three are written as JSON text and read back as their values. */
    cells: ColumnType<(string | number | boolean | null)[], string, never>
    input: ColumnType<unknown, string | null, never>
    errors: ColumnType<{ column: string; message: string }[], string, string>
  }
  imported_rows: {
    company_id: Immutable<string>
    file_sha256: Immutable<Buffer>
    row_number: Immutable<number>
    service_order_id: Immutable<string>
  }
  recipient_requests: {
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
  stop_ratings: {
    stop_id: Immutable<string>
    score: number
    comment: string | null
    created_at: Immutable<Date>
    updated_at: Date
  }
}
