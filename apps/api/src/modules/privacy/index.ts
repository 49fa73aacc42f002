export { privacyRoutes } from './privacy.routes.ts'
export { privacyJobs, sweepOldData } from './retention.service.ts'
