export { dashboardRoutes } from './dashboard.routes.ts'
export { countDayFigures } from './day-figures.service.ts'
