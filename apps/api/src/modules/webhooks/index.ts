export { deliveryBacklog, queueDeliveries, sweepDeliveries, webhookJobs } from './deliver.service.ts'
export { signatureOf } from './signature.ts'
export { webhookRoutes } from './webhooks.routes.ts'
