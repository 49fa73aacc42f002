import type { InboxMessage } from '@malote/api-client'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Fetches a message for the form of an order, always: another user may have used it. Few orders come from a message, so
 * its contract is no part of the form's first load.
 *
 * @returns the message with the text that is read for an order.
 */
export async function fetchInboxMessage(client: QueryClient, id: string): Promise<InboxMessage> {
  const [{ inboxMessageQuery }, { getReadText }] = await Promise.all([
    import('./inbox.queries.ts'),
    import('./inbox-text.ts'),
  ])
  const message = await client.fetchQuery({ ...inboxMessageQuery(id), staleTime: 0 })
  return { ...message, text: getReadText(message) }
}
