import {
  type ConflictingChange,
  isDeliveryTeam,
  type ServiceOrderEvent,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import { type Context, requireSession, type Session } from '../../platform/context.ts'
import { toReference } from '../../platform/db/row-values.ts'
import { assertVersion, type ExpectedVersion } from '../../platform/errors/version-conflict.ts'
import { type EventRow, hasOnlyNewProofs, selectEventsSince } from './order-events.sql.ts'
import type { OrderRow } from './order-rows.sql.ts'

/** Returns the visibilities of events that a user may read: internal ones are hidden from the company. */
export function getReadableVisibilities(user: Session['user']): ServiceOrderEvent['visibility'][] {
  return isDeliveryTeam(user) ? ['internal', 'company', 'public'] : ['company', 'public']
}

/**
 * Rejects a write on another version of an order. Changes of an order come from its events, which the caller's role
 * filters: a stale write is rejected even when none of them is visible. One that missed only proofs is accepted: a courier
 * adds a photo and then delivers, with the version from before the photo.
 *
 * @throws AppError `version_conflict` with the visible changes since, who made them and when.
 */
export function assertOrderVersion(ctx: Context, row: OrderRow, expected: ExpectedVersion | undefined): Promise<void> {
  return assertVersion(ctx, row, expected, async (txCtx, id, since) => {
    const { db, user } = requireSession(txCtx)
    const events = await selectEventsSince(db, id, since, getReadableVisibilities(user))
    const who = events.at(-1)?.actor_name ?? 'O sistema'
    return {
      changes: events.flatMap(toConflictingChanges),
      detail: `${who} mudou esta ordem, que agora está com status “${serviceOrderStatusLabels[row.status]}”.`,
      isHarmless: await hasOnlyNewProofs(db, id, since, row.version),
    }
  })
}

function toConflictingChanges(event: EventRow): ConflictingChange[] {
  const madeBy = {
    actor: toReference(event.actor_id, event.actor_name),
    at: event.occurred_at.toISOString(),
  }
  const changes = [...(event.changes ?? [])]
  if (event.to_status) changes.push({ field: '/status', from: event.from_status, to: event.to_status })
  if (event.stop_state) changes.push({ field: '/stops/state', from: null, to: event.stop_state })
  return changes.map((change) => ({ ...change, ...madeBy }))
}
