export { authRoutes } from './auth.routes.ts'
export { countPasswordAttempt, resetPasswordAttempts, sweepPasswordAttempts } from './auth.service.ts'
