import { ServiceOrderStatus, type TrackedDelivery, type TrackedOrder } from '@malote/api-client'
import { expect, test } from 'vitest'
import { getTrackingSummary } from './tracking-text.ts'
import { formatDateAndTime, formatInstant, formatWindow } from './tracking-times.ts'

const now = '2026-11-21T15:00:00.000Z'
const steps = (['requested', 'accepted', 'collected', 'in_transit', 'delivered'] as const).map((step) => ({
  step,
  at: null,
}))
const delivery: TrackedDelivery = {
  recipient: 'Mariana',
  neighborhood: 'Perdizes',
  city: 'São Paulo',
  state: 'SP',
  timeZone: 'America/Sao_Paulo',
  window: null,
  estimatedArrival: null,
  stopsBefore: 0,
  stopState: 'en_route',
  completedAt: null,
  receiver: null,
}

const order: TrackedOrder = {
  status: 'in_transit',
  company: 'Entregas S.A.',
  reached: 4,
  steps,
  scheduledFor: null,
  promisedAt: '2026-11-21T21:00:00.000Z',
  late: false,
  delivery,
  deliveries: [delivery],
  requests: [],
  requestKinds: [],
  rating: null,
  canRate: false,
  history: [],
  photos: [],
  contact: { name: null, contactEmail: null, contactPhone: null },
  expiresAt: null,
}
const brasilia = 'America/Sao_Paulo'

test.each([
  ['2026-11-21T15:30:00Z', 'hoje, às 12h30'],
  ['2026-11-22T02:59:00Z', 'hoje, às 23h59'],
  ['2026-11-22T03:00:00Z', 'amanhã, às 0h'],
  ['2026-11-21T02:59:00Z', 'ontem, às 23h59'],
  ['2026-11-21T04:00:00Z', 'hoje, à 1h'],
  ['2026-11-23T12:00:00Z', 'segunda-feira, 23/11, às 9h'],
  ['2027-01-02T12:00:00Z', 'sábado, 02/01/2027, às 9h'],
])('formats the instant %s as %s', (instant, words) => {
  expect(formatInstant(brasilia, instant, now)).toBe(words)
})

test.each([
  [brasilia, '2026-11-21T17:00:00Z', '2026-11-21T21:30:00Z', 'hoje, das 14h às 18h30'],
  [brasilia, '2026-11-22T16:00:00Z', '2026-11-22T18:00:00Z', 'amanhã, das 13h às 15h'],
  [brasilia, '2026-11-22T01:00:00Z', '2026-11-22T05:00:00Z', 'hoje, às 22h, até amanhã, às 2h'],
  ['America/Manaus', '2026-11-21T17:00:00Z', '2026-11-21T21:00:00Z', 'hoje, das 13h às 17h (horário de Manaus)'],
])('formats a window in %s in its local time, also over midnight', (zone, start, end, words) => {
  expect(formatWindow(zone, { start, end }, now)).toBe(words)
})

test('shows the full date on a receipt', () => {
  expect(formatDateAndTime(brasilia, '2026-11-21T13:28:00Z')).toBe('sábado, 21/11/2026, às 10h28')
})

test.each(ServiceOrderStatus.options)('ends the text of %s with one full stop', (status) => {
  for (const recipient of ['Mariana', null]) {
    const { title, text } = getTrackingSummary({ ...order, status, delivery: { ...delivery, recipient } }, now)
    expect(title).not.toBe('')
    expect(text).toMatch(/[^.]\.$/)
    expect(`${title} ${text}`).not.toMatch(/undefined|null/)
  }
})

test('shows the window, or else the promised time, and apologizes once it has passed', () => {
  expect(getTrackingSummary(order, now).moment).toBe('Hoje, até 18h')
  const window = { start: '2026-11-21T16:00:00Z', end: '2026-11-21T18:00:00Z' }
  const withWindow = { ...order, delivery: { ...delivery, window } }
  expect(getTrackingSummary(withWindow, now).moment).toBe('Hoje, das 13h às 15h')
  const later = getTrackingSummary(withWindow, '2026-11-21T18:00:01.000Z')
  expect(later).toMatchObject({
    moment: 'Prevista para hoje, das 13h às 15h',
    text: expect.stringContaining('demorando'),
  })
  expect(getTrackingSummary({ ...order, late: true }, now).text).toContain('demorando')
})

