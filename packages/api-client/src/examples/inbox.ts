import type { Example } from './example.ts'

const id = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77'
const attachmentId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b78'
const companyId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21'
const at = '2026-11-20T12:00:00.000Z'
const person = { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10', name: 'Otto Operador' }
const text =
  'Boa tarde. Entregar amanhã das 9h às 12h na Rua Harmonia, 321, CEP 05435-000, para Juliana, (11) 91234-5678.'

const attachment = {
  id: attachmentId,
  name: 'pedidos.csv',
  bytes: 2048,
  kind: 'spreadsheet',
  unreadReason: null,
  text: null,
}

/** A received message with a text and a spreadsheet. */
export const inboxMessageExample = {
  id,
  company: { id: companyId, name: 'Padaria da Serra' },
  status: 'to_check',
  sender: { name: 'Juliana Prado', address: 'juliana@cliente.example' },
  subject: 'Pedido de amanhã',
  sentAt: at,
  receivedAt: at,
  text,
  isTextCut: false,
  attachments: [attachment],
  orderNumber: null,
  importId: null,
  handledBy: null,
  handledAt: null,
}
/** An example of each endpoint of received messages. */
export const inboxExamples: Readonly<Record<string, Example>> = {
  'inbox.receive': { response: inboxMessageExample },
  'inbox.list': {
    query: { companyId, status: 'to_check' },
    response: { data: [inboxMessageExample], meta: { page: 1, limit: 20, total: 1, totalPages: 1 } },
  },
  'inbox.get': { params: { id }, response: inboxMessageExample },
  'inbox.decide': {
    params: { id },
    body: { status: 'discarded' },
    response: { ...inboxMessageExample, status: 'discarded', handledBy: person, handledAt: at },
  },
  'inbox.file': { params: { id, attachmentId } },
  'inbox.importAttachment': {
    params: { id, attachmentId },
    response: { ...inboxMessageExample, status: 'used', importId: id, handledBy: person, handledAt: at },
  },
}
