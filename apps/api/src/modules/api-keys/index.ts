export { apiKeyRoutes } from './api-keys.routes.ts'
export { authenticateKey, createApiKey } from './api-keys.service.ts'
