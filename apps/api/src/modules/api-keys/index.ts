export { apiKeyRoutes } from './api-keys.routes.ts'
export { authenticateKey } from './api-keys.service.ts'
