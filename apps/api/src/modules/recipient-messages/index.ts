export { registerPreferencePage } from './preference-page.ts'
export { queueRecipientMessages } from './queue.service.ts'
export { recipientMessageRoutes } from './recipient-messages.routes.ts'
export { queueDueRecipientMessages, recipientMessageJobs } from './send.service.ts'
