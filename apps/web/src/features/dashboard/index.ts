export { dashboardQuery } from './dashboard.queries.ts'
export { DashboardPage } from './dashboard-page.tsx'
export { DashboardSearch, dashboardDefaults } from './dashboard-search.ts'
export { CompanyFigures } from './lazy-company-figures.ts'
