import { expect, test } from 'vitest'
import { findLabelProblem, matchesCode, parseOrderCode, parseVolume } from './order-code.ts'

const token = 'abcdefghijklmnopqrst_-'
const label = `https://malote.example/rastreio/${token}`
const order = { orderNumber: 'OS-2026-000123', stops: [{ trackingUrl: null }, { trackingUrl: label }] }

test.each([
  [`https://malote.example/rastreio/${token}`, { trackingToken: token }],
  ['https://malote.example/ordens-de-servico/OS-2026-000123', { orderNumber: 'OS-2026-000123' }],
  ['https://malote.example/rastreio/curto', undefined],
  [`https://malote.example/rastreio/${token}.`, { trackingToken: token }],
  [`https://malote.example/rastreio/${token})`, { trackingToken: token }],
  [`https://malote.example/rastreio/${token}\u200b`, { trackingToken: token }],
  [`https://malote.example/rastreio/${token}x`, undefined],
  ['https://malote.example/ordens-de-servico/os-2026-000123', { orderNumber: 'OS-2026-000123' }],
  ['https://malote.example/ordens-de-servico/OS 2026 000123.', { orderNumber: 'OS-2026-000123' }],
  ['https://malote.example/ordens-de-servico/OS–2026–000123', { orderNumber: 'OS-2026-000123' }],
  ['https://malote.example/ordens-de-servico/%E0%A4%A', { orderNumber: '%E0%A4%A' }],
  ['https://example.com/', undefined],
  ['OS-2026-000123', undefined],
  ['', undefined],
])('reads %j', (text, code) => expect(parseOrderCode(text)).toEqual(code))

test('a label belongs to its order only', () => {
  expect(matchesCode(label, order)).toBe(true)
  expect(matchesCode('https://malote.example/ordens-de-servico/OS-2026-000123', order)).toBe(true)
  expect(matchesCode('https://malote.example/ordens-de-servico/OS-2026-000124', order)).toBe(false)
  expect(matchesCode(`https://malote.example/rastreio/${token.replace('a', 'b')}`, order)).toBe(false)
  expect(matchesCode('nada', order)).toBe(false)
})

test('a label of a volume belongs to its order, and has its number', () => {
  expect(matchesCode(`${label}#volume=2`, order)).toBe(true)
  expect(parseOrderCode(`${label}#volume=2`)).toEqual({ trackingToken: token })
  expect([`${label}#volume=12`, `${label}#volume=0`, `${label}#volume=x`, label, 'nada'].map(parseVolume)).toEqual([
    12,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a label of another drop-off does not count at a stop, and one without a number does', () => {
  const ofSecond = [4, 5]
  const problems = [3, 4, 5, 6].map((volume) => findLabelProblem(`${label}#volume=${volume}`, order, ofSecond))
  const other = 'Este volume é de outra entrega desta ordem.'
  expect(problems).toEqual([other, undefined, undefined, other])
  expect(findLabelProblem(label, order, ofSecond)).toBeUndefined()
  expect(findLabelProblem('nada', order, ofSecond)).toBe('Esta etiqueta é de outra ordem.')
})
