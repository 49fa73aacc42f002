export { auditRoutes } from './audit.routes.ts'
export { recordAudit } from './audit.service.ts'
export { changesOf } from './changes.ts'
export { differences } from './differences.ts'
