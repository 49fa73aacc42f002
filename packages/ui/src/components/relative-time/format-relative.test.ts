import { expect, test } from 'vitest'
import { formatAbsolute, formatRelative } from './format-relative.ts'

const now = new Date('2026-11-20T12:00:00Z')
const settings = { timeZone: 'America/Sao_Paulo' }
const at = (offset: number) => formatRelative(new Date(now.getTime() + offset), now, 'agora', settings)
const minute = 60_000
const hour = 60 * minute

test.each([
  [0, 'agora'],
  [-44_000, 'agora'],
  [-46_000, 'há 1 minuto'],
  [-5 * minute, 'há 5 minutos'],
  [-59.6 * minute, 'há 1 hora'],
  [-23.4 * hour, 'há 23 horas'],
  [-24 * hour, 'ontem'],
  [24 * hour, 'amanhã'],
  // 12:00 UTC is 9:00: tomorrow ends in 39 hours, and the day before yesterday ended 33 hours ago.
  [38 * hour, 'amanhã'],
  [40 * hour, 'depois de amanhã'],
  [-32 * hour, 'ontem'],
  [-34 * hour, 'anteontem'],
  [3 * hour, 'em 3 horas'],
  [-6 * 24 * hour, 'há 6 dias'],
  [-8 * 24 * hour, undefined],
])('%d ms from now is %s', (offset, expected) => {
  expect(at(offset)).toBe(expected)
})

test('a time of the same day, which has 25 hours, is hours away', () => {
  const [morning, evening] = [new Date('2026-10-25T00:00:00+02:00'), new Date('2026-10-25T23:45:00+01:00')]
  expect(formatRelative(evening, morning, 'agora', { timeZone: 'Europe/Berlin' })).toBe('em 25 horas')
})

test('a date includes the year only when it is not the current one', () => {
  expect(formatAbsolute(new Date('2026-03-05T12:00:00Z'), now, 'short', { timeZone: 'America/Sao_Paulo' })).toBe(
    '5 de mar.',
  )
  expect(formatAbsolute(new Date('2024-03-05T12:00:00Z'), now, 'short', { timeZone: 'America/Sao_Paulo' })).toBe(
    '5 de mar. de 2024',
  )
})

test('the full date uses the time zone', () => {
  expect(formatAbsolute(new Date('2026-11-20T02:30:00Z'), now, 'full', { timeZone: 'America/Sao_Paulo' })).toBe(
    'quinta-feira, 19 de novembro de 2026 às 23:30',
  )
})
