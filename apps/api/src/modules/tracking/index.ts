export { trackingRoutes } from './tracking.routes.ts'
export { registerTrackingPage } from './tracking-page.ts'
