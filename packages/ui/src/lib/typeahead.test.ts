import { expect, test } from 'vitest'
import { findByTyping } from './typeahead.ts'
import { createTypingBuffer } from './typing-buffer.ts'

const options = ['Água Boa', 'Araxá', 'Óptica', 'Padaria', 'Papelaria', 'Posto'].map((label) => ({ label }))
const label = (index: number) => options[index]?.label

test('finds the option that starts with the typed letters, ignoring accents', () => {
  expect(label(findByTyping(options, 'agua', -1))).toBe('Água Boa')
  expect(label(findByTyping(options, 'o', -1))).toBe('Óptica')
})

test('more letters narrow the match and keep the current one', () => {
  expect(label(findByTyping(options, 'pa', 3))).toBe('Padaria')
  expect(label(findByTyping(options, 'pap', 3))).toBe('Papelaria')
})

test('one repeated letter cycles through the options that start with it', () => {
  expect(label(findByTyping(options, 'p', -1))).toBe('Padaria')
  expect(label(findByTyping(options, 'pp', 3))).toBe('Papelaria')
  expect(label(findByTyping(options, 'ppp', 5))).toBe('Padaria')
})

test('skips disabled options', () => {
  const some = [{ label: 'Padaria', disabled: true }, { label: 'Papelaria' }]
  expect(findByTyping(some, 'p', -1)).toBe(1)
})

test('returns -1 without a match', () => {
  expect(findByTyping(options, 'z', 0)).toBe(-1)
  expect(findByTyping([], 'z', 0)).toBe(-1)
})

test('starts a new text after one second without typing', () => {
  const typing = createTypingBuffer()
  expect(typing.add('p', 5000)).toBe('p')
  expect(typing.add('a', 5900)).toBe('pa')
  expect(typing.isTyping(6800)).toBe(true)
  expect(typing.isTyping(6900)).toBe(false)
  expect(typing.add('x', 7000)).toBe('x')
})
