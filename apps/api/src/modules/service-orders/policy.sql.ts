import type { Holiday, OpeningSpan, ProofKind } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { companyTimeZone } from '../../platform/db/time-zone.ts'

/** The policy of a company that its orders follow, with the organisation's settings where the company has none. */
export const orderPolicyColumns = [
  'settings.opening_hours',
  'settings.holidays',
  companyTimeZone.as('time_zone'),
  sql<number>`coalesce(companies.cancel_grace_minutes, settings.cancel_grace_minutes)`.as('cancel_grace_minutes'),
  sql<number>`coalesce(companies.maximum_attempts, settings.maximum_attempts)`.as('maximum_attempts'),
  sql<number>`coalesce(companies.sla_normal_hours, settings.sla_normal_hours)`.as('sla_normal_hours'),
  sql<number>`coalesce(companies.sla_urgent_hours, settings.sla_urgent_hours)`.as('sla_urgent_hours'),
] as const

export interface ServicePolicy {
  readonly sla_normal_hours: number
  readonly sla_urgent_hours: number
  readonly opening_hours: OpeningSpan[]
  readonly holidays: Holiday[]
  readonly time_zone: string
  readonly pickup_proofs: ProofKind[]
  readonly dropoff_proofs: ProofKind[]
  readonly return_proofs: ProofKind[]
  readonly maximum_dropoffs: number | null
  readonly daily_orders: number | null
  readonly cancel_grace_minutes: number
  readonly maximum_attempts: number
}

const selectPolicy = (db: Database, companyId: string) =>
  db
    .selectFrom('companies')
    .innerJoin('settings', (join) => join.onTrue())
    .select(orderPolicyColumns)
    .select([
      sql<ProofKind[]>`coalesce(companies.pickup_proofs, settings.pickup_proofs)`.as('pickup_proofs'),
      sql<ProofKind[]>`coalesce(companies.dropoff_proofs, settings.dropoff_proofs)`.as('dropoff_proofs'),
      sql<ProofKind[]>`coalesce(companies.return_proofs, settings.return_proofs)`.as('return_proofs'),
      'companies.maximum_dropoffs',
      'companies.daily_orders',
    ])
    .where('companies.id', '=', companyId)

/** Selects the policy of a company, with the organisation's settings where the company has none. */
export const selectServicePolicy = (db: Database, companyId: string): Promise<ServicePolicy> =>
  selectPolicy(db, companyId).executeTakeFirstOrThrow()

/** Selects the policy and the status of a company of a scope. */
export const selectPolicyInScope = (db: Database, scope: Scope, companyId: string) =>
  selectPolicy(db, companyId).select('companies.status').where(inScope(scope, 'companies.id')).executeTakeFirst()

/**
 * Counts orders in the company's current day, in its time zone; returns false, and counts none, when they are more than
 * the day's limit. The row is locked until the transaction ends, so that of two concurrent requests for the last place,
 * one gets it.
 */
export async function countRequests(
  db: Database,
  companyId: string,
  now: Date,
  { limit, count }: { readonly limit: number; readonly count: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into company_days as days (company_id, day, requested)
    select companies.id, (${now}::timestamptz at time zone ${companyTimeZone})::date, ${count}
    from companies, settings
    where companies.id = ${companyId} and ${count}::integer <= ${limit}
    on conflict (company_id, day) do update set requested = days.requested + excluded.requested
      where days.requested + excluded.requested <= ${limit}
    returning requested
  `.execute(db)
  return rows.length > 0
}
