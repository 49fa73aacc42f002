import { everyone, ownCompany, type Row } from './authorization-outcomes.ts'
import { anOrder, aTracking, aTrackingPhoto } from './authorization-resources.ts'
import { inTransit } from './orders.ts'
import type { TestApp } from './test-app.ts'

const aRequest = { body: { kind: 'leave_at_reception' } }

/** A request that waits for a decision. */
async function aPendingRequest(testApp: TestApp) {
  const { params } = await aTracking(testApp)
  await testApp.call('POST', `/v1/public/tracking/${params.token}/requests`, aRequest)
  const list = await testApp.call('GET', `/v1/service-orders?trackingToken=${params.token}`, {
    as: testApp.users.admin,
  })
  const { orderNumber } = list.json().data[0]
  const requests = await testApp.call('GET', `/v1/service-orders/${orderNumber}/recipient-requests`, {
    as: testApp.users.admin,
  })
  return { params: { orderNumber, requestId: requests.json().data[0].id }, body: { decision: 'confirm' } }
}

async function aDelivery(testApp: TestApp) {
  const order = await inTransit(testApp)
  const path = `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`
  await testApp.call('PUT', path, { as: testApp.users.operator, body: { state: 'completed', receiverName: 'Ana' } })
  return { params: { token: order.trackingUrl?.split('/').at(-1) ?? '' }, body: { score: 4 } }
}

/** The public pages of recipients, and the operation's side of their requests. */
export const recipientMatrix: Readonly<Record<string, Row>> = {
  'recipientRequests.list': { request: anOrder, ...ownCompany },
  // A key acts as an operator outside of the delivery team.
  'recipientRequests.decide': { request: aPendingRequest, ...ownCompany },
  'tracking.get': { request: aTracking, ...everyone, anonymous: 'ok' },
  'tracking.request': {
    request: async (testApp) => ({ ...(await aTracking(testApp)), ...aRequest }),
    ...everyone,
    anonymous: 'ok',
  },
  'tracking.rate': { request: aDelivery, ...everyone, anonymous: 'ok' },
  'tracking.photo': { request: aTrackingPhoto, ...everyone, anonymous: 'ok' },
}
