import type { CompanyPolicy } from '@malote/api-client/contract'
import { fillRequiredProofs } from '../../domain/required-proofs.ts'
import type { CompanyRow } from './companies.sql.ts'

type Deprecated = 'pickupProof' | 'dropoffProof'

const columns = {
  slaNormalHours: 'sla_normal_hours',
  slaUrgentHours: 'sla_urgent_hours',
  maximumAttempts: 'maximum_attempts',
  cancelGraceMinutes: 'cancel_grace_minutes',
  pickupProofs: 'pickup_proofs',
  dropoffProofs: 'dropoff_proofs',
  returnProofs: 'return_proofs',
  maximumDropoffs: 'maximum_dropoffs',
  dailyOrders: 'daily_orders',
  recipientMessages: 'recipient_messages',
  timeZone: 'time_zone',
} as const satisfies Record<Exclude<keyof CompanyPolicy, Deprecated>, keyof CompanyRow>

/** The policy of a company without deprecated fields, as the audit log records it. */
export function auditedPolicy(row: CompanyRow): Omit<CompanyPolicy, Deprecated> {
  const entries = Object.entries(columns).map(([field, column]) => [field, row[column]])
  return Object.fromEntries(entries) as Omit<CompanyPolicy, Deprecated>
}

/** Maps the policy columns of a company to the API's policy. */
export function toPolicy(row: CompanyRow): CompanyPolicy {
  const deprecated = { pickupProof: row.pickup_proofs?.[0] ?? null, dropoffProof: row.dropoff_proofs?.[0] ?? null }
  return { ...auditedPolicy(row), ...deprecated }
}

type PolicyChanges = { readonly [Field in keyof CompanyPolicy]?: CompanyPolicy[Field] | undefined }

/** Maps policy changes to columns; absent fields stay unchanged. */
export function toPolicyColumns({ pickupProof, dropoffProof, ...changes }: PolicyChanges = {}): Partial<CompanyRow> {
  const policy: PolicyChanges = {
    ...changes,
    pickupProofs: fillRequiredProofs(changes.pickupProofs, pickupProof),
    dropoffProofs: fillRequiredProofs(changes.dropoffProofs, dropoffProof),
  }
  const given = Object.entries(policy).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [columns[field as keyof typeof columns], value]))
}
