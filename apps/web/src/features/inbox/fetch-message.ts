import type { InboxMessage } from '@malote/api-client'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Fetches a message for the form of an order, always: another user may have used it. Few orders come from a message, so
 * its contract is no part of the form's first load.
 */
export async function fetchInboxMessage(client: QueryClient, id: string): Promise<InboxMessage> {
  const { inboxMessageQuery } = await import('./inbox.queries.ts')
  return client.fetchQuery({ ...inboxMessageQuery(id), staleTime: 0 })
}
