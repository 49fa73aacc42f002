export { reportRoutes } from './reports.routes.ts'
export { assertPeriodLength, exportReport, getReportTitle } from './reports.service.ts'
