export { apiKeyRoutes } from './api-keys.routes.ts'
export { authenticateKey, createApiKey, revokeUserKeys } from './api-keys.service.ts'
