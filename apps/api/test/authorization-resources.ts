import { importFields } from '@malote/api-client/contract'
import { jobKinds } from '../src/jobs.ts'
import { anyId, dropoff, inTransit, orderIn, orderInput, step } from './orders.ts'
import { picture, sendFiles } from './uploads.ts'
import type { World } from './world.ts'

export const nothing = async () => ({})
export const ofAcme = async (world: World) => ({ query: { companyId: world.companies.acme } })
export const anOrder = async (world: World, to: 'draft' | 'requested' = 'requested') => ({
  params: { orderNumber: (await orderIn(world, to)).orderNumber },
})
export const anAssignment = async (world: World) => ({
  params: { orderNumber: (await orderIn(world, 'accepted')).orderNumber },
  body: { assigneeId: world.people.admin.id },
})
export const aUserOfAcme = async (world: World) => {
  const response = await world.call('POST', '/v1/users', {
    as: world.people.admin,
    body: { ...newUser(), companyIds: [world.companies.acme] },
  })
  return { params: { id: response.json().id as string } }
}
export const newUser = () => ({ name: 'Nova Pessoa', email: `nova.${anyId()}@example.com`, role: 'operator' })
export const aCompany = async (world: World) => {
  const body = { name: 'Empresa passageira' }
  return {
    params: { id: (await world.call('POST', '/v1/companies', { as: world.people.admin, body })).json().id as string },
  }
}

export const aPrivacyRequest = async (world: World) => {
  // Another contact and network each time, because both are rate limited.
  const part = () => Math.floor(Math.random() * 256)
  const from = `10.${part()}.${part()}.${part()}`
  const body = { kind: 'access', name: 'Ana', email: `ana.${anyId()}@example.com` }
  const { protocol } = (await world.call('POST', '/v1/public/privacy-requests', { body, from })).json()
  const { id } = await world.db
    .selectFrom('privacy_requests')
    .select('id')
    .where('protocol', '=', protocol)
    .executeTakeFirstOrThrow()
  return { id }
}
export const newLocation = (world: World) => ({
  companyId: world.companies.acme,
  name: 'Loja',
  address: orderInput(world.companies.acme).pickup.address,
})
export const aLocation = async (world: World) => {
  const response = await world.call('POST', '/v1/locations', { as: world.people.admin, body: newLocation(world) })
  return { params: { id: response.json().id as string } }
}

export const anAttachment = async (world: World) => {
  const { params } = await anOrder(world)
  const response = await world.call('POST', `/v1/service-orders/${params.orderNumber}/attachments`, {
    as: world.people.operator,
    form: { files: new File(['%PDF-1.7'], 'a.pdf') },
  })
  return { params: { ...params, attachmentId: response.json().data[0].id as string } }
}
const tokenOf = (order: { trackingUrl: string | null }): string => order.trackingUrl?.split('/').at(-1) ?? ''
export const aTracking = async (world: World) => ({ params: { token: tokenOf(await orderIn(world, 'requested')) } })
export const aTrackingPhoto = async (world: World) => {
  const order = await inTransit(world)
  const proof = { kind: 'photo', stopId: order.stops[1]?.id }
  const sent = await sendFiles(world, order, [['p.jpg', await picture('#204080')]], proof)
  await step(world, world.people.operator, order, { to: 'delivered', receiverName: 'Ana' })
  return { params: { token: tokenOf(order), photoId: sent.json().data[0].id as string } }
}
export const anImport = async (world: World, status?: 'checked') => {
  const response = await world.call('POST', '/v1/service-orders/imports', {
    as: world.people.operator,
    form: { companyId: world.companies.acme, files: new File(['a;b'], 'a.csv') },
  })
  const { id } = response.json()
  if (status) await world.db.updateTable('imports').set({ status }).where('id', '=', id).execute()
  return { params: { id } }
}
const required = importFields.filter((field) => field.required).map(({ field }) => field)
export const mapping = async (world: World) => {
  const { params } = await anImport(world, 'checked')
  const headers = JSON.stringify(required)
  await world.db.updateTable('imports').set({ headers }).where('id', '=', params.id).execute()
  return { params, body: { columns: required } }
}
export const aPin = async (world: World) => {
  const { orderNumber, stops } = await orderIn(world, 'in_transit', {
    dropoffs: [{ ...dropoff('Ana'), requiredProof: 'pin' }],
  })
  const stopId = stops[1]?.id ?? ''
  const { pin } = await world.db
    .selectFrom('service_order_stops')
    .select('pin')
    .where('id', '=', stopId)
    .executeTakeFirstOrThrow()
  return { params: { orderNumber, stopId }, body: { pin } }
}

export const anApiKey = async (world: World) => {
  const body = { companyId: world.companies.acme, name: 'Passageira' }
  return {
    params: { id: (await world.call('POST', '/v1/api-keys', { as: world.people.admin, body })).json().id as string },
  }
}

export const newWebhook = (world: World) => ({
  companyId: world.companies.acme,
  url: 'https://erp.example.com/malote',
  events: ['service_order.created'],
})
export const aWebhook = async (world: World) => {
  // A company has only so many.
  await world.db.deleteFrom('webhooks').execute()
  const response = await world.call('POST', '/v1/webhooks', { as: world.people.admin, body: newWebhook(world) })
  return { params: { id: response.json().id as string } }
}

/** A test that a webhook was sent. */
export const aWebhookDelivery = async (world: World) => {
  const { params } = await aWebhook(world)
  const test = await world.call('POST', `/v1/webhooks/${params.id}/test`, { as: world.people.admin })
  return { params: { ...params, deliveryId: test.json().id as string } }
}

export const newSchedule = {
  key: 'orders-by-day',
  period: 'yesterday',
  format: 'csv',
  rhythm: { every: 'day', at: '07:00' },
  recipients: ['operacao@example.com'],
}
export const aSchedule = async (world: World) => {
  const response = await world.call('POST', '/v1/reports/schedules', { as: world.people.admin, body: newSchedule })
  return { params: { id: response.json().id as string } }
}
export const newRun = { key: 'orders-by-day', format: 'csv', from: '2026-11-01', to: '2026-11-02' }
export const aRun = async (world: World) => {
  const response = await world.call('POST', '/v1/reports/runs', { as: world.people.admin, body: newRun })
  return { params: { id: response.json().id as string } }
}
export const aMadeRun = async (world: World) => {
  const { params } = await aRun(world)
  const job = jobKinds.find(({ name }) => name === 'reports.run')
  await job?.run(world.ctx, params, new AbortController().signal)
  return { params }
}

/** A spreadsheet with one location. */
export const placeSheet =
  'Nome;CEP;Logradouro;Número;Bairro;Cidade;UF\nLoja;01310-100;Avenida Paulista;1578;Bela Vista;São Paulo;SP\n'
