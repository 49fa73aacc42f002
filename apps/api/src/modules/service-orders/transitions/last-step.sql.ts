import { sql } from 'kysely'
import { isAboutOccurrence } from '../../../domain-sql/occurrence-events.sql.ts'
import type { Database } from '../../../platform/context.ts'
import { withdrawnStatus } from '../../../platform/idempotency/idempotency.sql.ts'

interface LastStep {
  readonly orderId: string
  readonly actorId: string
  /** The order before the step, as JSON text. */
  readonly before: string
  readonly idempotencyKey: string | undefined
  readonly now: Date
}

/** Saves the last step of an order, with the version and number of events after it, replacing the previous one. */
export async function saveLastStep(
  db: Database,
  { orderId, actorId, before, idempotencyKey, now }: LastStep,
): Promise<void> {
  await sql`
    insert into service_order_last_steps (
      service_order_id, actor_id, event_id, version, event_count, before, idempotency_key, created_at
    )
    select orders.id, ${actorId}, event.id, orders.version, orders.event_count, ${before}::jsonb,
      ${idempotencyKey ?? null}::text, ${now}
    from service_orders as orders
    join lateral (
      select event.id from service_order_events as event
      where event.service_order_id = orders.id and not ${isAboutOccurrence('event')}
      order by event.position desc limit 1
    ) as event on true
    where orders.id = ${orderId}
    on conflict (service_order_id) do update set
      actor_id = excluded.actor_id, event_id = excluded.event_id, version = excluded.version,
      event_count = excluded.event_count, before = excluded.before, idempotency_key = excluded.idempotency_key,
      created_at = excluded.created_at
  `.execute(db)
}

/** Selects the events after the first `from` events of an order, without those about occurrences. */
export async function selectStepEvents(db: Database, orderId: string, from: number) {
  return db
    .selectFrom('service_order_events as event')
    .select(['event.id', 'event.position', 'event.stop_id', 'event.visibility'])
    .where('event.service_order_id', '=', orderId)
    .where('event.position', '>', from)
    .where((where) => where.not(isAboutOccurrence('event')))
    .orderBy('event.position')
    .execute()
}

export async function selectLastStep(db: Database, orderId: string) {
  return db
    .selectFrom('service_order_last_steps as step')
    .selectAll('step')
    .where('step.service_order_id', '=', orderId)
    .executeTakeFirst()
}

/** Withdraws the stored response of a step: a repetition of its request must not claim the undone status. */
export async function withdrawResponse(db: Database, userId: string, key: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: withdrawnStatus, answer: '' })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}
