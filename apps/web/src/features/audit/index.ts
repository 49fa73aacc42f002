export { auditQuery } from './audit.queries'
export { AuditPage } from './audit-page'
export { AuditSearch, plainAudit } from './audit-search'
