import type { StartData } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { countOwnUnread } from '../notifications/index.ts'
import { listAcceptances } from '../profile/index.ts'
import { getSettings } from '../settings/index.ts'
import { getMe } from '../users/index.ts'

/** Returns the data that every page needs, from the services of its parts. */
export async function getStartData(ctx: Context): Promise<StartData> {
  const { now, user } = requireSession(ctx)
  const [me, acceptances, notifications, settings] = await Promise.all([
    getMe(ctx),
    listAcceptances(ctx),
    countOwnUnread(ctx),
    // Only admins may read the settings.
    user.role === 'admin' ? getSettings(ctx) : undefined,
  ])
  // The time before all reads, so that the event stream repeats what has changed since.
  const lastEventId = now.toISOString()
  return { user: me, acceptances, notifications, metabaseUrl: settings?.metabaseUrl ?? null, lastEventId }
}
