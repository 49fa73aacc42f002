import { InboxStatus } from '@malote/api-client'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam } from '../../lib/lists/list-search.ts'

/** The search parameters of `/a-conferir`. */
export const InboxSearch = z.object({
  ...listSearchParams,
  companyId: optionalSearchParam(z.string()),
  status: optionalSearchParam(InboxStatus),
})
export type InboxSearch = z.output<typeof InboxSearch>

/** The defaults, which are stripped from the URL. */
export const inboxDefaults = listDefaults
