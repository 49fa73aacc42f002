export { DashboardSearch, dashboardQuery, plainDashboard } from './dashboard.queries'
export { DashboardPage } from './dashboard-page'
