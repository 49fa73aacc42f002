export { auditRoutes } from './audit.routes.ts'
export { recordAudit } from './audit.service.ts'
export { differences } from './differences.ts'
export { changesSince, notFound, recordedChanges } from './versions.service.ts'
