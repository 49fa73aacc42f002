export { authRoutes } from './auth.routes.ts'
export { countPasswordAttempt, forgetPasswordAttempts, sweepAttempts } from './auth.service.ts'
