export { auditQuery } from './audit.queries.ts'
export { AuditPage } from './audit-page.tsx'
export { AuditSearch, auditDefaults } from './audit-search.ts'
