export { reportRoutes } from './reports.routes.ts'
export { exportReport, refuseLongPeriod, titleOf } from './reports.service.ts'
