import type { Example } from './example.ts'
import { trackedExample } from './service-orders.ts'

const id = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77'
const stopId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b32'
const at = '2026-11-20T12:00:00.000Z'
const params = { orderNumber: 'OS-2026-000123' }
const link = { token: 'Zr3kQ0x1S2mUe9V-4bTnWA' }

const tracked = { kind: 'leave_at_reception', status: 'pending', window: null, declineReason: null, createdAt: at }
const pending = { ...tracked, id, stopId, note: 'O porteiro é o Sr. Paulo.', decidedBy: null, decidedAt: null }
const declined = {
  ...pending,
  status: 'declined',
  declineReason: 'O prédio não tem portaria.',
  decidedBy: { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10', name: 'Otto Operador' },
  decidedAt: at,
}
const rating = { score: 5, comment: 'Chegou antes do combinado.' }

/** The examples of what recipients see and send. */
export const recipientExamples: Readonly<Record<string, Example>> = {
  'recipientRequests.list': { params, response: { data: [pending] } },
  'recipientRequests.decide': {
    params: { ...params, requestId: id },
    body: { decision: 'decline', reason: 'O prédio não tem portaria.' },
    response: declined,
  },
  'tracking.get': { params: link, response: trackedExample },
  'tracking.request': {
    params: link,
    body: { kind: 'leave_at_reception', note: 'O porteiro é o Sr. Paulo.' },
    response: tracked,
  },
  'tracking.rate': {
    params: link,
    body: rating,
    response: { ...rating, createdAt: at, changeableUntil: '2026-11-21T12:00:00.000Z' },
  },
  'tracking.photo': { params: { ...link, photoId: id } },
}
