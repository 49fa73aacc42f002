export { apiKeyRoutes } from './api-keys.routes.ts'
export { authenticateKey, revokeKeysOf } from './api-keys.service.ts'
