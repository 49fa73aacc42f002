import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isNotUndone } from '../../domain/undone-events.ts'
import { prepare } from '../../platform/db/prepare.ts'

export type TrackedRow = NonNullable<Awaited<ReturnType<typeof selectTracked>>[number]>

/** Selects the order of a public link with the data of its page; a draft has no link yet. */
export const selectTracked = prepare((db, token: string) =>
  db
    .selectFrom('service_orders as order')
    .innerJoin('companies', 'companies.id', 'order.company_id')
    .innerJoin('settings', (join) => join.onTrue())
    .select([
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
      'companies.name as company_name',
      'settings.tracking_days',
      'settings.organization_name',
      'settings.contact_email',
      'settings.contact_phone',
    ])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('service_order_stops as stop')
          .select([
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
          ])
          .whereRef('stop.service_order_id', '=', 'order.id')
          .where('stop.kind', '=', 'dropoff')
          .orderBy('stop.position'),
      ).as('dropoffs'),
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
        selectFrom('service_order_attachments as photo')
          .innerJoin('service_order_stops as stop', 'stop.id', 'photo.stop_id')
          .select(['photo.id', 'photo.type', 'photo.public_key', sql<string>`encode(photo.sha256, 'hex')`.as('sum')])
          .whereRef('photo.service_order_id', '=', 'order.id')
          .where('photo.kind', '=', 'photo')
          .where('photo.visibility', '=', 'company')
          .where('photo.public_key', 'is not', null)
          .where('stop.kind', '=', 'dropoff')
          .where('stop.state', '=', 'completed')
          .orderBy('photo.created_at'),
      ).as('photos'),
    ])
    .where('order.public_token', '=', token)
    .where('order.status', '<>', 'draft'),
)
