import { PrivacyRequestKind, PrivacyRequestStatus } from '@malote/api-client'
import * as z from 'zod/mini'
import { fallible, flag, listFields, plainPage } from '../../lib/lists/list-search'

/** The state of `/titulares`, as its address says it. */
export const PrivacySearch = z.object({
  ...listFields,
  status: fallible(PrivacyRequestStatus),
  kind: fallible(PrivacyRequestKind),
  overdue: flag,
})
export type PrivacySearch = z.output<typeof PrivacySearch>

/** What its address says only when it differs. */
export const plainPrivacy = plainPage
