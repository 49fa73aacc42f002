import { beforeAll, expect, test } from 'vitest'
import { inTransit, request, step } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  const { admin } = testApp.users
  const { version } = (await testApp.call('GET', '/v1/settings', { as: admin })).json()
  const openingHours = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
    (weekday) => ({ weekday, opens: '08:00', closes: '18:00' }),
  )
  const holidays = [{ day: dayAhead(2), name: 'Padroeira' }]
  await testApp.call('PUT', '/v1/settings', {
    as: admin,
    body: { version, openingHours, holidays, maximumAttempts: 1 },
  })
})

const dayAhead = (days: number) => new Date(testApp.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** The response to a proposal of the recipient, in the clock of São Paulo. */
async function propose(day: string, from: string, until: string) {
  const { stops } = await request(testApp, testApp.users.manager)
  const token = stops[1]?.trackingUrl?.split('/').at(-1)
  const window = { start: `${day}T${from}:00-03:00`, end: `${day}T${until}:00-03:00` }
  return testApp.call('POST', `/v1/public/tracking/${token}/requests`, { body: { kind: 'reschedule', window } })
}

test.each([
  [2, '09:00', '11:00', /: Padroeira\.$/],
  [3, '19:00', '21:00', /a operação atende das 08:00 às 18:00\.$/],
])(
  'the recipient cannot propose a window in which the operation is closed (%#)',
  async (days, from, until, message) => {
    const response = await propose(dayAhead(days), from, until)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      expect.objectContaining({ pointer: '/window/start', message: expect.stringMatching(message) }),
    ])
  },
)

test('the recipient can propose a window of which the operation is open for a part', async () => {
  expect((await propose(dayAhead(3), '17:00', '20:00')).statusCode).toBe(200)
})

test('everyone reads when the operation is open', async () => {
  expect((await testApp.call('GET', '/v1/public/organization')).json()).toMatchObject({
    timeZone: 'America/Sao_Paulo',
    openingHours: expect.arrayContaining([{ weekday: 'monday', opens: '08:00', closes: '18:00' }]),
    holidays: [{ name: 'Padroeira' }],
  })
})

test('after the last attempt nothing can be requested: the goods can only return', async () => {
  const order = await inTransit(testApp)
  await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Ausente' })
  const token = order.stops[1]?.trackingUrl?.split('/').at(-1)
  expect((await testApp.call('GET', `/v1/public/tracking/${token}`)).json()).toMatchObject({
    status: 'failed',
    requestKinds: [],
  })
  const sent = await testApp.call('POST', `/v1/public/tracking/${token}/requests`, {
    body: { kind: 'leave_at_reception' },
  })
  expect([sent.statusCode, sent.json().code]).toEqual([409, 'not_editable'])
})
