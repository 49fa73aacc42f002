import type { ServiceOrderEvent } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { newId } from '../../platform/security/ids.ts'
import { appendEvent } from './order-writes.sql.ts'

interface Happening {
  readonly type: 'commented' | 'attached' | 'detached' | 'pin_confirmed'
  readonly visibility: ServiceOrderEvent['visibility']
  readonly commentId?: string
  readonly stopId?: string | null
  readonly note?: string
}

/** Records an action of the caller that changes neither the order's status nor its fields. */
export async function recordHappening(ctx: Context, orderId: string, happening: Happening): Promise<void> {
  const { db, now, user } = requireSession(ctx)
  await appendEvent(db, {
    id: newId(),
    service_order_id: orderId,
    type: happening.type,
    from_status: null,
    to_status: null,
    stop_id: happening.stopId ?? null,
    stop_state: null,
    reason: null,
    note: happening.note ?? null,
    comment_id: happening.commentId ?? null,
    visibility: happening.visibility,
    actor_id: user.id,
    occurred_at: now,
    recorded_at: now,
  })
}
