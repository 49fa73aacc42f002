export { deliveryBacklog, queueDeliveries, sweepDeliveries, webhookJobs } from './deliver.service.ts'
export { signMessage } from './signature.ts'
export { webhookRoutes } from './webhooks.routes.ts'
export { createWebhook } from './webhooks.service.ts'
