export { auditQuery } from './audit.queries'
export { AuditPage } from './audit-page'
export { AuditSearch, auditDefaults } from './audit-search'
