export { authRoutes } from './auth.routes.ts'
export { sweepAttempts } from './auth.service.ts'
