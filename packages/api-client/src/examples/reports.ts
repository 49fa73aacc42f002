const id = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77'
const scheduleId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b79'
const companyId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21'
const at = '2026-11-20T12:00:00.000Z'
const meta = { page: 1, limit: 25, total: 1, totalPages: 1 }
const company = { id: companyId, name: 'Padaria da Serra' }
const admin = { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10', name: 'Ana Admin' }
const chosen = {
  key: 'punctuality-by-day',
  period: 'last_7_days',
  format: 'xlsx',
  rhythm: { every: 'week', weekday: 'monday', at: '07:30' },
  recipients: ['operacao@padaria.example'],
}
const schedule = {
  id: scheduleId,
  ...chosen,
  title: 'Pontualidade por dia',
  company,
  active: true,
  nextRunAt: at,
  createdBy: admin,
  version: 1,
  createdAt: at,
  updatedAt: at,
}
const requested = { key: 'punctuality-by-day', companyId, format: 'xlsx', from: '2026-11-01', to: '2026-11-15' }
const { companyId: _company, ...made } = requested
const run = {
  id,
  ...made,
  title: 'Pontualidade por dia',
  company,
  status: 'done',
  failure: null,
  bytes: 6_412,
  rows: 15,
  recipients: [],
  scheduleId: null,
  requestedBy: admin,
  createdAt: at,
  finishedAt: at,
}
const proofExport = {
  id,
  company,
  month: '2026-11',
  status: 'done',
  failure: null,
  bytes: 1_482_113,
  files: 42,
  createdAt: at,
  finishedAt: at,
}
const queued = { ...run, status: 'queued', bytes: null, rows: null, finishedAt: null }

/** Examples of report endpoints, by endpoint id. */
export const reportExamples = {
  'couriers.pace': {
    query: { companyId },
    response: {
      measuredLegs: 412,
      minutesPerLeg: 14.5,
      minutesPerStop: 4.2,
      minutesPerKilometre: 3.1,
      minutesToDeliver: 95,
      ordersPerHour: 4,
    },
  },
  'reportSchedules.list': { query: { active: 'true' }, response: { data: [schedule], meta } },
  'reportSchedules.create': { body: { companyId, ...chosen }, response: schedule },
  'reportSchedules.update': {
    params: { id: scheduleId },
    body: { active: false, version: 1 },
    response: { ...schedule, active: false, nextRunAt: null, version: 2 },
  },
  'reportSchedules.send': {
    params: { id: scheduleId },
    response: { ...queued, scheduleId, recipients: chosen.recipients },
  },
  'reportSchedules.remove': { params: { id: scheduleId } },
  'proofExports.list': { query: { limit: '25' }, response: { data: [proofExport], meta } },
  'proofExports.create': {
    body: { companyId: proofExport.company.id, month: proofExport.month },
    response: { ...proofExport, status: 'queued', bytes: null, files: null, finishedAt: null },
  },
  'proofExports.get': { params: { id }, response: proofExport },
  'proofExports.file': { params: { id } },
  'reportRuns.list': { query: { scheduleId }, response: { data: [{ ...run, scheduleId }], meta } },
  'reportRuns.create': { body: requested, response: queued },
  'reportRuns.get': { params: { id }, response: run },
  'reportRuns.file': { params: { id } },
}
