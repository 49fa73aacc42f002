export { trackingRoutes } from './tracking.routes.ts'
export { getEstimatedArrival } from './tracking.service.ts'
export { registerTrackingPage } from './tracking-page.ts'
