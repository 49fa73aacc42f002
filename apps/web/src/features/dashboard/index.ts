export { DashboardSearch, dashboardDefaults, dashboardQuery } from './dashboard.queries'
export { DashboardPage } from './dashboard-page'
