import { beforeAll, beforeEach, expect, test } from 'vitest'
import { dropoff, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
let pin: string
let wrong: string
let confirm: (sent: string, key?: string) => ReturnType<TestApp['call']>
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  const { manager, operator } = testApp.users
  const order = await request(testApp, manager, { dropoffs: [{ ...dropoff('Ana'), requiredProofs: ['pin'] }] })
  for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const)
    await step(testApp, operator, order, { to })
  const path = `/v1/service-orders/${order.orderNumber}`
  const stop = (await testApp.call('GET', path, { as: manager })).json().stops[1]
  pin = stop.pin
  wrong = pin === '0000' ? '0001' : '0000'
  confirm = (sent, key) =>
    testApp.call('POST', `${path}/stops/${stop.id}/pin`, { as: operator, body: { pin: sent }, ...(key && { key }) })
})

test('a wrong attempt that is repeated with the same key counts once and gets the same response', async () => {
  const first = (await confirm(wrong, 'wrong-pin')).json()
  expect(first).toMatchObject({ status: 400, errors: [{ message: expect.stringContaining('Restam 4 tentativas') }] })
  for (let count = 0; count < 6; count++) {
    const { requestId: _first, ...problem } = first
    expect((await confirm(wrong, 'wrong-pin')).json()).toMatchObject(problem)
  }
  expect((await confirm(pin, 'wrong-pin')).json()).toMatchObject({ code: 'idempotency_key_reused' })
  expect((await confirm(wrong, 'another')).json().errors[0].message).toContain('Restam 3 tentativas')
  expect((await confirm(pin, 'right-pin')).statusCode).toBe(204)
  const again = await confirm(pin, 'right-pin')
  expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([204, 'true'])
})

test('Retry-After of the pause has the seconds that are left, and the same key works after it', async () => {
  for (let count = 0; count < 5; count++) await confirm(wrong)
  testApp.advance(240_000)
  const paused = await confirm(pin, 'pin')
  expect(paused.json()).toMatchObject({ status: 429, detail: expect.stringContaining('Espere 1 minuto e') })
  expect(Number(paused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(paused.headers['retry-after'])).toBeLessThanOrEqual(60)
  testApp.advance(61_000)
  expect((await confirm(pin, 'pin')).statusCode).toBe(204)
})
