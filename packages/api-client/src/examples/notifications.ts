const id = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77'
const at = '2026-11-20T12:00:00.000Z'
const notification = {
  id,
  type: 'order_failed',
  text: 'Uma tentativa com a ordem OS-2026-000123 não deu certo.',
  orderNumber: 'OS-2026-000123',
  subjectId: null,
  actor: { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10', name: 'Otto Operador' },
  createdAt: at,
  readAt: null,
}
const preferences = { data: [{ type: 'order_commented', screen: true, email: true }] }
const accepted = { document: 'terms', version: '2025-06-05' }
const acceptances = {
  data: [
    { ...accepted, acceptedAt: at },
    { ...accepted, document: 'privacy', acceptedAt: at },
  ],
  pending: [],
}

/** Examples of notification and acceptance endpoints, by endpoint id. */
export const notificationExamples = {
  'notifications.list': {
    query: { unread: 'true' },
    response: { data: [notification], meta: { page: 1, limit: 25, total: 1, totalPages: 1 }, unread: 1 },
  },
  'notifications.unread': { response: { unread: 1 } },
  'notifications.read': { body: { ids: [id] }, response: { unread: 0 } },
  'notificationPreferences.get': { response: preferences },
  'notificationPreferences.update': { body: preferences, response: preferences },
  'acceptances.list': { response: acceptances },
  'acceptances.accept': { body: accepted, response: acceptances },
}
