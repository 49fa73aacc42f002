import type { ServiceOrder } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, orderInput, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const hour = 3_600_000
const at = (time: number) => new Date(testApp.now().getTime() + time).toISOString()
const getPromisedTime = ({ promisedAt }: ServiceOrder) => Date.parse(promisedAt ?? '')
const hold = (order: ServiceOrder) =>
  step(testApp, testApp.users.manager, order, { to: 'on_hold', reason: 'Destinatário viajou' })
const resume = (order: ServiceOrder, window?: object) =>
  step(testApp, testApp.users.manager, order, { to: order.heldFrom ?? 'requested', reason: 'Voltou', window })

async function edit(order: ServiceOrder, body: object): Promise<ServiceOrder> {
  const response = await testApp.call('PUT', `/v1/service-orders/${order.orderNumber}`, {
    as: testApp.users.manager,
    body: { version: order.version, ...body },
  })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json()
}

const deliveryWindow = ({ stops: [, stop] }: ServiceOrder, window: object) => ({
  dropoffs: [{ ...dropoff('Mariana Albuquerque'), id: stop?.id, window }],
})

describe('the time on hold', () => {
  test('stays in the promise after an edit of the priority', async () => {
    const order = await request(testApp)
    const held = await hold(order)
    testApp.advance(3 * hour)
    const resumed = await resume(held)
    expect(getPromisedTime(resumed) - getPromisedTime(order)).toBeGreaterThanOrEqual(3 * hour)
    const urgent = await edit(resumed, { priority: 'urgent' })
    expect(getPromisedTime(await edit(urgent, { priority: 'normal' }))).toBe(getPromisedTime(resumed))
  })

  test('before a new delivery window does not move its promise', async () => {
    const held = await hold(await request(testApp))
    testApp.advance(3 * hour)
    const window = { start: at(40 * hour), end: at(48 * hour) }
    expect((await edit(await resume(held), deliveryWindow(held, window))).promisedAt).toBe(window.end)
  })

  test('moves the promise of a window that was edited during the hold only by the time after the edit', async () => {
    const held = await hold(await request(testApp))
    testApp.advance(3 * hour)
    const window = { start: at(40 * hour), end: at(48 * hour) }
    const edited = await edit(held, deliveryWindow(held, window))
    expect(edited.promisedAt).toBe(window.end)
    testApp.advance(hour)
    const moved = getPromisedTime(await resume(edited)) - Date.parse(window.end)
    expect(moved).toBeGreaterThanOrEqual(hour)
    expect(moved).toBeLessThan(2 * hour)
  })
})

describe('an order whose pickup window is over goes back to the queue only with a new window', () => {
  const windowed = () => {
    const { pickup } = orderInput(testApp.companies.acme)
    return request(testApp, testApp.users.manager, {
      pickup: { ...pickup, window: { start: at(hour), end: at(2 * hour) } },
    })
  }
  const ways = {
    resumed: { prepare: hold, as: 'manager' },
    'given back': {
      prepare: (order: ServiceOrder) => step(testApp, testApp.users.operator, order, { to: 'accepted' }),
      as: 'operator',
    },
    reopened: {
      prepare: (order: ServiceOrder) =>
        step(testApp, testApp.users.manager, order, { to: 'canceled', reason: 'Engano' }),
      as: 'admin',
    },
  } as const

  test.each(Object.entries(ways))('when it is %s', async (_name, { prepare, as }) => {
    const order = await prepare(await windowed())
    testApp.advance(3 * hour)
    const path = `/v1/service-orders/${order.orderNumber}`
    const { data } = (await testApp.call('GET', `${path}/actions`, { as: testApp.users[as] })).json()
    expect(data.find(({ to }: { to: string }) => to === 'requested').requires).toContain('window')
    const body = { to: 'requested', reason: 'Motivo' } as const
    const rejected = await testApp.call('POST', `${path}/transitions`, { as: testApp.users[as], body })
    expect(rejected.json()).toMatchObject({ errors: [{ pointer: '/window', code: 'required' }] })
    const window = { start: at(hour), end: at(2 * hour) }
    expect(await step(testApp, testApp.users[as], order, { ...body, window })).toMatchObject({
      status: 'requested',
      scheduledFor: window.start,
      assignee: null,
      stops: [{ window }, {}],
    })
  })
})
