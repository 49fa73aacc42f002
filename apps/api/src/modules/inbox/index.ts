export { inboxRoutes } from './inbox.routes.ts'
export {
  markMessageImported,
  markMessageUsed,
  requireStoredSpreadsheet,
  type StoredSpreadsheet,
} from './use-message.service.ts'
