export { eventRoutes } from './events.routes.ts'
