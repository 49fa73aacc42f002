import { expect, test } from 'vitest'
import { emptyStop } from './order-values.ts'
import { formatWindow } from './window-text.ts'

const window = { day: '2026-11-30', start: '14:00', end: '18:00' }
const inState = (state: string, values: Partial<typeof window> = window) => ({
  address: { ...emptyStop.address, state },
  window: { ...emptyStop.window, ...values },
})

test.each([
  ['SP', window, '30/11/2026, 14:00–18:00'],
  ['AM', window, '30/11/2026, 14:00–18:00 (horário de Manaus)'],
  ['AM', { ...window, end: '' }, '30/11/2026, 14:00 (horário de Manaus)'],
  ['AM', { ...window, start: '', end: '' }, '30/11/2026'],
  ['AM', {}, 'o quanto antes'],
  ['', window, '30/11/2026, 14:00–18:00'],
])('names the time zone of a window that is not that of the viewer: %s %j', (state, values, text) => {
  expect(formatWindow(inState(state, values), 'America/Sao_Paulo')).toBe(text)
})
