export { ReportsSearch, reportQuery, reportsQuery } from './reports.queries'
export { ReportsPage } from './reports-page'
