export { apiKeyRoutes } from './api-keys.routes.ts'
export { authenticateKey, revokeUserKeys } from './api-keys.service.ts'
