import type { Example } from './example.ts'

const id = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77'
const companyId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21'
const userId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10'
const at = '2026-11-20T12:00:00.000Z'
const page = { page: 1, limit: 25, total: 1, totalPages: 1 }
const params = { id }
const company = { id: companyId, name: 'Padaria da Serra' }
const user = {
  id: userId,
  name: 'Otto Operador',
  email: 'otto@paodaserra.example',
  phone: '+5511987654321',
  role: 'operator',
  status: 'active',
  carriesOut: true,
  lastLoginAt: at,
  createdAt: at,
  version: 3,
  updatedAt: at,
}
const named = { id: userId, name: user.name }
const policy = {
  slaNormalHours: 12,
  slaUrgentHours: null,
  maximumAttempts: null,
  cancelGraceMinutes: null,
  pickupProofs: null,
  dropoffProofs: ['photo', 'pin'],
  returnProofs: null,
  pickupProof: null,
  dropoffProof: 'photo',
  maximumDropoffs: 10,
  dailyOrders: 200,
  recipientMessages: true,
  timeZone: null,
}
const wholeCompany = {
  ...company,
  cnpj: '12ABC34501DE35',
  status: 'active',
  policy,
  version: 3,
  createdAt: at,
  updatedAt: at,
}
const membership = {
  id,
  companyId,
  company,
  user: { id: userId, name: user.name, email: user.email, role: 'operator', status: 'active', lastLoginAt: at },
  dispatches: false,
  createdAt: at,
}
const session = {
  id,
  device: 'Chrome no Windows',
  address: '203.0.113.7',
  createdAt: at,
  lastSeenAt: at,
  expiresAt: '2026-12-20T12:00:00.000Z',
  current: true,
}
const access = { address: '203.0.113.7', device: 'Chrome no Windows', firstAt: at, lastAt: at }
const privacyRequest = {
  id,
  protocol: 'LGPD-2026-000042',
  kind: 'correction',
  status: 'open',
  userId,
  name: user.name,
  email: user.email,
  phone: user.phone,
  message: 'Meu sobrenome mudou.',
  answer: null,
  handledBy: null,
  requestedAt: at,
  dueAt: '2026-12-05T12:00:00.000Z',
  erasureAt: null,
  closedAt: null,
  overdue: false,
}
const password = 'uma frase que só eu sei'

