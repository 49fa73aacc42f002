import { expect, test } from 'vitest'
import { addMinutes, formatTime, parseTime } from './time-text.ts'

test.each([
  ['14:30', '14:30'],
  ['14h30', '14:30'],
  ['14H30', '14:30'],
  ['14.30', '14:30'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['9h', '09:00'],
  ['9:05:59', '09:05'],
  ['0', '00:00'],
  ['24:00', null],
  ['12:60', null],
  ['meio-dia', null],
  ['', null],
  ['9'.repeat(5000), null],
])('%s is parsed as %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test('formats an invalid time as an empty text', () => {
  expect(formatTime('09:00')).toBe('09:00')
  expect(formatTime('25:00')).toBe('')
})

test('addMinutes wraps around midnight', () => {
  expect(addMinutes('23:50', 15)).toBe('00:05')
  expect(addMinutes('00:00', -1)).toBe('23:59')
})
