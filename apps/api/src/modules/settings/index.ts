export { settingsRoutes } from './settings.routes.ts'
export { assertReasonListed, getSettings } from './settings.service.ts'
