export { assertReasonListed } from './reasons.service.ts'
export { settingsRoutes } from './settings.routes.ts'
export { getSettings } from './settings.service.ts'
