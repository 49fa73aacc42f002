export { WebhookPage } from './webhook-page'
export { deliveriesQuery, webhookQuery, webhooksQuery } from './webhooks.queries'
export { WebhooksPage } from './webhooks-page'
export { DeliveriesSearch, WebhooksSearch, webhooksDefaults } from './webhooks-search'
