import * as z from 'zod/mini'

/** The visible part of the history. An invalid value shows all of it. */
export const HistoryFilter = z.enum(['all', 'internal', 'company', 'public'])
export type HistoryFilter = z.output<typeof HistoryFilter>

/** The search parameters of an order's page. */
export const OrderDetailSearch = z.object({
  history: z.catch(z._default(HistoryFilter, 'all'), 'all'),
})
