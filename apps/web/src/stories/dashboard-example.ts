import { Dashboard, type ServiceOrderStatus } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import * as z from 'zod/mini'

const figures = z.parse(Dashboard, examples['dashboard.get']?.response)

/** Delivered, in transit, requested and failed orders on each day of the current week. */
const week: readonly [day: string, delivered: number, inTransit: number, requested: number, failed: number][] = [
  ['2026-11-14', 31, 0, 0, 2],
  ['2026-11-15', 12, 0, 0, 0],
  ['2026-11-16', 44, 0, 0, 3],
  ['2026-11-17', 47, 0, 0, 1],
  ['2026-11-18', 41, 1, 0, 4],
  ['2026-11-19', 43, 3, 2, 1],
  ['2026-11-20', 18, 9, 21, 0],
]

const toDays = (deliveries: readonly number[]): Dashboard['daily'] =>
  deliveries.map((delivered, index) => ({
    day: week[index]?.[0] ?? '',
    deliveries: delivered,
    onTimePercent: 94 + (index % 3) * 2,
    firstAttemptPercent: 88 + (index % 4) * 3,
  }))

/** The contract's dashboard example with realistic figures of a week. */
export const dashboardExample = {
  body: {
    ...figures,
    daily: toDays(week.map(([, delivered]) => delivered)),
    before: { ...figures.before, daily: toDays([28, 15, 40, 39, 44, 41, 44]) },
    failureReasons: [
      ...figures.failureReasons,
      { reason: 'Endereço não encontrado', total: 3, orders: 3 },
      { reason: 'Recusado por quem recebe', total: 2, orders: 2 },
    ],
    volume: week.map(([day, ...totals]) => {
      const statuses: ServiceOrderStatus[] = ['delivered', 'in_transit', 'requested', 'failed']
      const byStatus = statuses.map((status, index) => ({ status, total: totals[index] ?? 0 }))
      return { day, total: totals.reduce((sum, total) => sum + total, 0), byStatus }
    }),
  },
}