/** Examples of user, company and privacy endpoints, by endpoint id. */
export const peopleExamples: Readonly<Record<string, Example>> = {
  'auth.login': {
    body: { email: user.email, password },
    response: {
      token: 'q8m3Z0x7fX2e9cA1rV5tY6uB4nK8pL0sD3gH7jW2eQc',
      user,
      expiresAt: '2026-11-27T12:00:00.000Z',
    },
  },
  'auth.logout': {},
  'auth.forgotPassword': { body: { email: user.email, redirect: '/ordens-de-servico?tab=open' } },
  'auth.resetPassword': { body: { token: 'k2n8V1z5Qw7Lr0Xy3Tb6Mc9Hf4Gd1Js8Pa5Oe2Ui7Nk', password } },
  'users.me': { response: user },
  'start.get': {
    response: {
      user,
      acceptances: { data: [], pending: ['terms'] },
      notifications: { unread: 2 },
      metabaseUrl: null,
      lastEventId: at,
    },
  },
  'users.list': { query: { companyId, role: 'operator' }, response: { data: [user], meta: page } },
  'users.create': {
    body: { name: user.name, email: user.email, phone: '(11) 98765-4321', role: 'operator', companyIds: [companyId] },
    response: { ...user, status: 'invited', lastLoginAt: null },
  },
  'users.update': { params, body: { role: 'manager' }, response: { ...user, role: 'manager' } },
  'users.invite': { params },
  'users.endSessions': { params, response: { ended: 2 } },
  'users.endAllSessions': { query: { companyId }, response: { ended: 14 } },
  'users.remove': { params },
  'profile.update': { body: { phone: '(11) 98765-4321' }, response: user },
  'profile.changePassword': { body: { currentPassword: 'a frase de antes', password } },
  'profile.confirmPassword': { body: { currentPassword: 'a frase de agora' } },
  'profile.sessions': { response: { data: [session] } },
  'profile.endSession': { params },
  'profile.endOtherSessions': {},
  'companies.list': { response: { data: [wholeCompany], meta: page } },
  'companies.get': {
    params,
    response: { ...wholeCompany, counts: { orders: 1840, openOrders: 21, members: 6, locations: 4 } },
  },
  'companies.create': {
    body: { name: company.name, cnpj: '12.ABC.345/01DE-35', policy: { slaNormalHours: 12 } },
    response: wholeCompany,
  },
  'companies.update': {
    params,
    body: { name: company.name, status: 'active', policy: { dailyOrders: 200 } },
    response: wholeCompany,
  },
  'companies.remove': { params },
  'memberships.list': { query: { companyId }, response: { data: [membership], meta: page } },
  'memberships.add': { params: { id: companyId, userId }, response: membership },
  'memberships.update': {
    params: { id: companyId, userId },
    body: { dispatches: true },
    response: { ...membership, dispatches: true },
  },
  'memberships.remove': { params: { id: companyId, userId } },
  'auditLog.list': {
    query: { action: 'users.update', from: '2026-11-01', to: '2026-11-30' },
    response: {
      data: [
        {
          id,
          actor: named,
          action: 'users.update',
          entity: 'user',
          entityId: userId,
          subject: 'Otávio Operador',
          company: null,
          changes: [{ field: '/role', from: 'operator', to: 'manager' }],
          address: '203.0.113.7',
          requestId: id,
          recordedAt: at,
        },
      ],
      meta: page,
    },
  },
  'accessLog.list': {
    query: { userId },
    response: { data: [{ sessionId: id, user: named, ...access }], meta: page },
  },
  'myData.get': {
    response: {
      generatedAt: at,
      user,
      companies: [{ company, since: at }],
      sessions: [session],
      accesses: [access],
      orders: [{ orderNumber: 'OS-2026-000123', requestedAt: at }],
      comments: [{ orderNumber: 'OS-2026-000123', text: 'Portão azul.', at }],
      files: [],
      notifications: [{ type: 'order_commented', orderNumber: 'OS-2026-000123', at, readAt: null }],
      acceptances: [{ document: 'terms', version: '2025-06-05', acceptedAt: at, address: '203.0.113.7' }],
      requests: [privacyRequest],
    },
  },
  'myData.export': { query: { format: 'csv' } },
  'myData.request': { body: { kind: 'correction', message: 'Meu sobrenome mudou.' }, response: privacyRequest },
  'privacyRequests.open': {
    body: { kind: 'deletion', name: 'Mariana Albuquerque', phone: '(11) 98765-4321' },
    response: { protocol: privacyRequest.protocol, dueAt: privacyRequest.dueAt },
  },
  'privacyRequests.list': { query: { status: 'open' }, response: { data: [privacyRequest], meta: page } },
  'privacyRequests.data': { params, query: { format: 'json' } },
  'privacyRequests.close': {
    params,
    body: { outcome: 'done', answer: 'Corrigimos seu nome.' },
    response: { ...privacyRequest, status: 'done', answer: 'Corrigimos seu nome.', handledBy: named, closedAt: at },
  },
  'privacyRequests.erasure': {
    params,
    response: {
      account: false,
      orders: [{ orderNumber: 'OS-2026-000123', company: named, closedAt: at }],
      total: 1,
      running: 0,
      locations: 1,
      imports: 1,
      importedRows: 2,
      messages: 0,
    },
  },
  'privacyRequests.cancelErasure': { params, response: { ...privacyRequest, kind: 'deletion' } },
}
