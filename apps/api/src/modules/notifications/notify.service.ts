import { type NotificationType, notificationRules } from '@malote/api-client/contract'
import { formatGreeting } from '../../domain/greeting.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/security/ids.ts'
import { queueEmail } from '../mail/index.ts'
import { insertNotifications, selectAddressees } from './notifications.sql.ts'

interface NotificationInput {
  readonly type: NotificationType
  /** The recipients, except the actor. */
  readonly to: readonly (string | null)[] | 'admins'
  readonly actorId?: string | null
  readonly orderId?: string
  readonly subjectId?: string
  readonly detail?: string
  readonly email: { readonly subject: string; readonly paragraphs: readonly string[] }
}

/**
 * Notifies users in the caller's transaction: in the app, by e-mail or both, as each prefers. Actors are never notified
 * of their own actions.
 */
export async function notify(
  ctx: Context,
  { type, to, actorId = null, email, ...about }: NotificationInput,
): Promise<void> {
  const ids = to === 'admins' ? to : to.filter((id) => id !== null)
  if (ids.length === 0) return
  const rule = notificationRules[type]
  const people = (await selectAddressees(ctx.db, ids, type)).filter(
    ({ id, role }) => id !== actorId && rule.roles.includes(role),
  )
  const now = ctx.clock()
  await insertNotifications(
    ctx.db,
    people
      .filter(({ screen }) => rule.always || (screen ?? true))
      .map(({ id }) => ({
        id: newId(),
        user_id: id,
        type,
        service_order_id: about.orderId ?? null,
        subject_id: about.subjectId ?? null,
        detail: about.detail?.slice(0, 200) || null,
        actor_id: actorId,
        created_at: now,
      })),
  )
  for (const person of people.filter(({ mail }) => rule.always || (mail ?? rule.email))) {
    const body = [formatGreeting(person.name), ...email.paragraphs].join('\n\n')
    await queueEmail(ctx, { recipient: person.email, subject: email.subject, body })
  }
}
