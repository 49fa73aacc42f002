import { PrivacyRequestKind, PrivacyRequestStatus } from '@malote/api-client'
import * as z from 'zod/mini'
import { fallible, flag, listFields, plainPage } from '../../lib/lists/list-search'

/** The search parameters of `/titulares`. */
export const PrivacySearch = z.object({
  ...listFields,
  status: fallible(PrivacyRequestStatus),
  kind: fallible(PrivacyRequestKind),
  overdue: flag,
})
export type PrivacySearch = z.output<typeof PrivacySearch>

/** The defaults, which are stripped from the URL. */
export const plainPrivacy = plainPage
