import type {
  attachments,
  comments,
  dashboard,
  LiveEvent,
  notifications,
  occurrences,
  recipientRequests,
  reportRuns,
  serviceOrders,
} from '@malote/api-client'
import { createClient, events } from '@malote/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { baseUrl } from '../http/api.ts'
import { readToken } from '../storage/session-token.ts'
import { createEventBatcher } from './batch-events.ts'
import { connectEventStream } from './event-stream-connection.ts'
import { setLive } from './live-status.ts'

/*
 * The ids of endpoints, checked by their types: the endpoints with their schemas are 19 kB, which every page would load.
 */

type OrderEndpoint =
  | typeof serviceOrders.get
  | typeof serviceOrders.actions
  | typeof serviceOrders.events
  | typeof comments.list
  | typeof attachments.list
  | typeof recipientRequests.list
  | typeof occurrences.listOfOrder

/** Endpoints whose data belongs to one order. */
const orderEndpoints: ReadonlySet<string> = new Set<OrderEndpoint['id']>([
  'serviceOrders.get',
  'serviceOrders.actions',
  'serviceOrders.events',
  'comments.list',
  'attachments.list',
  'recipientRequests.list',
  'occurrences.listOfOrder',
])

type OrderListEndpoint =
  | typeof serviceOrders.list
  | typeof serviceOrders.summary
  | typeof dashboard.get
  | typeof occurrences.list

/** Endpoints whose data depends on many orders. */
const orderListEndpoints: ReadonlySet<string> = new Set<OrderListEndpoint['id']>([
  'serviceOrders.list',
  'serviceOrders.summary',
  'dashboard.get',
  'occurrences.list',
])

type NotificationEndpoint = typeof notifications.list | typeof notifications.unread | typeof reportRuns.list

/** Endpoints that a notification changes; a finished report is announced by a notification. */
const notificationEndpoints: ReadonlySet<string> = new Set<NotificationEndpoint['id']>([
  'notifications.list',
  'notifications.unread',
  'reportRuns.list',
])

/** Invalidates the queries that these events have made stale. */
function invalidateStale(client: QueryClient, received: readonly LiveEvent[]): void {
  const all = received.some(({ type }) => type === 'reset')
  const orderEvents = received.flatMap((event) => ('orderNumber' in event ? [event] : []))
  const notified = all || received.some(({ type }) => type === 'notifications')
  const ordersChanged = all || orderEvents.length > 0
  const orderNumbers = new Set(orderEvents.map(({ orderNumber }) => orderNumber))
  const companyIds = new Set(orderEvents.map(({ companyId }) => companyId))
  void client.invalidateQueries({
    predicate: ({ queryKey: [endpoint, input] }) => {
      const id = String(endpoint)
      if (notificationEndpoints.has(id)) return notified
      const { params, query } = (input ?? {}) as {
        params?: { orderNumber?: string }
        query?: { companyId?: string }
      }
      if (orderEndpoints.has(id)) return all || orderNumbers.has(params?.orderNumber ?? '')
      return (
        ordersChanged && orderListEndpoints.has(id) && (all || !query?.companyId || companyIds.has(query.companyId))
      )
    },
  })
}

interface LiveUpdatesOptions {
  /** The position of the stream when the cached data was fetched. */
  lastEventId: string
  /** Called when the server rejects the connection. */
  onUnauthenticated: () => void
}

/**
 * Subscribes to the events of the orders that the user may see, and invalidates the queries that they change.
 * @returns a function that disconnects.
 */
export function connectLiveUpdates(
  client: QueryClient,
  { lastEventId: firstEventId, onUnauthenticated }: LiveUpdatesOptions,
): () => void {
  const batcher = createEventBatcher((received) => invalidateStale(client, received))
  const stop = connectEventStream<LiveEvent>({
    lastEventId: firstEventId,
    open: ({ signal, lastEventId, onSign }) => {
      const api = createClient({
        baseUrl,
        token: readToken,
        fetch: async (url, init) => withSigns(await fetch(url, init), onSign),
      })
      return api(events.stream, { query: {} }, { signal, lastEventId })
    },
    getId: (event) => ('id' in event ? event.id : undefined),
    // The server sends what has changed since the position, or `reset`.
    onOpen: () => setLive(true),
    onEvent: batcher.add,
    onLost: () => setLive(false),
    onUnauthenticated,
  })
  return () => {
    stop()
    batcher.stop()
  }
}

/** Wraps the response so that every received chunk is reported, also heartbeats, which are not events. */
function withSigns(response: Response, onSign: () => void): Response {
  if (!response.body || !response.ok) return response
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      onSign()
      controller.enqueue(part)
    },
  })
  return new Response(response.body.pipeThrough(watch), response)
}
