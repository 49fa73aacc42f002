import { expect, test } from 'vitest'
import { clockIn, instantIn, windowPresets, zoneOf } from './place-time'

test.each([
  ['SP', '2026-11-20T12:00:00.000Z'],
  ['AM', '2026-11-20T13:00:00.000Z'],
  ['AC', '2026-11-20T14:00:00.000Z'],
])('nine in the morning in %s is %s', (state, instant) => {
  expect(instantIn(zoneOf(state), '2026-11-20', '09:00')).toBe(instant)
  expect(clockIn(instant, zoneOf(state))).toEqual({ day: '2026-11-20', time: '09:00' })
})

test('a moment with a part missing is none', () => {
  expect(instantIn(zoneOf('SP'), '', '09:00')).toBeUndefined()
  expect(instantIn(zoneOf('SP'), '2026-11-20', '')).toBeUndefined()
})

test('only windows that still have an hour left are offered, by the clock of the place', () => {
  const labelsAt = (time: string, state: string) =>
    windowPresets(Date.parse(`2026-11-20T${time}:00-03:00`), zoneOf(state)).map(({ label }) => label)
  expect(labelsAt('07:00', 'SP')).toEqual(['Hoje de manhã', 'Hoje à tarde', 'Amanhã de manhã', 'Amanhã à tarde'])
  expect(labelsAt('11:30', 'SP')).not.toContain('Hoje de manhã')
  expect(labelsAt('11:30', 'AM')).toContain('Hoje de manhã')
  expect(labelsAt('23:30', 'SP')).toEqual(['Amanhã de manhã', 'Amanhã à tarde'])
})

test('tomorrow is the next calendar day, over the end of a month too', () => {
  const [, , tomorrow] = windowPresets(Date.parse('2026-11-30T07:00:00-03:00'), zoneOf('SP'))
  expect(tomorrow?.window).toEqual({ day: '2026-12-01', start: '08:00', end: '12:00' })
})
