export { assertReasonListed } from './reasons.service.ts'
export { settingsRoutes } from './settings.routes.ts'
