import { dashboard } from '@malote/api-client'
import { query } from '../../lib/http/api.ts'
import type { DashboardSearch } from './dashboard-search.ts'

export const dashboardQuery = (search: DashboardSearch) => query(dashboard.get, { query: search })
