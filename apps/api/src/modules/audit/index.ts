export { auditRoutes } from './audit.routes.ts'
export { recordAudit } from './audit.service.ts'
export { differences } from './field-changes.ts'
export { findRecordedChanges, listChangesSince, notFound } from './versions.service.ts'
