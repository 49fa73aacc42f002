export { authRoutes } from './auth.routes.ts'
export { countPasswordAttempt, resetPasswordAttempts, sweepAttempts } from './auth.service.ts'
