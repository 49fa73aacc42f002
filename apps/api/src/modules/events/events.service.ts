import { type events, Instant, type LiveEvent } from '@malote/api-client/contract'
import { type Context, type Database, requireSession } from '../../platform/context.ts'
import type { QueryOf } from '../../platform/db/paging.ts'
import type { EventFeed, EventSink } from '../../platform/event-feed.ts'
import { requireCompany } from '../companies/index.ts'
import { hasChangedSince } from '../notifications/index.ts'
import { getReadableVisibilities } from '../service-orders/index.ts'
import {
  type EventRow,
  type Reading,
  selectMissedEvents,
  selectRecordedAt,
  selectUserCompanyIds,
} from './events.sql.ts'
import { getHub } from './hub.service.ts'

/** Longer than any transaction: an event that was recorded earlier but committed later is within it. */
const replayMarginMs = 60_000
/**
 * The same for the position of `GET /v1/start`, in milliseconds. It covers the transactions of usual length and requests
 * that arrive a little earlier than that one. It is short, so that a page that was just loaded is rarely loaded again.
 */
const startMarginMs = 5_000
/**
 * Maximum number of events to replay; above it, the client reloads its lists, which costs less for both sides. They fit
 * into the buffer of a stream: an event has about 300 bytes.
 */
const maximumReplay = 500

/** Streams events of the orders that the caller may see: first the missed ones, then new ones. */
export async function streamEvents(
  ctx: Context,
  { companyId, follow = true }: QueryOf<typeof events.stream>,
): Promise<EventFeed> {
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

/** Sends the changes since the client's position; sends `reset` when they cannot be determined. */
async function catchUp(
  ctx: Context,
  sink: EventSink,
  { companyId, lastEventId }: { companyId: string | undefined; lastEventId: string },
): Promise<EventRow[]> {
  const { db, scope, user } = requireSession(ctx)
  const reading = { scope, companyId, visibilities: getReadableVisibilities(user) }
  const since = await findStart(db, reading, lastEventId)
  const rows = since ? await selectMissedEvents(db, reading, since, maximumReplay + 1) : undefined
  if (!since || !rows || rows.length > maximumReplay) {
    sink.send({ type: 'reset' })
    return []
  }
  if (await hasChangedSince(ctx, since)) sink.send({ type: 'notifications' } satisfies LiveEvent)
  return rows.filter(({ id }) => id !== lastEventId.toLowerCase())
}

/** Returns the time from which on a client may have missed events; undefined when the position is not valid. */
async function findStart(db: Database, reading: Reading, lastEventId: string): Promise<Date | undefined> {
  const position = Instant.safeParse(lastEventId)
  if (position.success) return new Date(Date.parse(position.data) - startMarginMs)
  const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.exec(lastEventId)?.[0].toLowerCase()
  const recordedAt = id && (await selectRecordedAt(db, reading, id))
  return recordedAt ? new Date(recordedAt.getTime() - replayMarginMs) : undefined
}

/** Maps a row to the event that is sent to clients. */
function toLiveEvent(row: EventRow): LiveEvent & { id: string } {
  return {
    id: row.id,
    type: `service_order.${row.type}`,
    companyId: row.company_id,
    orderNumber: row.order_number,
    status: row.to_status,
    occurredAt: row.occurred_at.toISOString(),
  }
}
