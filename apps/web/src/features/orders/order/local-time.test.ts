import type { ServiceOrder } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import {
  crossesMidnight,
  formatLocalMoment,
  formatLocalWindow,
  formatNextDay,
  formatOrderMoments,
  formatShortLocalMoment,
  getForeignZoneName,
  getTimeZone,
  toInstant,
  toLocalTime,
  toWindow,
} from './local-time.ts'

test.each([
  ['SP', '', '01310100', 'America/Sao_Paulo'],
  ['AM', '', '69005070', 'America/Manaus'],
  ['PE', '', '50010000', 'America/Sao_Paulo'],
  ['PE', '', '53990000', 'America/Noronha'],
  ['PE', 'Fernando de Noronha', undefined, 'America/Noronha'],
  ['PE', ' FERNANDO DE NORONHA', undefined, 'America/Noronha'],
  ['PE', 'Recife', undefined, 'America/Sao_Paulo'],
  ['AM', 'Eirunepé', '69880000', 'America/Eirunepe'],
  ['AM', 'Tabatinga', '69640000', 'America/Manaus'],
  ['SP', 'Tabatinga', '14910000', 'America/Sao_Paulo'],
  ['AC', 'Porto Acre', undefined, 'America/Rio_Branco'],
] as const)('uses the time zone of an address in %s, “%s”, CEP %s: %s', (state, city, postalCode, zone) => {
  expect(getTimeZone({ state, city, postalCode })).toBe(zone)
})

test('uses the time zone of the capital where the municipality is unknown', () => {
  expect(getTimeZone({ state: 'AM', postalCode: '69880000' })).toBe('America/Manaus')
})

test('formats a window in the local time of the stop, and names its time zone when the viewer’s differs', () => {
  const window = { start: '2026-11-20T13:00:00Z', end: '2026-11-20T16:00:00Z' }
  expect(formatLocalWindow(window, 'America/Manaus', 'America/Sao_Paulo')).toBe(
    '20/11/2026 09:00 – 12:00 (horário de Manaus)',
  )
  expect(formatLocalWindow(window, 'America/Sao_Paulo', 'America/Sao_Paulo')).toBe('20/11/2026 10:00 – 13:00')
  const night = { start: '2026-11-21T01:00:00Z', end: '2026-11-21T05:00:00Z' }
  expect(formatLocalWindow(night, 'America/Sao_Paulo', 'America/Sao_Paulo')).toBe('20/11/2026 22:00 – 21/11/2026 02:00')
})

test('formats a moment as the windows of its stop', () => {
  const midnight = '2026-12-01T03:30:00Z'
  const viewer = 'America/Sao_Paulo'
  expect(formatLocalMoment(midnight, 'America/Manaus', viewer)).toBe('30/11/2026 23:30 (horário de Manaus)')
  expect(formatShortLocalMoment(midnight, 'America/Manaus', viewer)).toBe('30/11 23:30 (Manaus)')
  expect(formatLocalMoment(midnight, viewer, viewer)).toBe('01/12/2026 00:30')
  expect(formatShortLocalMoment(midnight, viewer, viewer)).toBe('01/12 00:30')
})

test('does not name a time zone with the same offset at that instant', () => {
  expect(getForeignZoneName('America/Sao_Paulo', '2026-11-20T13:00:00Z', 'America/Bahia')).toBeUndefined()
  expect(getForeignZoneName('America/Sao_Paulo', '2026-11-20T13:00:00Z', 'America/Manaus')).toBe('Brasília')
})

test('converts a local day and time to an instant and back', () => {
  const instant = toInstant('America/Rio_Branco', '2026-11-20', '23:30')
  expect(instant).toBe('2026-11-21T04:30:00.000Z')
  expect(toLocalTime('America/Rio_Branco', instant ?? '')).toEqual({ day: '2026-11-20', time: '23:30' })
  expect(toInstant('America/Sao_Paulo', '', '10:00')).toBeUndefined()
  expect(toInstant('America/Sao_Paulo', '', '')).toBeUndefined()
})

test('treats a window whose end is before its start as crossing midnight, unless it is incomplete', () => {
  expect(crossesMidnight({ start: '22:00', end: '02:00' })).toBe(true)
  expect(crossesMidnight({ start: '09:00', end: '12:00' })).toBe(false)
  expect(crossesMidnight({ start: '22:00', end: '' })).toBe(false)
})

test('reads a window in the local time of the stop, over midnight until the next day', () => {
  expect(toWindow({ day: '2026-11-20', start: '22:00', end: '02:00' }, 'America/Manaus')).toEqual({
    start: '2026-11-21T02:00:00.000Z',
    end: '2026-11-21T06:00:00.000Z',
  })
  expect(toWindow({ day: '2026-11-20', start: '22:00', end: '' }, 'America/Manaus').end).toBeUndefined()
})

test('names the day on which a window over midnight ends, once its day is known', () => {
  expect(formatNextDay({ day: '2026-11-30', start: '22:00', end: '02:00' })).toBe(
    'Termina no dia seguinte, 01/12/2026.',
  )
  expect(formatNextDay({ day: '', start: '22:00', end: '02:00' })).toBe('Termina no dia seguinte.')
  expect(formatNextDay({ day: '2026-11-30', start: '09:00', end: '12:00' })).toBe('')
})

test('formats when an order was collected and delivered in the local time of its stops', () => {
  const { stops } = (examples['serviceOrders.get']?.response ?? {}) as ServiceOrder
  const [pickup, dropoff] = ['AM', 'AC'].map((state, index) => {
    const stop = stops[index] as ServiceOrder['stops'][number]
    return { ...stop, address: { ...stop.address, state, postalCode: '69900010' } }
  }) as [ServiceOrder['stops'][number], ServiceOrder['stops'][number]]
  const order = { collectedAt: '2026-12-01T13:30:00Z', deliveredAt: '2026-12-01T15:30:00Z', closedAt: null }
  const viewer = 'America/Sao_Paulo'
  expect(formatOrderMoments({ ...order, stops: [pickup, dropoff] }, viewer)).toEqual({
    collected: '01/12/2026 09:30 (horário de Manaus)',
    delivered: '01/12/2026 10:30 (horário de Rio Branco)',
    ended: '01/12/2026 10:30 (horário de Rio Branco)',
  })
  // The last of several deliveries: no stop that it belongs to.
  const several = formatOrderMoments({ ...order, stops: [pickup, dropoff, dropoff] }, viewer)
  expect(several.delivered).toBe('01/12/2026 12:30')
  expect(formatOrderMoments({ ...order, collectedAt: null, stops: [pickup, dropoff] }, viewer).collected).toBeNull()
})
