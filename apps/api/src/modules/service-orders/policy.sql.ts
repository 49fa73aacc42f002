import type { ProofKind } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

interface ServicePolicy {
  readonly sla_normal_hours: number
  readonly sla_urgent_hours: number
  readonly pickup_proof: ProofKind | null
  readonly dropoff_proof: ProofKind | null
}

/** What was agreed with a company; hours of its own, or the organisation's. */
export async function selectServicePolicy(db: Database, companyId: string): Promise<ServicePolicy> {
  return db
    .selectFrom('companies')
    .innerJoin('settings', (join) => join.onTrue())
    .select([
      'companies.pickup_proof',
      'companies.dropoff_proof',
      sql<number>`coalesce(companies.sla_normal_hours, settings.sla_normal_hours)`.as('sla_normal_hours'),
      sql<number>`coalesce(companies.sla_urgent_hours, settings.sla_urgent_hours)`.as('sla_urgent_hours'),
    ])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow()
}
