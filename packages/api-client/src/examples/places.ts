import { defaultRecipientMessages } from '../contract/settings/recipient-message-templates.ts'
import type { Example } from './example.ts'

const id = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77'
const companyId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21'
const at = '2026-11-20T12:00:00.000Z'
const page = { page: 1, limit: 25, total: 1, totalPages: 1 }
const params = { id }
const typed = {
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1578',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
const coordinates = { latitude: -23.561414, longitude: -46.655881 }
const address = { ...typed, postalCode: '01310100', complement: null, reference: null, coordinates }
const hours = [{ weekday: 'monday', opens: '08:00', closes: '18:00' }]
const location = {
  id,
  company: { id: companyId, name: 'Padaria da Serra' },
  name: 'Loja Paulista',
  address,
  contactName: 'Davi Rocha',
  contactPhone: '+551130910412',
  contactEmail: 'expedicao@padaria.example',
  instructions: null,
  hours,
  accessNotes: 'Entrada de serviço pela Rua Pamplona.',
  active: true,
  usageCount: 12,
  createdAt: at,
  version: 3,
  updatedAt: at,
}
const organization = {
  name: 'Entregas da Serra Ltda.',
  contactEmail: 'contato@entregas.example',
  contactPhone: '+551130910412',
  courtCity: 'São Paulo',
  dataProtectionOfficer: 'Ana Prado',
}
const logo = { id: 'Zk3vQx1sR8mB2nT5yW7eLg', name: organization.name, width: 480, height: 160 }
const companyLogo = { ...logo, id: 'p4HdJ9aXc0uFq6KtVbEo2w', name: 'Padaria da Serra' }
const reasons = {
  failure: ['Destinatário ausente', 'Endereço não encontrado'],
  photoRequired: ['Endereço não encontrado'],
  cancellation: ['Cliente desistiu'],
  hold: ['Aguardando mercadoria'],
  return: ['Recusado pelo destinatário'],
  requeue: ['Veículo com problema'],
  othersAllowed: true,
}
const settings = {
  version: 7,
  organization,
  timeZone: 'America/Sao_Paulo',
  metabaseUrl: null,
  cancelGraceMinutes: 5,
  slaHours: { normal: 24, urgent: 4 },
  maximumAttempts: 3,
  ordersPerHour: 4,
  openingHours: hours,
  holidays: [{ day: '2026-12-25', name: 'Natal' }],
  reasons,
  proofs: {
    pickupProofs: [],
    dropoffProofs: ['photo', 'pin'],
    returnProofs: ['signature'],
    pickup: null,
    dropoff: 'photo',
  },
  notifications: { statuses: ['failed'] },
  recipientMessages: defaultRecipientMessages,
  retention: {
    accessLogDays: 183,
    emailDays: 90,
    trackingDays: 30,
    importDays: 90,
    auditMonths: 60,
    contactMonths: 24,
  },
}
const times = { p50: 41, p90: 128 }
const report = {
  key: 'punctuality-by-day',
  title: 'Pontualidade por dia',
  from: '2026-11-20',
  to: '2026-11-20',
  columns: [
    { key: 'day', label: 'Dia', kind: 'day' },
    { key: 'delivered', label: 'Entregas', kind: 'integer', definition: 'Ordens entregues no dia, com prazo.' },
    { key: 'onTime', label: 'No prazo', kind: 'integer', definition: 'Delas, as entregues até o minuto prometido.' },
    { key: 'late', label: 'Atrasadas', kind: 'integer', definition: 'Delas, as entregues depois do prometido.' },
    { key: 'percent', label: 'No prazo (%)', kind: 'percent', definition: 'No prazo, de cada 100 entregas.' },
  ],
  rows: [{ day: '2026-11-20', delivered: 40, onTime: 38, late: 2, percent: 95 }],
  lists: [{ from: '2026-11-20', to: '2026-11-20', moment: 'deliveredAt', delivery: 'all' }],
  totals: { delivered: 40, onTime: 38, late: 2, percent: 95 },
}
const period = { from: '2026-11-20', to: '2026-11-20' }

/** Examples of location, settings and dashboard endpoints, by endpoint id. */
export const placeExamples: Readonly<Record<string, Example>> = {
  'serviceOrders.addressHistory': {
    body: {
      companyId,
      addresses: [{ postalCode: '01310-100', street: 'Avenida Paulista', number: '2100', state: 'SP' }],
    },
    response: {
      data: [
        {
          deliveries: 7,
          failures: [
            {
              reason: 'Destinatário ausente',
              total: 2,
              morning: 2,
              afternoon: 0,
              evening: 0,
              lastAt: '2026-09-18T13:20:00.000Z',
            },
          ],
          receivers: [{ name: 'Nilton, portaria', total: 4, lastAt: '2026-10-02T17:05:00.000Z' }],
          instructions: 'Entrar pela rua de trás.',
        },
      ],
    },
  },
  'locations.list': { query: { companyId, active: 'true' }, response: { data: [location], meta: page } },
  'locations.get': { params, response: location },
  'locations.create': {
    body: { companyId, name: location.name, address: { ...typed, coordinates }, contactPhone: '(11) 3091-0412', hours },
    response: { ...location, usageCount: 0 },
  },
  'locations.update': { params, body: { accessNotes: location.accessNotes }, response: location },
  'locations.remove': { params, response: { outcome: 'deactivated' } },
  'locations.merge': { params, body: { intoId: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b78' }, response: location },
  'postalCodes.get': {
    params: { cep: '36325-000' },
    response: {
      postalCode: '36325000',
      street: null,
      neighborhood: null,
      city: 'Tiradentes',
      state: 'MG',
      coordinates: { latitude: -21.110302, longitude: -44.177992 },
    },
  },
  'postalCodes.search': {
    query: { state: 'CE', city: 'Fortaleza', street: 'Av. Desembargador Moreira', number: '1301' },
    response: {
      data: [
        {
          postalCode: '60170001',
          street: 'Avenida Desembargador Moreira',
          neighborhood: 'Aldeota',
          city: 'Fortaleza',
          state: 'CE',
          coordinates: null,
          numbers: 'de 901 a 2119 - lado ímpar',
          exact: true,
        },
      ],
    },
  },
  'mapTiles.get': {
    response: {
      data: {
        url: 'https://tiles.example/{z}/{x}/{y}.png',
        attribution: { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
      },
    },
  },
  'dashboard.get': {
    query: { companyId, days: '7' },
    response: {
      openNow: 21,
      onTheWay: 9,
      late: 2,
      needsAction: 4,
      deliveredToday: 38,
      deliveredYesterdayByNow: 35,
      days: 7,
      deliveries: 266,
      onTimeDeliveries: 256,
      firstAttemptDeliveries: 243,
      onTimePercent: 96.2,
      firstAttemptPercent: 91.4,
      times: { requestToCollect: times, collectToDeliver: times, requestToDeliver: times },
      daily: [{ day: '2026-11-20', deliveries: 38, onTimePercent: 97.4, firstAttemptPercent: 92.1 }],
      before: {
        deliveries: 251,
        created: 270,
        onTimePercent: 95.6,
        firstAttemptPercent: 92,
        times: { requestToCollect: times, collectToDeliver: times, requestToDeliver: times },
        daily: [{ day: '2026-11-13', deliveries: 33, onTimePercent: 93.9, firstAttemptPercent: 90.9 }],
      },
      failureReasons: [{ reason: 'Destinatário ausente', total: 7, orders: 6 }],
      volume: [{ day: '2026-11-20', total: 47, byStatus: [{ status: 'delivered', total: 38 }] }],
    },
  },
  'reports.list': {
    response: {
      data: [{ key: report.key, title: report.title, description: 'Das entregas de cada dia, quantas no prazo.' }],
    },
  },
  'reports.get': { params: { key: report.key }, query: period, response: report },
  'reports.export': { params: { key: report.key }, query: { ...period, format: 'xlsx' } },
  'locationSheets.template': { query: { format: 'xlsx' } },
  'locationSheets.errors': { form: { companyId, format: 'xlsx' } },
  'locationSheets.export': { query: { companyId, format: 'xlsx' } },
  'locationSheets.import': {
    form: { companyId, dryRun: 'false' },
    response: {
      rows: 3,
      created: 1,
      repeated: 1,
      invalid: 1,
      errors: [{ row: 4, column: 'CEP', message: 'O CEP tem 8 números.' }],
    },
  },
  'settings.get': { response: settings },
  'settingsTests.run': {
    body: { service: 'webhook', url: 'https://erp.example.com.br/malote' },
    response: { ok: true, message: 'O endereço respondeu 204.', durationMs: 84 },
  },
  'settings.update': {
    body: { version: 6, slaHours: { normal: 24 }, holidays: settings.holidays },
    response: settings,
  },
  'reasons.list': { response: reasons },
  'organization.get': {
    response: {
      ...organization,
      timeZone: settings.timeZone,
      openingHours: settings.openingHours,
      holidays: settings.holidays,
    },
  },
  'organizationLogo.get': { response: { logo } },
  'organizationLogo.update': { form: {}, response: { logo } },
  'organizationLogo.remove': {},
  'companyLogos.get': { params, response: { logo: companyLogo } },
  'companyLogos.update': { params, form: {}, response: { logo: companyLogo } },
  'companyLogos.remove': { params },
  'logos.file': { params: { id: logo.id } },
}
