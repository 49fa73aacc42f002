import type { Example } from './example.ts'
import { importMappingExamples } from './import-mappings.ts'
import { inboxExamples } from './inbox.ts'
import { integrationExamples } from './integrations.ts'
import { notificationExamples } from './notifications.ts'
import { occurrenceExamples } from './occurrences.ts'
import { attachmentForms, stopBodies, transitionBodies } from './order-steps.ts'
import { peopleExamples } from './people.ts'
import { placeExamples } from './places.ts'
import { receiptExamples } from './receipts.ts'
import { recipientMessageExamples } from './recipient-messages.ts'
import { recipientExamples } from './recipients.ts'
import { reportExamples } from './reports.ts'
import { orderExample, summaryExample } from './service-orders.ts'

export type { Example, NamedBody } from './example.ts'
export { inboxMessageExample } from './inbox.ts'
export { webhookExample } from './integrations.ts'
export { occurrenceExample } from './occurrences.ts'

const orderNumber = 'OS-2026-000123'
const companyId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21'
const stopId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b32'
const id = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77'
const person = { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10', name: 'Otto Operador' }
const at = '2026-11-20T12:00:00.000Z'
const params = { orderNumber }

const address = {
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1578',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
const request = {
  companyId,
  externalRef: 'PED-1001',
  pickup: { contactName: 'Expedição', contactPhone: '(11) 3091-0412', address },
  dropoffs: [{ contactName: 'Mariana Albuquerque', address: { ...address, number: '2100', complement: 'Apto 42' } }],
  items: [{ description: 'Cesta de café da manhã', quantity: 2, weightGrams: 3200 }],
}
const duplicate = {
  orderNumber: 'OS-2026-000119',
  status: 'requested',
  externalRef: null,
  recipient: 'Mariana Albuquerque',
  recipients: ['Mariana Albuquerque'],
  window: null,
  scheduledFor: null,
  createdAt: at,
}
const comment = { id, text: 'Portão azul, ao lado da farmácia.', visibility: 'company', author: person, createdAt: at }
const attachment = {
  id,
  kind: 'photo',
  stopId,
  name: 'entrega.jpg',
  type: 'image/jpeg',
  bytes: 482_113,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  visibility: 'company',
  uploadedBy: person,
  createdAt: at,
}
const event = {
  id,
  position: 2,
  type: 'edited',
  from: null,
  to: null,
  stopId: null,
  stopState: null,
  reason: null,
  note: null,
  visibility: 'company',
  changes: [{ field: '/notes', from: null, to: 'Ligar ao chegar.' }],
  actor: person,
  occurredAt: at,
  recordedAt: at,
}
const action = {
  to: 'canceled',
  label: 'Cancelar ordem',
  allowed: true,
  reason: null,
  requires: ['reason'],
  chargeable: true,
}
const permission = { allowed: true, reason: null }
const importing = {
  id,
  kind: 'orders',
  company: { id: companyId, name: 'Padaria da Serra' },
  fileName: 'ordens.csv',
  status: 'checked',
  failure: null,
  columns: [
    { title: 'Pedido', field: 'externalRef', reading: null, question: null, samples: ['PED-1001', 'PED-1002'] },
    {
      title: 'CEP',
      field: 'dropoffs/0/address/postalCode',
      reading: null,
      question: null,
      samples: ['05013-001', '01310-100'],
    },
    { title: 'Vendedor', field: null, reading: null, question: null, samples: ['Beto'] },
  ],
  table: {
    sheet: 0,
    titleRow: 1,
    withHiddenRows: false,
    sheets: [],
    firstRows: [
      { row: 1, cells: ['Pedido', 'CEP', 'Vendedor'] },
      { row: 2, cells: ['PED-1001', '05013-001', 'Beto'] },
    ],
    hiddenRows: 0,
  },
  source: null,
  constants: [{ field: 'pickup/location', value: id }],
  rowsWithOtherAddress: 0,
  possibleDuplicates: 0,
  sameInvoices: 0,
  columnsFrom: { fileName: 'pedidos-outubro.csv', createdAt: '2026-10-30T12:00:00.000Z' },
  usualPickup: { label: 'Loja da Vila Mariana', constants: [{ field: 'pickup/location', value: id }] },
  rows: { total: 240, processed: 240, invalid: 1, created: 0, repeated: 0 },
  resources: { ready: 212, created: 0 },
  totals: { items: 301, valueCents: 4_518_090, weightGrams: 412_500 },
  errors: [{ row: 17, column: 'Entrega: CEP', message: 'O CEP tem 8 números.' }],
  createdBy: person,
  createdAt: at,
  finishedAt: null,
}
const page = { page: 1, limit: 25, total: 1, totalPages: 1 }
const counts = { all: 128, mine: 5, drafts: 3, open: 21, ongoing: 9, attention: 4, done: 85, canceled: 6 }

/** One example per endpoint, by endpoint id. */
export const examples: Readonly<Record<string, Example>> = {
  ...integrationExamples,
  ...notificationExamples,
  ...reportExamples,
  ...peopleExamples,
  ...placeExamples,
  'serviceOrders.list': {
    query: { tab: 'open', search: '(11) 98765-4321', sort: 'promisedAt' },
    response: { data: [summaryExample], meta: page },
  },
  'serviceOrders.summary': { query: { companyId }, response: counts },
  'serviceOrders.arrangeMine': { body: { orderNumbers: [orderNumber] } },
  'serviceOrders.export': { query: { format: 'xlsx', moment: 'deliveredAt', from: '2026-11-01', to: '2026-11-30' } },
  'serviceOrders.create': { body: request, response: { ...orderExample, possibleDuplicates: [duplicate] } },
  'serviceOrders.get': { params, response: orderExample },
  'serviceOrders.update': {
    params,
    body: { notes: 'Ligar ao chegar.', version: 1 },
    response: { ...orderExample, notes: 'Ligar ao chegar.', version: 2 },
  },
  'serviceOrders.putByReference': {
    params: { externalRef: 'PED-1001' },
    body: request,
    response: { ...orderExample, possibleDuplicates: [], outcome: 'unchanged' },
  },
  'serviceOrders.remove': { params },
  'serviceOrders.transition': {
    params,
    body: { to: 'canceled', reason: 'Pedido feito em duplicidade', version: 1 },
    bodies: transitionBodies,
    response: { ...orderExample, status: 'canceled', cancelReason: 'Pedido feito em duplicidade', version: 2 },
  },
  'serviceOrders.transitionMany': {
    body: { orderNumbers: [orderNumber, 'OS-2026-000124'], to: 'accepted' },
    response: {
      data: [
        { orderNumber, status: 'accepted', problem: null },
        {
          orderNumber: 'OS-2026-000124',
          status: null,
          problem: {
            type: 'urn:malote:problem:invalid_transition',
            title: 'Esta mudança de status não é permitida agora.',
            status: 409,
            code: 'invalid_transition',
            detail: 'Uma ordem com status “Entregue” não pode passar para “Aguardando coleta”.',
            requestId: id,
            allowed: [],
          },
        },
      ],
    },
  },
  'serviceOrders.assign': {
    params,
    body: { assigneeId: person.id, version: 2 },
    response: { ...orderExample, status: 'accepted', assignee: person, version: 3 },
  },
  'serviceOrders.assignees': { query: { companyId }, response: { data: [{ ...person, companyIds: [companyId] }] } },
  'serviceOrders.assignMany': {
    body: { assigneeId: person.id, orderNumbers: [orderNumber] },
    response: { data: [{ orderNumber, status: 'accepted', problem: null }] },
  },
  'serviceOrders.duplicate': {
    params,
    response: { ...orderExample, orderNumber: 'OS-2026-000130', status: 'draft', duplicatedFrom: orderNumber },
  },
  'serviceOrders.findDuplicates': {
    body: {
      companyId,
      externalRef: 'PED-1001',
      dropoffs: [{ contactName: 'Mariana Albuquerque', address: { postalCode: '01310-100', number: '2100' } }],
    },
    response: { data: [duplicate] },
  },
  'serviceOrders.actions': {
    params,
    response: {
      data: [action],
      assignment: { toSelf: permission, toOthers: permission },
    },
  },
  'serviceOrders.events': { params, response: { data: [event] } },
  'serviceOrders.undo': { params, response: { ...orderExample, version: 3 } },
  'serviceOrders.updateStop': {
    params: { orderNumber, stopId },
    body: { state: 'completed', receiverName: 'Mariana Albuquerque' },
    bodies: stopBodies,
    response: orderExample,
  },
  'comments.list': { params, response: { data: [comment] } },
  'comments.create': { params, body: { text: comment.text, visibility: 'company' }, response: comment },
  'attachments.list': { params, response: { data: [attachment] } },
  'attachments.create': {
    params,
    form: { kind: 'photo', stopId },
    forms: attachmentForms(stopId),
    response: { data: [attachment] },
  },
  'attachments.download': { params: { orderNumber, attachmentId: id }, query: { variant: 'public' } },
  'attachments.remove': { params: { orderNumber, attachmentId: id } },
  'attachments.confirmPin': { params: { orderNumber, stopId }, body: { pin: '4821' } },
  ...receiptExamples,
  ...recipientMessageExamples,
  ...recipientExamples,
  'imports.template': { query: { format: 'xlsx' } },
  'imports.list': { query: { companyId }, response: { data: [{ ...importing, errors: [] }], meta: page } },
  'imports.create': {
    form: { companyId },
    response: {
      ...importing,
      status: 'checking',
      columns: [],
      table: null,
      rows: { total: 0, processed: 0, invalid: 0, created: 0, repeated: 0 },
      resources: { ready: 0, created: 0 },
      totals: null,
      errors: [],
    },
  },
  'imports.get': { params: { id }, response: importing },
  'imports.map': {
    params: { id },
    body: {
      columns: ['externalRef', 'dropoffs/0/address/postalCode', null],
      constants: [{ field: 'pickup/location', value: id }],
    },
    response: { ...importing, status: 'checking' },
  },
  'imports.rows': {
    params: { id },
    query: { state: 'created' },
    response: {
      data: [
        {
          row: 2,
          errors: [],
          order: { orderNumber, status: 'requested', recipient: 'Mariana Albuquerque' },
          location: null,
        },
      ],
      meta: page,
    },
  },
  'imports.start': { params: { id }, response: { ...importing, status: 'running' } },
  'imports.remove': { params: { id } },
  'imports.cancel': { params: { id }, response: { ...importing, status: 'canceled', finishedAt: at } },
  'imports.errors': { params: { id }, query: { format: 'csv' } },
  ...importMappingExamples,
  ...inboxExamples,
  ...occurrenceExamples,
}
