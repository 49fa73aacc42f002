export { queueDeliveries, sweepDeliveries, webhookJobs } from './deliver.service.ts'
export { webhookRoutes } from './webhooks.routes.ts'
