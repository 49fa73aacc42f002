export { auditRoutes } from './audit.routes.ts'
export { recordAudit } from './audit.service.ts'
export { differences } from './differences.ts'
export { changesSince, notFound, refuseOtherVersion } from './versions.service.ts'
