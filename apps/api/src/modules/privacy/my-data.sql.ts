import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../platform/context.ts'
import { type Contact, isContact } from './contact.sql.ts'

export type UserData = Awaited<ReturnType<typeof selectUserData>>

/** Selects the personal data of a user outside of the account row. */
export async function selectUserData(db: Database, userId: string) {
  const companies = await db
    .selectFrom('memberships')
    .innerJoin('companies', 'companies.id', 'memberships.company_id')
    .select(['companies.id', 'companies.name', 'memberships.created_at'])
    .where('memberships.user_id', '=', userId)
    .orderBy('memberships.created_at')
    .execute()
  const accesses = await db
    .selectFrom('access_log')
    .select(['address', 'user_agent', 'first_at', 'last_at'])
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .execute()
  const orders = await db
    .selectFrom('service_orders')
    .select(['order_number', 'created_at'])
    .where('requested_by_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  const comments = await db
    .selectFrom('service_order_comments as comment')
    .innerJoin('service_orders', 'service_orders.id', 'comment.service_order_id')
    .select(['service_orders.order_number', 'comment.text', 'comment.created_at'])
    .where('comment.author_id', '=', userId)
    .unionAll(
      db
        .selectFrom('order_occurrence_comments as comment')
        .innerJoin('order_occurrences', 'order_occurrences.id', 'comment.occurrence_id')
        .innerJoin('service_orders', 'service_orders.id', 'order_occurrences.service_order_id')
        .select(['service_orders.order_number', 'comment.text', 'comment.created_at'])
        .where('comment.author_id', '=', userId),
    )
    .orderBy('created_at', 'desc')
    .execute()
  const files = await db
    .selectFrom('service_order_attachments as file')
    .innerJoin('service_orders', 'service_orders.id', 'file.service_order_id')
    .select(['service_orders.order_number', 'file.name', 'file.created_at'])
    .where('file.uploaded_by_id', '=', userId)
    .orderBy('file.created_at', 'desc')
    .execute()
  const notifications = await db
    .selectFrom('notifications as notification')
    .leftJoin('service_orders', 'service_orders.id', 'notification.service_order_id')
    .select([
      'notification.type',
      'service_orders.order_number',
      'notification.detail',
      'notification.created_at',
      'notification.read_at',
    ])
    .where('notification.user_id', '=', userId)
    .orderBy('notification.created_at', 'desc')
    .execute()
  const acceptances = await db
    .selectFrom('acceptances')
    .select(['document', 'version', 'accepted_at', 'address'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at')
    .orderBy('document')
    .execute()
  return { companies, accesses, orders, comments, files, notifications, acceptances }
}

/** Selects the contacts of stops with a phone or an e-mail address. */
export async function selectContacts(db: Database, contact: Contact) {
  return db
    .selectFrom('service_order_stops as stop')
    .innerJoin('service_orders', 'service_orders.id', 'stop.service_order_id')
    .leftJoin('stop_ratings as rating', 'rating.stop_id', 'stop.id')
    .select([
      'service_orders.order_number',
      'stop.kind',
      'stop.contact_name',
      'stop.contact_phone',
      'stop.contact_email',
      'stop.receiver_name',
      'stop.postal_code',
      'stop.street',
      'stop.number',
      'stop.complement',
      'stop.neighborhood',
      'stop.city',
      'stop.state_code',
      'stop.reference',
      'stop.instructions',
      'stop.completed_at',
      'service_orders.created_at',
      'rating.score as rating_score',
      'rating.comment as rating_comment',
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('recipient_requests as request')
          .select(['request.kind', 'request.status', 'request.window_start', 'request.window_end'])
          .select(['request.note', 'request.decline_reason', 'request.created_at'])
          .whereRef('request.stop_id', '=', 'stop.id')
          .orderBy('request.created_at'),
      ).as('requests'),
    )
    .where(isContact(contact, 'stop'))
    .orderBy('service_orders.created_at', 'desc')
    .execute()
}

/** Selects the messages to a person about their deliveries. */
export async function selectMessagesToContact(db: Database, contact: Contact) {
  return db
    .selectFrom('recipient_messages as message')
    .innerJoin('service_order_stops as stop', 'stop.id', 'message.stop_id')
    .innerJoin('service_orders', 'service_orders.id', 'message.service_order_id')
    .select(['service_orders.order_number', 'message.kind', 'message.channel', 'message.contact', 'message.created_at'])
    .where(isContact(contact, 'stop'))
    .orderBy('message.created_at', 'desc')
    .execute()
}

export async function selectAccount(db: Database, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'status', 'created_at', 'last_login_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}
