import type { DashboardListFilters } from '@malote/api-client'

/** The periods of the dashboard by their names in the order list. */
const periods = { 1: 'today', 7: 'last7', 14: 'last14', 30: 'last30' } as const
type Length = keyof typeof periods

const named = (days: number): days is Length => days in periods

/** @returns the search parameters of the order list that shows the orders of a figure. */
export function getFigureSearch(companyId: string | undefined, { lastDays, ...filters }: DashboardListFilters) {
  return { companyId, ...filters, ...(lastDays !== undefined && named(lastDays) && { period: periods[lastDays] }) }
}
