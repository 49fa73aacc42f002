export { DashboardSearch, dashboardDefaults, dashboardQuery } from './dashboard.queries.ts'
export { DashboardPage } from './dashboard-page.tsx'
