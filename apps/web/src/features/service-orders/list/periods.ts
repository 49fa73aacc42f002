import * as z from 'zod/mini'

/** Spans of days that people ask for by name. */
export const OrderPeriod = z.enum(['today', 'yesterday', 'tomorrow', 'last7', 'last30', 'thisMonth', 'lastMonth'])
export type OrderPeriod = z.infer<typeof OrderPeriod>

export const orderPeriodLabels: Record<OrderPeriod, string> = {
  today: 'Hoje',
  yesterday: 'Ontem',
  tomorrow: 'Amanhã',
  last7: 'Últimos 7 dias',
  last30: 'Últimos 30 dias',
  thisMonth: 'Este mês',
  lastMonth: 'Mês passado',
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A date as its calendar says it here: `2026-11-20`. */
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

/** The first and the last day of a period, both included, seen from today. */
export function periodDays(period: OrderPeriod, today: Date): { from: string; to: string } {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()]
  const at = (monthsOn: number, dayOfMonth: number) => dayOf(new Date(year, month + monthsOn, dayOfMonth))
  switch (period) {
    case 'today':
      return { from: at(0, day), to: at(0, day) }
    case 'yesterday':
      return { from: at(0, day - 1), to: at(0, day - 1) }
    case 'tomorrow':
      return { from: at(0, day + 1), to: at(0, day + 1) }
    case 'last7':
      return { from: at(0, day - 6), to: at(0, day) }
    case 'last30':
      return { from: at(0, day - 29), to: at(0, day) }
    case 'thisMonth':
      return { from: at(0, 1), to: at(1, 0) }
    case 'lastMonth':
      return { from: at(-1, 1), to: at(0, 0) }
  }
}
