import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isNotUndone } from '../../domain-sql/undone-events.sql.ts'
import type { Database } from '../../platform/context.ts'
import { prepare } from '../../platform/db/prepare.ts'

export type TrackedRow = NonNullable<Awaited<ReturnType<typeof selectTracked>>[number]>

/**
 * Selects the drop-off of a public link with the data of its page, and nothing of other drop-offs; a draft has no link
 * yet.
 */
export const selectTracked = prepare((db, token: string) =>
  db
    .selectFrom('service_order_stops as stop')
    .innerJoin('service_orders as order', 'order.id', 'stop.service_order_id')
    .innerJoin('companies', 'companies.id', 'order.company_id')
    .innerJoin('settings', (join) => join.onTrue())
    .leftJoin('stop_ratings as rating', 'rating.stop_id', 'stop.id')
    .select([
      'order.order_number',
      'order.company_id',
      'order.status',
      'order.held_from',
      'order.attempts',
      'order.scheduled_for',
      'order.promised_at',
      'order.requested_at',
      'order.accepted_at',
      'order.collected_at',
      'order.delivered_at',
      'order.closed_at',
      'order.contacts_erased_at',
      'stop.id as stop_id',
      'stop.contact_name',
      'stop.postal_code',
      'stop.neighborhood',
      'stop.city',
      'stop.state_code',
      'stop.state',
      'stop.window_start',
      'stop.window_end',
      'stop.completed_at',
      'stop.receiver_name',
      'rating.score',
      'rating.comment as rating_comment',
      'rating.created_at as rated_at',
      'companies.name as company_name',
      'settings.tracking_days',
      'settings.organization_name',
      'settings.contact_email',
      'settings.contact_phone',
    ])
    .select(({ selectFrom, exists, fn }) => [
      fn.coalesce('companies.maximum_attempts', 'settings.maximum_attempts').as('maximum_attempts'),
      exists(
        selectFrom('service_order_stops as other')
          .select('other.id')
          .whereRef('other.service_order_id', '=', 'order.id')
          .whereRef('other.id', '<>', 'stop.id')
          .where('other.kind', '=', 'dropoff'),
      ).as('has_neighbors'),
      selectFrom('service_order_stops as before')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('before.service_order_id', '=', 'order.id')
        .whereRef('before.position', '<', 'stop.position')
        .where('before.kind', '=', 'dropoff')
        .where('before.state', 'in', ['pending', 'en_route', 'arrived'])
        .as('stops_before'),
      selectFrom('service_order_events as event')
        .select(({ fn }) => fn.max('event.occurred_at').as('at'))
        .whereRef('event.service_order_id', '=', 'order.id')
        .where(endsLeg)
        .where(isNotUndone)
        .as('leg_began_at'),
      jsonArrayFrom(
        selectFrom('service_order_events as event')
          .select(['event.type', 'event.to_status', 'event.occurred_at'])
          .whereRef('event.service_order_id', '=', 'order.id')
          // A correction is not public, but decides what the public history contains.
          .where((where) => where.or([where('event.visibility', '=', 'public'), where('event.type', '=', 'corrected')]))
          .where('event.to_status', 'is not', null)
          .where('event.to_status', '<>', 'draft')
          .where('event.type', '<>', 'step_undone')
          .where(isNotUndone)
          .orderBy('event.position'),
      ).as('events'),
      jsonArrayFrom(
        selectFrom('recipient_requests as request')
          .select([
            'request.kind',
            'request.status',
            'request.window_start',
            'request.window_end',
            'request.decline_reason',
            'request.created_at',
          ])
          .whereRef('request.stop_id', '=', 'stop.id')
          .orderBy('request.created_at', 'desc'),
      ).as('requests'),
      jsonArrayFrom(
        selectFrom('service_order_attachments as photo')
          .select(['photo.id', 'photo.type', 'photo.public_key', sql<string>`encode(photo.sha256, 'hex')`.as('sum')])
          .whereRef('photo.stop_id', '=', 'stop.id')
          .whereRef('photo.service_order_id', '=', 'order.id')
          .where('photo.kind', '=', 'photo')
          .where('photo.visibility', '=', 'company')
          .where('photo.public_key', 'is not', null)
          .whereRef('stop.state', '=', sql.lit('completed'))
          .orderBy('photo.created_at'),
      ).as('photos'),
    ])
    .where('stop.public_token', '=', token)
    .where('order.status', '<>', 'draft'),
)

/** How long a leg of a route takes, in seconds: 20 % of the measured ones were faster than `fast`, 20 % slower than `slow`. */
export interface LegTimes {
  readonly measured: number
  readonly fast: number
  readonly slow: number
}

/** Orders that are read: enough for a percentile, and few enough for a request. */
const recentOrders = 100

/**
 * Measures the legs of recent deliveries, of a company or of all: from leaving to the first drop-off, and from each
 * drop-off to the next. Drop-offs that were completed together have no time of their own, and are left out.
 */
export async function selectLegTimes(db: Database, companyId: string | undefined, now: Date): Promise<LegTimes> {
  const ofCompany = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`
  const { rows } = await sql<{ measured: number; fast: number | null; slow: number | null }>`
    with recent as (
      select id from service_orders
      where ${ofCompany} and delivered_at > ${now}::timestamptz - interval '90 days' and delivered_at <= ${now}
        and not corrected
      order by delivered_at desc
      limit ${recentOrders}
    ), completed as (
      select stop.service_order_id, stop.completed_at,
        count(*) over (partition by stop.service_order_id, stop.completed_at) as together
      from recent
      join service_order_stops as stop on stop.service_order_id = recent.id
      where stop.kind = 'dropoff' and stop.state = 'completed'
    ), legs as (
      select extract(epoch from completed.completed_at - begin.at)::double precision as seconds
      from completed
      cross join lateral (
        select max(event.occurred_at) as at from service_order_events as event
        where event.service_order_id = completed.service_order_id and event.occurred_at < completed.completed_at
          and ${endsLeg} and ${isNotUndone}
      ) as begin
      where together = 1 and begin.at is not null
    )
    select count(*)::integer as measured,
      percentile_cont(0.2) within group (order by seconds) as fast,
      percentile_cont(0.8) within group (order by seconds) as slow
    from legs`.execute(db)
  const [row] = rows
  return { measured: row?.measured ?? 0, fast: row?.fast ?? 0, slow: row?.slow ?? 0 }
}

/** SQL for whether an event ends a leg and begins the next one. `event` is the alias of the event's row. */
const endsLeg = sql<boolean>`(
  event.to_status = 'in_transit' or (event.type = 'stop_changed' and event.stop_state in ('completed', 'failed'))
)`
