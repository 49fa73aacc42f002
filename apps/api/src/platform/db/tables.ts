import type {
  ColumnQuestion,
  ColumnReading,
  FieldChange,
  Holiday,
  Import,
  ImportConstant,
  ImportKind,
  ImportMapping,
  ImportTable,
  ImportTableChoice,
  NotificationType,
  OpeningSpan,
  ProofKind,
  ReceiptStatement,
  RecipientMessageTemplates,
  ReportKey,
  Role,
  SameInvoice,
  ServiceOrderStatus,
  StopState,
  WebhookEventType,
} from '@malote/api-client/contract'
import type { Generated } from 'kysely'
import type { GeneratedJson, Immutable, Json, NullableJson } from './columns.ts'
import type { Schema } from './schema.gen.ts'

/** The columns that the database describes less exactly than the contract. */
interface NarrowedColumns {
  idempotency_keys: { role: Role | null }
  import_rows: {
    cells: Json<(string | number | boolean | null)[]>
    input: NullableJson
    same_invoice: NullableJson<SameInvoice>
    errors: GeneratedJson<{ column: string; message: string }[]>
    changes: GeneratedJson<{ column: string; from: string | null; to: string }[]>
  }
  import_mappings: {
    kind: Immutable<ImportKind>
    columns: Json<ImportMapping['columns']>
    constants: GeneratedJson<ImportConstant[]>
  }
  imports: {
    kind: Generated<ImportKind>
    headers: GeneratedJson<string[]>
    columns: NullableJson<(string | null)[]>
    readings: NullableJson<(ColumnReading | null)[]>
    questions: NullableJson<(ColumnQuestion | null)[]>
    table_choice: NullableJson<ImportTableChoice>
    table_read: NullableJson<ImportTable>
    samples: NullableJson<string[][]>
    constants: GeneratedJson<ImportConstant[]>
    totals: NullableJson<NonNullable<Import['totals']>>
  }
  locations: { hours: GeneratedJson<OpeningSpan[]> }
  notification_preferences: { type: Immutable<NotificationType> }
  receipts: { statement: Json<ReceiptStatement> }
  /** The archive of proofs is a run too; all others are reports. */
  report_runs: { key: ReportKey | 'delivery-proofs' }
  report_schedules: { key: ReportKey }
  service_order_count_changes: { status: ServiceOrderStatus }
  service_order_counts: { status: Immutable<ServiceOrderStatus> }
  service_order_events: {
    from_status: ServiceOrderStatus | null
    to_status: ServiceOrderStatus | null
    stop_state: StopState | null
    changes: NullableJson<FieldChange[]>
  }
  service_order_failures: { status: ServiceOrderStatus }
  /** Triggers set both when an insert leaves them out. */
  service_order_stops: { company_id: Generated<string>; required_proofs: Generated<ProofKind[]> }
  service_orders: { held_from: ServiceOrderStatus | null }
  settings: {
    opening_hours: GeneratedJson<OpeningSpan[]>
    holidays: GeneratedJson<Holiday[]>
    notified_statuses: Generated<ServiceOrderStatus[]>
    recipient_messages: NullableJson<Partial<RecipientMessageTemplates>>
  }
  webhooks: { events: WebhookEventType[] }
}

type Narrowed<Table extends keyof Schema> = Table extends keyof NarrowedColumns ? NarrowedColumns[Table] : unknown

/** The tables: the generated schema, narrowed to the values that the application stores. */
export type Tables = {
  [Table in keyof Schema]: {
    [Column in keyof Schema[Table]]: Column extends keyof Narrowed<Table>
      ? Narrowed<Table>[Column]
      : Schema[Table][Column]
  }
}
