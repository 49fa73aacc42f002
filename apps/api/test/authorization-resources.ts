import { importFields } from '@malote/api-client/contract'
import { jobKinds } from '../src/jobs.ts'
import { anyId, dropoff, inTransit, orderIn, orderInput, step } from './orders.ts'
import type { TestApp } from './test-app.ts'
import { picture, sendFiles } from './uploads.ts'

export const nothing = async () => ({})
export const ofAcme = async (testApp: TestApp) => ({ query: { companyId: testApp.companies.acme } })
export const currentEventsOfAcme = async (testApp: TestApp) => ({
  query: { companyId: testApp.companies.acme, follow: 'false' },
})
export const aStreet = async () => ({ query: { state: 'SP', city: 'Cunha', street: 'Rua das Flores' } })
export const anOrder = async (testApp: TestApp, to: 'draft' | 'requested' = 'requested') => ({
  params: { orderNumber: (await orderIn(testApp, to)).orderNumber },
})
export const anAssignment = async (testApp: TestApp) => ({
  params: { orderNumber: (await orderIn(testApp, 'accepted')).orderNumber },
  body: { assigneeId: testApp.users.admin.id },
})
export const aUserOfAcme = async (testApp: TestApp) => {
  const response = await testApp.call('POST', '/v1/users', {
    as: testApp.users.admin,
    body: { ...newUser(), companyIds: [testApp.companies.acme] },
  })
  return { params: { id: response.json().id as string } }
}
export const newUser = () => ({ name: 'Nova Pessoa', email: `nova.${anyId()}@example.com`, role: 'operator' })
export const aCompany = async (testApp: TestApp) => {
  const body = { name: 'Empresa passageira' }
  return {
    params: {
      id: (await testApp.call('POST', '/v1/companies', { as: testApp.users.admin, body })).json().id as string,
    },
  }
}

export const aPrivacyRequest = async (testApp: TestApp) => {
  // Another contact and network each time, because both are rate limited.
  const part = () => Math.floor(Math.random() * 256)
  const from = `10.${part()}.${part()}.${part()}`
  const body = { kind: 'access', name: 'Ana', email: `ana.${anyId()}@example.com` }
  const { protocol } = (await testApp.call('POST', '/v1/public/privacy-requests', { body, from })).json()
  const { id } = await testApp.db
    .selectFrom('privacy_requests')
    .select('id')
    .where('protocol', '=', protocol)
    .executeTakeFirstOrThrow()
  return { id }
}
export const newLocation = (testApp: TestApp) => ({
  companyId: testApp.companies.acme,
  name: 'Loja',
  address: orderInput(testApp.companies.acme).pickup.address,
})
export const aLocation = async (testApp: TestApp) => {
  const response = await testApp.call('POST', '/v1/locations', { as: testApp.users.admin, body: newLocation(testApp) })
  return { params: { id: response.json().id as string } }
}

export const anAttachment = async (testApp: TestApp) => {
  const { params } = await anOrder(testApp)
  const response = await testApp.call('POST', `/v1/service-orders/${params.orderNumber}/attachments`, {
    as: testApp.users.operator,
    form: { files: new File(['%PDF-1.7'], 'a.pdf') },
  })
  return { params: { ...params, attachmentId: response.json().data[0].id as string } }
}
const getToken = (order: { trackingUrl: string | null }): string => order.trackingUrl?.split('/').at(-1) ?? ''
export const aTracking = async (testApp: TestApp) => ({
  params: { token: getToken(await orderIn(testApp, 'requested')) },
})
export const aTrackingPhoto = async (testApp: TestApp) => {
  const order = await inTransit(testApp)
  const proof = { kind: 'photo', stopId: order.stops[1]?.id }
  const sent = await sendFiles(testApp, order, [['p.jpg', await picture('#204080')]], proof)
  await step(testApp, testApp.users.operator, order, { to: 'delivered', receiverName: 'Ana' })
  return { params: { token: getToken(order), photoId: sent.json().data[0].id as string } }
}
export const anImport = async (testApp: TestApp, status?: 'checked') => {
  const response = await testApp.call('POST', '/v1/service-orders/imports', {
    as: testApp.users.operator,
    form: { companyId: testApp.companies.acme, files: new File(['a;b'], 'a.csv') },
  })
  const { id } = response.json()
  if (status) await testApp.db.updateTable('imports').set({ status }).where('id', '=', id).execute()
  return { params: { id } }
}
const required = importFields.filter((field) => field.required).map(({ field }) => field)
export const mapping = async (testApp: TestApp) => {
  const { params } = await anImport(testApp, 'checked')
  const headers = JSON.stringify(required)
  await testApp.db.updateTable('imports').set({ headers }).where('id', '=', params.id).execute()
  return { params, body: { columns: required } }
}
export const aPin = async (testApp: TestApp) => {
  const { orderNumber, stops } = await orderIn(testApp, 'in_transit', {
    dropoffs: [{ ...dropoff('Ana'), requiredProof: 'pin' }],
  })
  const stopId = stops[1]?.id ?? ''
  const { pin } = await testApp.db
    .selectFrom('service_order_stops')
    .select('pin')
    .where('id', '=', stopId)
    .executeTakeFirstOrThrow()
  return { params: { orderNumber, stopId }, body: { pin } }
}

export const anApiKey = async (testApp: TestApp) => {
  const body = { companyId: testApp.companies.acme, name: 'Passageira' }
  return {
    params: { id: (await testApp.call('POST', '/v1/api-keys', { as: testApp.users.admin, body })).json().id as string },
  }
}

export const newWebhook = (testApp: TestApp) => ({
  companyId: testApp.companies.acme,
  url: 'https://erp.example.com/malote',
  events: ['service_order.created'],
})
export const aWebhook = async (testApp: TestApp) => {
  // A company has only so many.
  await testApp.db.deleteFrom('webhooks').execute()
  const response = await testApp.call('POST', '/v1/webhooks', { as: testApp.users.admin, body: newWebhook(testApp) })
  return { params: { id: response.json().id as string } }
}

/** A test that a webhook was sent. */
export const aWebhookDelivery = async (testApp: TestApp) => {
  const { params } = await aWebhook(testApp)
  const test = await testApp.call('POST', `/v1/webhooks/${params.id}/test`, { as: testApp.users.admin })
  return { params: { ...params, deliveryId: test.json().id as string } }
}

export const newSchedule = {
  key: 'orders-by-day',
  period: 'yesterday',
  format: 'csv',
  rhythm: { every: 'day', at: '07:00' },
  recipients: ['operacao@example.com'],
}
export const aSchedule = async (testApp: TestApp) => {
  const response = await testApp.call('POST', '/v1/reports/schedules', { as: testApp.users.admin, body: newSchedule })
  return { params: { id: response.json().id as string } }
}
export const newRun = { key: 'orders-by-day', format: 'csv', from: '2026-11-01', to: '2026-11-02' }
export const aRun = async (testApp: TestApp) => {
  const response = await testApp.call('POST', '/v1/reports/runs', { as: testApp.users.admin, body: newRun })
  return { params: { id: response.json().id as string } }
}
export const aMadeRun = async (testApp: TestApp) => {
  const { params } = await aRun(testApp)
  const job = jobKinds.find(({ name }) => name === 'reports.run')
  await job?.run(testApp.ctx, params, new AbortController().signal)
  return { params }
}

/** A spreadsheet with one location. */
export const placeSheet =
  'Nome;CEP;Logradouro;Número;Bairro;Cidade;UF\nLoja;01310-100;Avenida Paulista;1578;Bela Vista;São Paulo;SP\n'
