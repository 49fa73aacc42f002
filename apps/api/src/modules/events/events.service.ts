import type { LiveEvent } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import type { EventFeed, EventSink } from '../../platform/http/event-stream.ts'
import { requireCompany } from '../companies/index.ts'
import { getReadableVisibilities } from '../service-orders/index.ts'
import { type EventRow, selectMissedEvents, selectRecordedAt, selectUserCompanyIds } from './events.sql.ts'
import { getHub } from './hub.service.ts'
import { toLiveEvent } from './to-live-event.ts'

/** Longer than any transaction: an event that was recorded earlier but committed later is within it. */
const replayMarginMs = 60_000
/** Maximum number of events to replay; above it, the client reloads its lists, which costs less for both sides. */
const maximumReplay = 1_000

interface Query {
  readonly companyId?: string | undefined
  readonly follow?: boolean | undefined
}

/** Streams events of the orders that the caller may see: first the missed ones, then new ones. */
export async function streamEvents(ctx: Context, { companyId, follow = true }: Query): Promise<EventFeed> {
  const {
    session: { id: sessionId },
    user,
  } = requireSession(ctx)
  if (companyId) await requireCompany(ctx, companyId)
  const hub = follow ? getHub(ctx) : undefined
  return async (sink, lastEventId) => {
    // Events that arrive during the replay; sent after it.
    const pendingRows: EventRow[] = []
    let sentIds: Set<string> | undefined
    const sendEvent = (row: EventRow): void => {
      const event = toLiveEvent(row)
      sink.send(event, event.id)
    }
    const subscriber = {
      sessionId,
      user,
      visibilities: getReadableVisibilities(user),
      companyId,
      companyIds: user.role === 'admin' ? [] : await selectUserCompanyIds(ctx.db, user.id),
      receive: (row: EventRow) => {
        if (!sentIds) pendingRows.push(row)
        else if (!sentIds.has(row.id)) sendEvent(row)
      },
      // No replay needed: the client reloads its notifications when a stream opens.
      notifyUnread: () => sink.send({ type: 'notifications' } satisfies LiveEvent),
      end: sink.end,
    }
    const unsubscribe = await hub?.subscribe(subscriber)
    try {
      const missed = lastEventId ? await catchUp(ctx, sink, { companyId, lastEventId }) : []
      missed.forEach(sendEvent)
      sentIds = new Set(missed.map(({ id }) => id))
      for (const row of pendingRows.splice(0)) subscriber.receive(row)
    } catch (error) {
      unsubscribe?.()
      throw error
    }
    if (!unsubscribe) sink.end()
    return () => unsubscribe?.()
  }
}

/** Sends the events after the client's last one; sends `reset` when they cannot be determined. */
async function catchUp(
  ctx: Context,
  sink: EventSink,
  { companyId, lastEventId }: { companyId: string | undefined; lastEventId: string },
): Promise<EventRow[]> {
  const { db, scope, user } = requireSession(ctx)
  const reading = { scope, companyId, visibilities: getReadableVisibilities(user) }
  const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.exec(lastEventId)?.[0].toLowerCase()
  const recordedAt = id && (await selectRecordedAt(db, reading, id))
  if (!recordedAt) {
    sink.send({ type: 'reset' })
    return []
  }
  const rows = await selectMissedEvents(db, reading, new Date(recordedAt.getTime() - replayMarginMs), maximumReplay + 1)
  if (rows.length > maximumReplay) {
    sink.send({ type: 'reset' })
    return []
  }
  return rows.filter((row) => row.id !== id)
}
