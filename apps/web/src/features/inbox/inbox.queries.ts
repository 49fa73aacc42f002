import { type InboxAttachment, type InboxDecision, type InboxMessage, inbox } from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import type { InboxSearch } from './inbox-search.ts'

/** A page of the received messages, those to check first. */
export const inboxQuery = ({ companyId, status, page, limit }: InboxSearch) =>
  query(inbox.list, { query: { companyId, status, page, limit } })

/** How many messages wait for a person, without the messages. */
export const inboxCountQuery = (companyId: string | undefined) => ({
  ...query(inbox.list, { query: { companyId, status: 'to_check', page: 1, limit: 1 } }),
  refetchInterval: 60_000,
})

/** A message, refetched when the tab is shown again and while it is open: another user may have used or discarded it. */
export const inboxMessageQuery = (id: string) => ({
  ...query(inbox.get, { params: { id } }),
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: 20_000,
})

/** Discards a message, or returns it to those to check. */
export function useDecide(id: string) {
  return useApiMutation((body: InboxDecision) => api(inbox.decide, { params: { id }, body }), inbox.list, inbox.get)
}

/** Opens an import with a spreadsheet of a message. */
export function useImportAttachment(id: string) {
  return useApiMutation(
    (attachmentId: string) => api(inbox.importAttachment, { params: { id, attachmentId } }),
    inbox.list,
    inbox.get,
  )
}

/** Fetches a file of a message. */
export const fetchInboxFile = ({ id }: InboxMessage, file: InboxAttachment) =>
  api(inbox.file, { params: { id, attachmentId: file.id } })
