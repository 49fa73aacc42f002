export { exportOnlyHeaders } from './export.service.ts'
export { locationRoutes } from './locations.routes.ts'
export { createMissingLocation, getLocationKey, listLocationKeys } from './missing-locations.service.ts'
