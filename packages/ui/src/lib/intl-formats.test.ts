import { expect, test } from 'vitest'
import { getDateFormat, getNumberFormat } from './intl-formats.ts'

test('creates each format once for a language and options', () => {
  const percent = getNumberFormat('pt-BR', { style: 'percent' })
  expect(getNumberFormat('pt-BR', { style: 'percent' })).toBe(percent)
  expect(getNumberFormat('en', { style: 'percent' })).not.toBe(percent)
  expect(getNumberFormat('pt-BR')).not.toBe(percent)
  expect(getDateFormat('pt-BR', { timeZone: 'UTC' })).toBe(getDateFormat('pt-BR', { timeZone: 'UTC' }))
})

test('formats numbers with Western digits in every language', () => {
  expect(getNumberFormat('ar-EG').format(12)).toBe('12')
})
