import { expect, test } from 'vitest'
import { formatMasked, getCaretPosition, overflows, unmask } from './masks.ts'

test.each([
  ['cep', '01310100', '01310-100'],
  ['cep', ' 01.310-100 ', '01310-100'],
  ['cep', '0131', '0131'],
  ['cep', '01310', '01310'],
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', 'CPF: 529 982 247/25', '529.982.247-25'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['cnpj', 'CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
  ['cnpj', 'Padaria, CNPJ 11222333000181.', '11.222.333/0001-81'],
  ['phone', '1133334444', '(11) 3333-4444'],
  ['phone', '11987654321', '(11) 98765-4321'],
  ['phone', '+55 (11) 98765-4321', '(11) 98765-4321'],
  ['phone', '+551133334444', '(11) 3333-4444'],
  ['phone', '0 11 98765 4321', '(11) 98765-4321'],
  ['phone', '55987654321', '(55) 98765-4321'],
  ['phone', '0', '0'],
  ['phone', '080', '080'],
  ['phone', '08001234567', '0800 123 4567'],
  ['phone', '0800-722-000', '0800 722 000'],
  ['phone', '085', '(85'],
  ['phone', '40041234', '4004-1234'],
  ['phone', '4004', '4004'],
  ['phone', '4840031234', '(48) 4003-1234'],
  ['cep', 'não sei', ''],
  ['cep', '9'.repeat(5000), '99999-999'],
] as const)('%s: %s is formatted as %s', (kind, text, written) => {
  expect(formatMasked(kind, text)).toBe(written)
})

test('accepts only digits as the check digits of a CNPJ', () => {
  expect(unmask('cnpj', '12ABC34501DEXY35')).toBe('12ABC34501DE35')
})

test('overflows returns whether a text is too long', () => {
  expect(overflows('cep', '01310-100')).toBe(false)
  expect(overflows('cep', '01310-1009')).toBe(true)
  expect(overflows('phone', '+55 (11) 98765-4321')).toBe(false)
})

test('the caret keeps its position among the characters', () => {
  expect(getCaretPosition('cpf', '529.982', 3)).toBe(3)
  expect(getCaretPosition('cpf', '529.982', 4)).toBe(5)
  expect(getCaretPosition('phone', '(11) 9', 0)).toBe(0)
  expect(getCaretPosition('phone', '(11) 9', 3)).toBe(6)
})
