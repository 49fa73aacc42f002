export { auditRoutes } from './audit.routes.ts'
export { recordAudit } from './audit.service.ts'
export { differences } from './differences.ts'
export { findRecordedChanges, listChangesSince, notFound } from './versions.service.ts'
