import { expect, test } from 'vitest'
import { toNormalForm } from './normal-form.ts'
import { toPlainText } from './plain-text.ts'

test('composes and decomposes letters', () => {
  expect(toNormalForm('Sa\u0303o', 'NFC')).toBe('S\u00e3o')
  expect(toNormalForm('S\u00e3o', 'NFD')).toBe('Sa\u0303o')
  expect(toNormalForm('１１', 'NFKC')).toBe('11')
})

test('keeps thirty marks of a letter', () => {
  expect(toNormalForm(`a${'\u0301'.repeat(100)}b`, 'NFD')).toBe(`a${'\u0301'.repeat(30)}b`)
})

// Unordered marks: the time without a limit grows with the square of their number.
test('normalizes a megabyte of marks of one letter', () => {
  expect(toNormalForm(`a${'\u0301\u0327'.repeat(250_000)}b`, 'NFC')).toHaveLength(31)
  expect(toPlainText(`a${'\u0301\u0327'.repeat(250_000)}b`)).toBe('ab')
})
