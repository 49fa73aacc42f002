import * as z from 'zod/mini'
import { getViewerDay } from '../../lib/format/clock.ts'

/** The named periods. */
export const OrderPeriod = z.enum([
  'today',
  'yesterday',
  'tomorrow',
  'last7',
  'last14',
  'last30',
  'thisMonth',
  'lastMonth',
])
export type OrderPeriod = z.infer<typeof OrderPeriod>

export const orderPeriodLabels: Record<OrderPeriod, string> = {
  today: 'Hoje',
  yesterday: 'Ontem',
  tomorrow: 'Amanhã',
  last7: 'Últimos 7 dias',
  last14: 'Últimos 14 dias',
  last30: 'Últimos 30 dias',
  thisMonth: 'Este mês',
  lastMonth: 'Mês passado',
}

/** The lengths of periods that end today; the API counts their days in each company's time zone. */
const lastDays = { today: 1, last7: 7, last14: 14, last30: 30 } as const

/** @returns the query parameters of the API for a period. */
export function toPeriodQuery(period: OrderPeriod, today: Date): { lastDays: number } | { from: string; to: string } {
  const local = new Date(getViewerDay(today))
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const at = (monthsOn: number, dayOfMonth: number) =>
    new Date(Date.UTC(year, month + monthsOn, dayOfMonth)).toISOString().slice(0, 10)
  switch (period) {
    case 'yesterday':
      return { from: at(0, day - 1), to: at(0, day - 1) }
    case 'tomorrow':
      return { from: at(0, day + 1), to: at(0, day + 1) }
    case 'thisMonth':
      return { from: at(0, 1), to: at(1, 0) }
    case 'lastMonth':
      return { from: at(-1, 1), to: at(0, 0) }
    default:
      return { lastDays: lastDays[period] }
  }
}
