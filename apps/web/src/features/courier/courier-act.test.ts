import { ServiceOrder, type ServiceOrderStatus, type Stop } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getCourierAct, getNextStop } from './courier-act.ts'
import { getNavigationUrl } from './navigation-apps.ts'

const example = z.parse(ServiceOrder, examples['serviceOrders.get']?.response)
const [pickup, dropoff] = example.stops as [Stop, Stop]

test.each([
  ['accepted', 'pending', { label: 'Sair para coleta', to: 'collecting' }],
  ['collecting', 'pending', { label: 'Registrar coleta' }],
  ['collected', 'pending', { label: 'Iniciar rota', to: 'in_transit' }],
  ['in_transit', 'en_route', { label: 'Cheguei na entrega' }],
  ['in_transit', 'arrived', { label: 'Continuar entrega' }],
  ['returning', 'pending', { label: 'Registrar devolução' }],
  ['failed', 'failed', { label: 'Tentar entrega de novo', to: 'in_transit' }],
  ['on_hold', 'pending', undefined],
  ['delivered', 'completed', undefined],
] as const)('the next act of an order that is %s, with a stop that is %s', (status, state, act) => {
  expect(getCourierAct({ status }, { kind: 'dropoff', state })).toEqual(act)
})

test('a failed pickup is tried again as a pickup', () => {
  expect(getCourierAct({ status: 'failed' }, pickup)).toMatchObject({ to: 'collecting' })
})

test('the next stop is the pickup, then the first open drop-off, then the return', () => {
  const second = { ...dropoff, id: pickup.id, position: 2 }
  const at = (status: ServiceOrderStatus, changes: Partial<ServiceOrder> = {}) =>
    getNextStop({ ...example, status, stops: [pickup, dropoff, second], collectedAt: example.createdAt, ...changes })
  expect(at('accepted', { collectedAt: null })?.kind).toBe('pickup')
  expect(at('failed', { collectedAt: null })?.kind).toBe('pickup')
  expect(at('in_transit')?.position).toBe(1)
  expect(at('in_transit', { stops: [pickup, { ...dropoff, state: 'failed' }, second] })?.position).toBe(2)
  expect(at('returning', { returnStop: { ...pickup, kind: 'return' } })?.kind).toBe('return')
})

test('navigates to coordinates where there are some, else to the address', () => {
  const { address } = pickup
  expect(getNavigationUrl('waze', address)).toBe('https://waze.com/ul?ll=-23.561414%2C-46.655881&navigate=yes')
  const typed = { ...address, coordinates: null }
  expect(getNavigationUrl('waze', typed)).toMatch(/^https:\/\/waze\.com\/ul\?q=Avenida%20Paulista%2C%201578/)
  expect(getNavigationUrl('google', typed)).toMatch(/destination=Avenida%20Paulista/)
  expect(getNavigationUrl('apple', typed)).toMatch(/^https:\/\/maps\.apple\.com\/\?daddr=Avenida/)
})
