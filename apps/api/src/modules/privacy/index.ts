export { erasedName } from './erased-name.ts'
export { privacyRoutes } from './privacy.routes.ts'
export { sweepOldData } from './retention.service.ts'
