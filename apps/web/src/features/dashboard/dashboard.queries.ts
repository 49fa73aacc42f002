import { dashboard } from '@malote/api-client'
import { query } from '../../app/api'

export const dashboardQuery = (companyId: string | undefined) => query(dashboard.get, { query: { companyId } })
