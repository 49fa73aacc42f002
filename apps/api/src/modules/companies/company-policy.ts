import type { CompanyPolicy } from '@malote/api-client/contract'
import type { CompanyRow } from './companies.sql.ts'

const columns = {
  slaNormalHours: 'sla_normal_hours',
  slaUrgentHours: 'sla_urgent_hours',
  maximumAttempts: 'maximum_attempts',
  cancelGraceMinutes: 'cancel_grace_minutes',
  pickupProof: 'pickup_proof',
  dropoffProof: 'dropoff_proof',
  maximumDropoffs: 'maximum_dropoffs',
  dailyOrders: 'daily_orders',
  timeZone: 'time_zone',
} as const satisfies Record<keyof CompanyPolicy, keyof CompanyRow>

/** What was agreed with a company, as the API tells of it. */
export function toPolicy(row: CompanyRow): CompanyPolicy {
  const entries = Object.entries(columns).map(([field, column]) => [field, row[column]])
  return Object.fromEntries(entries) as CompanyPolicy
}

type PolicyChanges = { readonly [Field in keyof CompanyPolicy]?: CompanyPolicy[Field] | undefined }

/** The columns that a change of the agreement writes; what is absent stays. */
export function policyColumns(changes: PolicyChanges = {}): Partial<CompanyRow> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [columns[field as keyof CompanyPolicy], value]))
}
