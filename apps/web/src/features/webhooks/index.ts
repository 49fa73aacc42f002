export { WebhookPage } from './webhook-page.tsx'
export { deliveriesQuery, webhookQuery, webhooksQuery } from './webhooks.queries.ts'
export { WebhooksPage } from './webhooks-page.tsx'
export { DeliveriesSearch, WebhooksSearch, webhooksDefaults } from './webhooks-search.ts'
