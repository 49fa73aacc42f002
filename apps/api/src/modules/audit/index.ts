export { type AuditEntry, recordAudit } from './audit.service.ts'
