import type { Example } from './example.ts'

const id = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b91'
const orderNumber = 'OS-2026-000123'
const person = { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10', name: 'Otto Operador' }
const at = '2026-11-20T12:00:00.000Z'

/** An open occurrence of a failed attempt. */
export const occurrenceExample = {
  id,
  orderNumber,
  company: { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21', name: 'Padaria da Serra' },
  stopId: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b32',
  kind: 'absent',
  reason: 'Destinatário ausente',
  description: null,
  status: 'open',
  owner: null,
  dueAt: '2026-11-21T12:00:00.000Z',
  overdue: false,
  openedBy: person,
  openedAt: at,
  resolution: null,
  resolvedBy: null,
  resolvedAt: null,
  version: 1,
}
const comment = {
  id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b92',
  text: 'Combinado com a portaria.',
  visibility: 'company',
  author: person,
  createdAt: at,
}
const resolved = {
  status: 'resolved',
  owner: person,
  resolution: 'Nova entrega combinada para amanhã.',
  resolvedBy: person,
  resolvedAt: at,
  version: 2,
}
const params = { orderNumber, occurrenceId: id }
const detail = { ...occurrenceExample, comments: [] }

/** An example of each endpoint of occurrences. */
export const occurrenceExamples: Readonly<Record<string, Example>> = {
  'occurrences.list': {
    query: { status: 'open', overdue: 'true' },
    response: { data: [occurrenceExample], meta: { page: 1, limit: 25, total: 1, totalPages: 1 } },
  },
  'occurrences.listOfOrder': {
    params: { orderNumber },
    response: { data: [{ ...occurrenceExample, comments: [comment] }] },
  },
  'occurrences.create': {
    params: { orderNumber },
    body: { kind: 'damaged', description: 'A caixa chegou molhada.' },
    response: { ...detail, kind: 'damaged', reason: null, description: 'A caixa chegou molhada.' },
  },
  'occurrences.update': {
    params,
    body: { status: 'resolved', ownerId: person.id, resolution: resolved.resolution, version: 1 },
    response: { ...detail, ...resolved },
  },
  'occurrences.comment': {
    params,
    body: { text: comment.text, visibility: 'company' },
    response: { ...detail, comments: [comment] },
  },
}
