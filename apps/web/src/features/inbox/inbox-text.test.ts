import { expect, test } from 'vitest'
import { getReadText } from './inbox-text.ts'

test.each([
  ['Coleta hoje 14h na Rua A, 10', 'Enviado do meu iPhone', 'Coleta hoje 14h na Rua A, 10\n\nEnviado do meu iPhone'],
  ['Fwd: ENC: Coleta na Rua A, 10', '', 'Coleta na Rua A, 10'],
  [null, 'Rua A, 10', 'Rua A, 10'],
  ['Pedido', `Rua A, 10. ${'Bom dia! '.repeat(10)}`, `Rua A, 10. ${'Bom dia! '.repeat(10)}`],
])('of %j and %j, %j is read', (subject, text, expected) => {
  expect(getReadText({ subject, text })).toBe(expected)
})
