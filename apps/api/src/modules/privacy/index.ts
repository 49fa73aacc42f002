export { privacyRoutes } from './privacy.routes.ts'
export { closeRequest, openPublicRequest } from './requests.service.ts'
export { enforceRetention } from './retention.service.ts'
export { carryOutErasures } from './scheduled-erasure.service.ts'
