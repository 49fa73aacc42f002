import {
  isDeliveryTeam,
  type MadeChange,
  type ServiceOrderEvent,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import { type Context, requireSession, type Session } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type ExpectedVersion, latestVersion, matchesVersion } from '../../platform/http/conditional-requests.ts'
import { type EventRow, selectEventsSince } from './order-events.sql.ts'
import type { OrderRow } from './order-rows.sql.ts'

/** Returns the visibilities of events that a user may read: internal ones are hidden from the company. */
export function visibleTo(user: Session['user']): ServiceOrderEvent['visibility'][] {
  return isDeliveryTeam(user) ? ['internal', 'company', 'public'] : ['company', 'public']
}

/** Refuses a caller who saw another version than the order's, and says what was changed since, by whom and when. */
export async function refuseOtherVersion(ctx: Context, row: OrderRow, seen: ExpectedVersion): Promise<void> {
  if (matchesVersion(seen, row.version)) return
  const { db, user } = requireSession(ctx)
  const events = await selectEventsSince(db, row.id, latestVersion(seen), visibleTo(user))
  const who = events.at(-1)?.actor_name ?? 'O sistema'
  const detail = `${who} mudou esta ordem, que agora está com status “${serviceOrderStatusLabels[row.status]}”.`
  throw new AppError('version_conflict', detail, { version: row.version, changes: events.flatMap(changesOf) })
}

function changesOf(event: EventRow): MadeChange[] {
  const made = {
    actor: event.actor_id === null ? null : { id: event.actor_id, name: event.actor_name ?? '' },
    at: event.occurred_at.toISOString(),
  }
  const changes = [...(event.changes ?? [])]
  if (event.to_status) changes.push({ field: '/status', from: event.from_status, to: event.to_status })
  if (event.stop_state) changes.push({ field: '/stops/state', from: null, to: event.stop_state })
  return changes.map((change) => ({ ...change, ...made }))
}
