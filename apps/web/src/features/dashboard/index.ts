export { dashboardQuery } from './dashboard.queries'
export { DashboardPage } from './dashboard-page'
