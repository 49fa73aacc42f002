export { inboxRoutes } from './inbox.routes.ts'
export { getInboxMessage } from './inbox.service.ts'
export {
  markMessageImported,
  markMessageUsed,
  requireStoredSpreadsheet,
} from './use-message.service.ts'
