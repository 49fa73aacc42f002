import { PrivacyRequestKind, PrivacyRequestStatus } from '@malote/api-client'
import * as z from 'zod/mini'
import { booleanParam, listDefaults, listSearchParams, optionalSearchParam } from '../../lib/lists/list-search.ts'

/** The search parameters of `/titulares`. */
export const PrivacySearch = z.object({
  ...listSearchParams,
  status: optionalSearchParam(PrivacyRequestStatus),
  kind: optionalSearchParam(PrivacyRequestKind),
  overdue: booleanParam,
})
export type PrivacySearch = z.output<typeof PrivacySearch>

/** The defaults, which are stripped from the URL. */
export const privacyDefaults = listDefaults
