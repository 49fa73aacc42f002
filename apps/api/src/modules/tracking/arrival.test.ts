import type { ServiceOrder } from '@malote/api-client/contract'
import { expect, test } from 'vitest'
import { dropoff, inTransit, request, step } from '../../../test/orders.ts'
import { sendMessages } from '../../../test/recipient-messages.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

const minute = 60_000

async function complete(testApp: TestApp, order: ServiceOrder, position: number): Promise<void> {
  const path = `/v1/service-orders/${order.orderNumber}/stops/${order.stops[position]?.id}`
  const body = { state: 'completed', receiverName: 'Ana' }
  const response = await testApp.call('PUT', path, { as: testApp.users.operator, body })
  expect(response.statusCode, response.body).toBe(200)
}

const deliveries = (testApp: TestApp, order: ServiceOrder) =>
  Promise.all(
    order.stops.slice(1).map(async ({ trackingUrl }) => {
      const token = trackingUrl?.split('/').at(-1)
      return (await testApp.call('GET', `/v1/public/tracking/${token}`)).json().delivery
    }),
  )

/** Twenty legs of half an hour, ten of them to the second drop-off. */
async function driveTwentyLegs(testApp: TestApp): Promise<void> {
  for (let index = 0; index < 10; index += 1) {
    const past = await inTransit(testApp, ['Ana', 'Bia'])
    for (const position of [1, 2]) {
      testApp.advance(30 * minute)
      await complete(testApp, past, position)
    }
  }
}

test('the estimated arrival follows from the measured legs and the position in the route', async () => {
  const testApp = await createTestApp()
  const before = await inTransit(testApp)
  expect(await deliveries(testApp, before)).toMatchObject([{ estimatedArrival: null, stopsBefore: 0 }])

  await driveTwentyLegs(testApp)
  testApp.advance(11 * minute)
  // The first second of a quarter of an hour, so that the estimate has a known start.
  const quarter = 15 * minute
  testApp.advance(quarter - (testApp.now().getTime() % quarter))
  const order = await inTransit(testApp, ['Ana', 'Bia', 'Caio'])
  const leftAt = testApp.now().getTime() - (testApp.now().getTime() % quarter)
  const after = (minutes: number) => new Date(leftAt + minutes * minute).toISOString()
  expect(await deliveries(testApp, order)).toMatchObject([
    { stopState: 'en_route', stopsBefore: 0, estimatedArrival: { start: after(30) } },
    { stopState: 'pending', stopsBefore: 1, estimatedArrival: { start: after(60) } },
    { stopState: 'pending', stopsBefore: 2, estimatedArrival: { start: after(90) } },
  ])
  testApp.advance(45 * minute)
  await complete(testApp, order, 1)
  expect(await deliveries(testApp, order)).toMatchObject([
    { stopState: 'completed', stopsBefore: null, estimatedArrival: null },
    { stopState: 'en_route', stopsBefore: 0, estimatedArrival: { start: after(75) } },
    { stopState: 'pending', stopsBefore: 1, estimatedArrival: { start: after(105) } },
  ])
})

test('messages to recipients state the estimated arrival', async () => {
  const testApp = await createTestApp()
  await driveTwentyLegs(testApp)
  testApp.advance(11 * minute)
  let order = await request(testApp, testApp.users.manager, {
    dropoffs: [{ ...dropoff('Ana Prado'), contactEmail: 'ana@cliente.example' }],
  })
  for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
    order = await step(testApp, testApp.users.operator, order, { to })
  }
  const emails = await sendMessages(testApp)
  const [delivery] = await deliveries(testApp, order)
  const [start, end] = Object.values<string>(delivery.estimatedArrival).map((instant) => {
    const time = new Date(instant).toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' })
    // 19h30, and 19h at the full hour.
    return `${Number(time.slice(0, 2))}h${time.slice(3)}`.replace(/h00$/, 'h')
  })
  const departed = emails.find(({ subject }) => subject.startsWith('Sua entrega'))
  expect(departed?.text).toContain(`das ${start} às ${end}`)
})
