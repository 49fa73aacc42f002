import { type NotificationPreference, NotificationType, notificationRules } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { keepPreference, selectPreferences } from './notifications.sql.ts'

/** Returns the caller's notification preferences of the types that concern their role. */
export async function getPreferences(ctx: Context): Promise<{ data: NotificationPreference[] }> {
  const { db, user } = requireSession(ctx)
  const preferences = await selectPreferences(db, user.id)
  const data = NotificationType.options
    .filter((type) => notificationRules[type].roles.includes(user.role))
    .map((type) => {
      const { email, always } = notificationRules[type]
      if (always) return { type, screen: true, email: true }
      const own = preferences.find((preference) => preference.type === type)
      return { type, screen: own?.screen ?? true, email: own?.email ?? email }
    })
  return { data }
}

/** Saves the given preferences of the caller; types that are absent stay unchanged. */
export function updatePreferences(
  ctx: Context,
  wanted: readonly NotificationPreference[],
): Promise<{ data: NotificationPreference[] }> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, user } = requireSession(txCtx)
    for (const { type, screen, email } of wanted) await keepPreference(db, { user_id: user.id, type, screen, email })
    return getPreferences(txCtx)
  })
}
