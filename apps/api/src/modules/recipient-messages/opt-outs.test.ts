import { expect, test } from 'vitest'
import { dropoff, request, step } from '../../../test/orders.ts'
import { sendMessages } from '../../../test/recipient-messages.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { setMessagePreference } from './preferences.service.ts'

test('a contact that opted out by a tracking link still receives the messages of other companies', async () => {
  const testApp = await createTestApp()
  const { acme, other } = testApp.companies
  const dropoffs = [{ ...dropoff('Bia Lima'), contactEmail: 'bia@cliente.example' }]
  const accept = async (
    companyId: string,
    users: { manager: keyof typeof testApp.users; operator: keyof typeof testApp.users },
  ) => {
    const order = await request(testApp, testApp.users[users.manager], { companyId, dropoffs })
    return step(testApp, testApp.users[users.operator], order, { to: 'accepted' })
  }
  const order = await accept(acme, { manager: 'manager', operator: 'operator' })
  const trackingToken = new URL(order.stops[1]?.trackingUrl ?? '').pathname.split('/').at(-1) ?? ''
  await setMessagePreference(testApp.ctx, { trackingToken }, { receives: false })
  await accept(other, { manager: 'foreignManager', operator: 'foreignOperator' })
  const sent = await sendMessages(testApp)
  expect(sent.map(({ text }) => text.includes('Outra Empresa'))).toEqual([true])
  const path = `/v1/service-orders/${order.orderNumber}/recipient-messages`
  const { data } = (await testApp.call('GET', path, { as: testApp.users.manager })).json()
  expect(data).toMatchObject([{ status: 'opted_out' }])
})
