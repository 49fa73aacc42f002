import { afterEach, expect, test } from 'vitest'
import { getNow, getViewerDay, setClock } from './clock.ts'
import { getViewerZone, setViewerZone } from './time-zone.ts'

const zone = getViewerZone()
afterEach(() => {
  setClock()
  setViewerZone(() => zone)
})

test('has the day of the viewer, which is not that of UTC', () => {
  setClock(() => Date.parse('2026-12-01T01:30:00Z'))
  setViewerZone(() => 'America/Sao_Paulo')
  expect(getViewerDay()).toBe('2026-11-30')
  setViewerZone(() => 'Pacific/Kiritimati')
  expect(getViewerDay()).toBe('2026-12-01')
  expect(getViewerDay(new Date('2026-12-01T11:00:00Z'))).toBe('2026-12-02')
})

test('keeps the moment of a page until the clock is reset', () => {
  setClock(() => 1000)
  expect(getNow()).toEqual(new Date(1000))
  setClock()
  expect(Math.abs(getNow().getTime() - Date.now())).toBeLessThan(60_000)
})
