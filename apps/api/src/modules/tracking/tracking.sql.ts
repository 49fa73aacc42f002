import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isNotUndone } from '../../domain/undone-events.ts'
import { prepare } from '../../platform/db/prepare.ts'
import { endsLeg } from './leg-times.sql.ts'

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
    .select(({ selectFrom, exists }) => [
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
          .select(['event.to_status', 'event.occurred_at'])
          .whereRef('event.service_order_id', '=', 'order.id')
          .where('event.visibility', '=', 'public')
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
