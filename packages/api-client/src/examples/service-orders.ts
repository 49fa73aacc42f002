import { mapOptionalOrderFields } from '../contract/orders/fields.ts'

const company = { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21', name: 'Padaria da Serra' }
const requestedBy = { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b11', name: 'Gisele Gestora' }
const at = '2026-11-20T12:00:00.000Z'
const trackingUrl = 'https://malote.example/rastreio/Zr3kQ0x1S2mUe9V-4bTnWA'

const stop = {
  address: {
    postalCode: '01310100',
    street: 'Avenida Paulista',
    number: '1578',
    complement: null,
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    reference: null,
    coordinates: { latitude: -23.561414, longitude: -46.655881 },
  },
  contactPhone: '+551130910412',
  contactEmail: null,
  window: null,
  instructions: null,
  state: 'pending',
  locationId: null,
  completedAt: null,
  receiverName: null,
  failureReason: null,
  requiredProofs: [],
  missingProofs: [],
  requiredProof: null,
  proved: true,
  pin: null,
  pinConfirmedAt: null,
  trackingUrl: null,
}

/** An order that was just requested. */
export const orderExample = {
  orderNumber: 'OS-2026-000123',
  company,
  status: 'requested',
  heldFrom: null,
  priority: 'normal',
  ...mapOptionalOrderFields(() => null),
  externalRef: 'PED-1001',
  scheduledFor: null,
  promisedAt: '2026-11-21T12:00:00.000Z',
  late: false,
  stops: [
    { ...stop, id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b31', kind: 'pickup', position: 0, contactName: 'Expedição' },
    {
      ...stop,
      id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b32',
      kind: 'dropoff',
      position: 1,
      contactName: 'Mariana Albuquerque',
      trackingUrl,
      requiredProofs: ['photo', 'pin'],
      missingProofs: ['photo', 'pin'],
      requiredProof: 'photo',
      proved: false,
    },
  ],
  returnStop: null,
  items: [{ description: 'Cesta de café da manhã', quantity: 2, weightGrams: 3200, fragile: false }],
  assignee: null,
  requestedBy,
  attempts: 0,
  maximumAttempts: 3,
  chargeable: false,
  cancelReason: null,
  acceptedAt: null,
  collectedAt: null,
  deliveredAt: null,
  closedAt: null,
  canceledAt: null,
  duplicatedFrom: null,
  trackingUrl,
  source: 'web',
  version: 1,
  createdAt: at,
  updatedAt: at,
}

/** The same order in a list. */
export const summaryExample = {
  orderNumber: orderExample.orderNumber,
  company,
  status: 'requested',
  priority: 'normal',
  externalRef: 'PED-1001',
  scheduledFor: null,
  promisedAt: orderExample.promisedAt,
  late: false,
  pickup: { contactName: 'Expedição', city: 'São Paulo', state: 'SP', locationName: 'Loja Pinheiros' },
  dropoff: { contactName: 'Mariana Albuquerque', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  dropoffCount: 1,
  assignee: null,
  requestedBy,
  collectedAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
}

const trackedDelivery = {
  recipient: 'Mariana',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  timeZone: 'America/Sao_Paulo',
  window: null,
  estimatedArrival: { start: '2026-11-20T14:15:00.000Z', end: '2026-11-20T15:00:00.000Z' },
  stopsBefore: 0,
  stopState: 'en_route',
  completedAt: null,
  receiver: null,
}

/** An order in transit, as the public link of its drop-off shows it. */
export const trackedExample = {
  status: 'in_transit',
  company: company.name,
  reached: 4,
  steps: [
    { step: 'requested', at },
    { step: 'accepted', at: '2026-11-20T12:10:00.000Z' },
    { step: 'collected', at: '2026-11-20T13:05:00.000Z' },
    { step: 'in_transit', at: '2026-11-20T13:20:00.000Z' },
    { step: 'delivered', at: null },
  ],
  scheduledFor: null,
  promisedAt: '2026-11-21T12:00:00.000Z',
  late: false,
  delivery: trackedDelivery,
  deliveries: [trackedDelivery],
  requests: [],
  requestKinds: ['leave_at_reception', 'correction'],
  rating: null,
  canRate: false,
  history: [
    { status: 'requested', at },
    { status: 'in_transit', at: '2026-11-20T13:20:00.000Z' },
  ],
  photos: [],
  contact: { name: 'Entregas S.A.', contactEmail: 'ajuda@entregas.example', contactPhone: '+551130910412' },
  expiresAt: null,
}
