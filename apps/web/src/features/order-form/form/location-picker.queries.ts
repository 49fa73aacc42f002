import { locations, serviceOrders } from '@malote/api-client'
import { query } from '../../../lib/http/api.ts'

/** The active locations of a company that match a text. */
export const activeLocationsQuery = (companyId: string, search: string) =>
  query(locations.list, { query: { companyId, search: search || undefined, active: 'true', limit: 20 } })

/** Recent orders of a company whose stops can be reused, newest first. */
export const recentOrdersQuery = (companyId: string, search: string) =>
  query(serviceOrders.list, { query: { companyId, search: search || undefined, limit: 20 } })
