import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Day, Id } from './primitives.ts'

/** The operation now. Days are counted by the organisation's time zone. */
export const Dashboard = z.object({
  /** requested, accepted, collecting. */
  openNow: z.int(),
  /** collected, in_transit, returning. */
  onTheWay: z.int(),
  /** Past their promise and still running. */
  late: z.int(),
  /** The tab "Precisa de ação". */
  needsAction: z.int(),
  deliveredToday: z.int(),
  /** Delivered yesterday up to this same hour. */
  deliveredYesterdayByNow: z.int(),
  /** Orders created on each of the last 14 days, oldest first. */
  volume: z.array(z.object({ day: Day, total: z.int() })),
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboard = {
  get: endpoint({
    id: 'dashboard.get',
    method: 'GET',
    path: '/v1/dashboard',
    summary: 'Conta a operação agora.',
    query: z.object({ companyId: z.optional(Id) }),
    response: Dashboard,
    status: 200,
    roles: ['admin'],
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
}
