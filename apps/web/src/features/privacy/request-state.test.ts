import { expect, test } from 'vitest'
import { formatDaysLeft } from './request-state.tsx'

test.each([
  ['2026-12-06T12:00:00Z', 'Faltam 15 dias'],
  ['2026-11-22T13:00:00Z', 'Faltam 2 dias'],
  ['2026-11-22T11:00:00Z', 'Vence em 1 dia'],
  ['2026-11-21T12:00:00Z', 'Vence agora'],
  ['2026-11-20T11:00:00Z', 'Venceu há 1 dia'],
  ['2026-11-18T12:00:00Z', 'Venceu há 3 dias'],
])('shows the days left of a request due at %s: %s', (dueAt, words) => {
  expect(formatDaysLeft(dueAt, new Date('2026-11-21T12:00:00Z'))).toBe(words)
})