test('shows no expected time for finished, waiting and failed orders, and stops refreshing finished ones', () => {
  for (const status of ['failed', 'on_hold', 'canceled', 'returned', 'expired'] as const) {
    expect(getTrackingSummary({ ...order, status, late: true }, now).moment, status).toBeUndefined()
  }
  expect(getTrackingSummary({ ...order, status: 'canceled' }, now).live).toBe(false)
  expect(getTrackingSummary({ ...order, status: 'on_hold' }, now).live).toBe(true)
})

test('shows the position in the route, and the estimate instead of the promise', () => {
  const onRoute = (change: Partial<TrackedDelivery>, late = false) =>
    getTrackingSummary({ ...order, late, delivery: { ...delivery, ...change } }, now)
  const estimatedArrival = { start: '2026-11-21T17:15:00.000Z', end: '2026-11-21T18:00:00.000Z' }
  expect(onRoute({ estimatedArrival })).toMatchObject({
    title: 'A caminho de você',
    moment: 'Entre 14h15 e 15h',
    text: 'Mariana, você é a próxima parada. Deixe alguém por perto para receber.',
  })
  expect(onRoute({ stopState: 'pending', stopsBefore: 1 })).toMatchObject({
    title: 'Saiu para entrega',
    text: 'Mariana, seu pedido já está na rua. Há 1 parada antes da sua.',
  })
  expect(onRoute({ stopState: 'pending', stopsBefore: 3, recipient: null }).text).toContain(
    'Há 3 paradas antes da sua.',
  )
  expect(onRoute({ stopState: 'arrived', stopsBefore: null }).title).toBe('Chegamos')
  expect(onRoute({ estimatedArrival }, true)).toMatchObject({
    moment: 'Entre 14h15 e 15h',
    text: expect.stringContaining('demorando'),
  })
})

test('shows no expected time and no apology while the courier is at the door', () => {
  const arrived = { ...order, late: true, delivery: { ...delivery, stopState: 'arrived' as const, stopsBefore: null } }
  const summary = getTrackingSummary(arrived, now)
  expect(summary).toMatchObject({ title: 'Chegamos', text: expect.stringContaining('Estamos no endereço') })
  expect(summary.moment).toBeUndefined()
})

test('promises another attempt only when one can follow', () => {
  const failed = { ...order, status: 'failed' as const }
  expect(getTrackingSummary({ ...failed, requestKinds: ['reschedule'] }, now).text).toContain('Uma nova tentativa')
  expect(getTrackingSummary(failed, now).text).toBe(
    'O pedido volta para Entregas S.A. Para recebê-lo, fale com quem o enviou.',
  )
})

test('requests the presence of the recipient only when the window has begun or is near', () => {
  const at = (start: string, end: string, stopsBefore = 0) =>
    getTrackingSummary({ ...order, delivery: { ...delivery, stopsBefore, window: { start, end } } }, now)
  expect(at('2026-11-21T14:00:00Z', '2026-11-21T18:00:00Z').text).toContain('é a próxima parada. Deixe alguém')
  expect(at('2026-11-21T15:59:00Z', '2026-11-21T18:00:00Z').title).toBe('A caminho de você')
  expect(at('2026-11-22T21:00:00Z', '2026-11-22T23:00:00Z')).toMatchObject({
    title: 'Saiu para entrega',
    moment: 'Amanhã, das 18h às 20h',
    text: 'Mariana, seu pedido já está na rua.',
  })
  expect(at('2026-11-22T21:00:00Z', '2026-11-22T23:00:00Z', 2).text).toContain('Há 2 paradas antes da sua.')
})
