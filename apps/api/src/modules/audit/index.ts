export { auditRoutes } from './audit.routes.ts'
export { recordAudit } from './audit.service.ts'
export { differences } from './field-changes.ts'
export { findRecordedChanges, listChangesSince, requireAuditedRow } from './versions.service.ts'
