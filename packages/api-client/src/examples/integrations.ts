const companyId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21'
const id = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77'
const deliveryId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b78'
const at = '2026-11-20T12:00:00.000Z'
const company = { id: companyId, name: 'Padaria da Serra' }
const createdBy = { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b11', name: 'Gisele Gestora' }
const meta = { page: 1, limit: 25, total: 1, totalPages: 1 }

const key = {
  id,
  company,
  name: 'ERP da padaria',
  prefix: 'mlt_3q2-7wXa',
  carriesOut: false,
  version: 1,
  createdBy,
  createdAt: at,
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
}
const input = {
  url: 'https://erp.example.com.br/malote',
  description: 'ERP da padaria',
  events: ['service_order.created', 'service_order.status_changed'],
}
const webhook = {
  id,
  company,
  ...input,
  status: 'active',
  failingSince: null,
  version: 1,
  createdBy,
  createdAt: at,
  updatedAt: at,
}
const delivery = {
  id: deliveryId,
  type: 'service_order.status_changed',
  orderNumber: 'OS-2026-000123',
  status: 'delivered',
  attempts: 1,
  nextAttemptAt: null,
  lastStatus: 204,
  lastError: null,
  durationMs: 84,
  createdAt: at,
  deliveredAt: at,
}
const queued = {
  ...delivery,
  status: 'pending',
  attempts: 0,
  nextAttemptAt: at,
  lastStatus: null,
  durationMs: null,
  deliveredAt: null,
}
const params = { id }

/** A message to a webhook. */
export const webhookExample = {
  id: deliveryId,
  type: 'service_order.status_changed',
  timestamp: at,
  createdAt: at,
  companyId,
  data: {
    orderNumber: 'OS-2026-000123',
    externalRef: 'PED-1001',
    status: 'accepted',
    recipient: 'Mariana Albuquerque',
    scheduledFor: null,
    promisedAt: at,
    trackingUrl: 'https://malote.example/rastreio/Zr3kQ0x1S2mUe9V-4bTnWA',
    event: {
      id,
      position: 2,
      type: 'status_changed',
      from: 'requested',
      to: 'accepted',
      stopId: null,
      stopState: null,
      reason: null,
      note: null,
      visibility: 'public',
      changes: [],
      actor: createdBy,
      occurredAt: at,
      recordedAt: at,
    },
  },
} as const

/** Examples of API key, webhook and event endpoints, by endpoint id. */
export const integrationExamples = {
  'apiKeys.list': { query: { companyId }, response: { data: [key], meta } },
  'apiKeys.create': {
    body: { companyId, name: 'ERP da padaria' },
    response: { ...key, key: 'mlt_3q2-7wXaGk5fVt1nB0cYpRz8LsEoUhJi4DmQ6xWvTyA' },
  },
  'apiKeys.update': { params, body: { carriesOut: true }, response: { ...key, carriesOut: true } },
  'apiKeys.revoke': { params },
  'webhooks.list': { query: { companyId }, response: { data: [webhook], meta } },
  'webhooks.create': {
    body: { companyId, ...input },
    response: { ...webhook, secret: 'whsec_9xWvTyA3q2+7aGk5fVt1nB0cYpRz8LsEoUhJi4DmQ6w=' },
  },
  'webhooks.get': { params, response: webhook },
  'webhooks.update': { params, body: { status: 'paused' }, response: { ...webhook, status: 'paused' } },
  'webhooks.remove': { params },
  'webhooks.rotateSecret': {
    params,
    response: {
      secret: 'whsec_Vt1nB0cYpRz8LsEoUhJi4DmQ69xWvTyA3q2+7aGk5fg=',
      previousUntil: '2026-11-21T12:00:00.000Z',
    },
  },
  'webhooks.test': { params, response: { ...queued, type: 'ping', orderNumber: null } },
  'webhooks.deliveries': { params, query: { status: 'delivered' }, response: { data: [delivery], meta } },
  'webhooks.messages': { params, response: { data: [webhookExample], nextCursor: null } },
  'webhooks.delivery': { params: { id, deliveryId }, response: delivery },
  'webhooks.redeliver': { params: { id, deliveryId }, response: queued },
  'events.stream': { query: { companyId } },
} as const
