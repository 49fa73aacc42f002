import {
  attachments,
  comments,
  createClient,
  dashboard,
  events,
  type LiveEvent,
  notifications,
  reportRuns,
  serviceOrders,
} from '@malote/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { baseUrl } from '../../app/api'
import { follow } from '../../app/follow'
import { setFollowing } from '../../app/following'
import { readToken } from '../../app/token'
import { createGathering } from './gather-events'

/** What an order's page is made of, and what lists many of them. */
const ofOneOrder: readonly string[] = [
  serviceOrders.get,
  serviceOrders.actions,
  serviceOrders.events,
  comments.list,
  attachments.list,
].map(({ id }) => id)
const ofMany: readonly string[] = [serviceOrders.list.id, serviceOrders.summary.id, dashboard.get.id]

/** What the person is told of beside the orders; a report that is ready is told there. */
const ofThePerson: readonly string[] = [notifications.list.id, notifications.unread.id, reportRuns.list.id]

/** What is known of the orders that something happened to is out of date. */
function refresh(client: QueryClient, news: readonly LiveEvent[]): void {
  const all = news.some(({ type }) => type === 'reset')
  const told = news.flatMap((event) => ('orderNumber' in event ? [event] : []))
  const notified = all || news.some(({ type }) => type === 'notifications')
  const orderNumbers = new Set(told.map(({ orderNumber }) => orderNumber))
  const companyIds = new Set(told.map(({ companyId }) => companyId))
  void client.invalidateQueries({
    predicate: ({ queryKey: [endpoint, input] }) => {
      const id = String(endpoint)
      if (ofThePerson.includes(id)) return notified
      const { params, query } = (input ?? {}) as {
        params?: { orderNumber?: string }
        query?: { companyId?: string }
      }
      if (ofOneOrder.includes(id)) return all || orderNumbers.has(params?.orderNumber ?? '')
      return ofMany.includes(id) && (all || !query?.companyId || companyIds.has(query.companyId))
    },
  })
}

/**
 * Follows what happens to the orders that this person may see, and has what it touches read again.
 * @returns how to end it.
 */
export function followOrders(client: QueryClient, onRefused: () => void): () => void {
  const gathering = createGathering((news) => refresh(client, news))
  const stop = follow<LiveEvent>({
    open: ({ signal, lastEventId, onSign }) => {
      const api = createClient({
        baseUrl,
        token: readToken,
        fetch: async (url, init) => withSigns(await fetch(url, init), onSign),
      })
      return api(events.stream, { query: {} }, { signal, ...(lastEventId && { lastEventId }) })
    },
    idOf: (event) => ('id' in event ? event.id : undefined),
    onOpen: (resumed) => {
      setFollowing(true)
      // What happened between the first reading and now was told to nobody here; of orders, what was missed comes again.
      gathering.add({ type: resumed ? 'notifications' : 'reset' })
    },
    onEvent: gathering.add,
    onLost: () => setFollowing(false),
    onRefused,
  })
  return () => {
    stop()
    gathering.stop()
  }
}

/** The same answer, which says of each part that it came, also of those that are no event. */
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
