import type { FigureFilters } from '@malote/api-client'

/** The days of the dashboard by the names that the order list gives them. */
const periods = { 1: 'today', 7: 'last7', 14: 'last14', 30: 'last30' } as const
type Length = keyof typeof periods

const named = (days: number): days is Length => days in periods

/** The address of the order list that shows what a figure counts. */
export function figureSearch(companyId: string | undefined, { lastDays, ...filters }: FigureFilters) {
  return { companyId, ...filters, ...(lastDays !== undefined && named(lastDays) && { period: periods[lastDays] }) }
}
