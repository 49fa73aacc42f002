import { expect, test } from 'vitest'
import { getTimeZone } from '../order/local-time.ts'
import { getWindowPresets } from './window-presets.ts'

const zoneIn = (state: string) => getTimeZone({ state })

test('offers only windows with at least an hour left in the local time of the stop', () => {
  const labelsAt = (time: string, state: string) =>
    getWindowPresets(Date.parse(`2026-11-20T${time}:00-03:00`), zoneIn(state)).map(({ label }) => label)
  expect(labelsAt('07:00', 'SP')).toEqual(['Hoje de manhã', 'Hoje à tarde', 'Amanhã de manhã', 'Amanhã à tarde'])
  expect(labelsAt('11:30', 'SP')).not.toContain('Hoje de manhã')
  expect(labelsAt('11:30', 'AM')).toContain('Hoje de manhã')
  expect(labelsAt('23:30', 'SP')).toEqual(['Amanhã de manhã', 'Amanhã à tarde'])
})

test('offers the next calendar day, also over the end of a month', () => {
  const [, , tomorrow] = getWindowPresets(Date.parse('2026-11-30T07:00:00-03:00'), zoneIn('SP'))
  expect(tomorrow?.window).toEqual({ day: '2026-12-01', start: '08:00', end: '12:00' })
})
