export { startRoutes } from './start.routes.ts'
