import { newContactToken } from '../src/modules/recipient-messages/index.ts'
import { everyone, managed, ownCompany, type Row } from './authorization-outcomes.ts'
import { anOrder } from './authorization-resources.ts'
import { dropoff, orderIn } from './orders.ts'
import type { TestApp } from './test-app.ts'

const aNotifiedStop = async (testApp: TestApp) => {
  const dropoffs = [{ ...dropoff('Ana'), contactEmail: 'ana@cliente.example' }]
  const { orderNumber, stops } = await orderIn(testApp, 'in_transit', { dropoffs })
  return { params: { orderNumber, stopId: stops[1]?.id ?? '' } }
}
const aPreference = async ({ deps }: TestApp) => ({
  params: { token: newContactToken('ana@cliente.example', deps.services.signingSecret ?? '') },
})

/** The part of the matrix for messages to recipients. */
export const messageMatrix: Record<string, Row> = {
  'recipientMessages.list': { request: anOrder, ...ownCompany },
  'recipientMessages.resend': { request: aNotifiedStop, ...managed },
  'recipientMessages.preference': { request: aPreference, ...everyone, anonymous: 'ok' },
  'recipientMessages.setPreference': {
    request: async (testApp) => ({ ...(await aPreference(testApp)), body: { receives: false } }),
    ...everyone,
    anonymous: 'ok',
  },
}
