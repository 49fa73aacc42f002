import { expect, test } from 'vitest'
import { clockAt, foreignZone, instantIn, placeWindow, zoneOf } from './place-time'

test.each([
  ['SP', '01310100', 'America/Sao_Paulo'],
  ['AM', '69005070', 'America/Manaus'],
  ['PE', '50010000', 'America/Sao_Paulo'],
  ['PE', '53990000', 'America/Noronha'],
] as const)('an address in %s, CEP %s, keeps the time of %s', (state, postalCode, zone) => {
  expect(zoneOf({ state, postalCode })).toBe(zone)
})

test('a window is shown as clocks at the place show it, and says whose time it is when it is not the viewer’s', () => {
  const window = { start: '2026-11-20T13:00:00Z', end: '2026-11-20T16:00:00Z' }
  expect(placeWindow(window, 'America/Manaus', 'America/Sao_Paulo')).toBe(
    '20/11/2026 09:00 – 12:00 (horário de Manaus)',
  )
  expect(placeWindow(window, 'America/Sao_Paulo', 'America/Sao_Paulo')).toBe('20/11/2026 10:00 – 13:00')
  const night = { start: '2026-11-21T01:00:00Z', end: '2026-11-21T05:00:00Z' }
  expect(placeWindow(night, 'America/Sao_Paulo', 'America/Sao_Paulo')).toBe('20/11/2026 22:00 – 21/11/2026 02:00')
})

test('zones whose clocks agree at that moment are not foreign', () => {
  expect(foreignZone('America/Sao_Paulo', '2026-11-20T13:00:00Z', 'America/Bahia')).toBeUndefined()
  expect(foreignZone('America/Sao_Paulo', '2026-11-20T13:00:00Z', 'America/Manaus')).toBe('Brasília')
})

test('a day and a time at a place are a moment, and back', () => {
  const instant = instantIn('America/Rio_Branco', '2026-11-20', '23:30')
  expect(instant).toBe('2026-11-21T04:30:00.000Z')
  expect(clockAt('America/Rio_Branco', instant ?? '')).toEqual({ day: '2026-11-20', time: '23:30' })
  expect(instantIn('America/Sao_Paulo', '', '10:00')).toBeUndefined()
})
