import * as z from 'zod/mini'
import { booleanParam, listDefaults, listSearchParams, optionalSearchParam } from '../../lib/lists/list-search.ts'

/** The search parameters of `/ocorrencias`. */
export const OccurrencesSearch = z.object({
  ...listSearchParams,
  companyId: optionalSearchParam(z.string()),
  // The values of `OccurrenceStatus`, whose file the first load of every page would contain.
  status: optionalSearchParam(z.enum(['open', 'resolved'])),
  owned: booleanParam,
  overdue: booleanParam,
})
export type OccurrencesSearch = z.output<typeof OccurrencesSearch>

/** The defaults, which are stripped from the URL. */
export const occurrencesDefaults = listDefaults
