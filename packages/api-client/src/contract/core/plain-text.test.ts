import { expect, test } from 'vitest'
import { toPlainLetters, toPlainText } from './plain-text.ts'

test('removes accents, composed or not, and capitals', () => {
  expect(toPlainText('São João')).toBe('sao joao')
  expect(toPlainText('Sa\u0303o Joa\u0303o')).toBe('sao joao')
  expect(toPlainText('AÇÃO 12')).toBe('acao 12')
})

test('keeps only letters', () => {
  expect(toPlainLetters("Santa Bárbara d'Oeste")).toBe('santabarbaradoeste')
  expect(toPlainLetters('12')).toBe('')
})
