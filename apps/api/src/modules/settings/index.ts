export { settingsRoutes } from './settings.routes.ts'
export { assertReasonListed, getReasons, getSettings } from './settings.service.ts'
