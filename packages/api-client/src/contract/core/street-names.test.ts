import { expect, test } from 'vitest'
import { removeNumberRange } from './street-names.ts'

test.each([
  ['Avenida Osmani Barbosa - até 1715 - lado ímpar', 'Avenida Osmani Barbosa'],
  ['Avenida Paulista - de 1001 ao fim', 'Avenida Paulista'],
  ['Avenida Paulista - de 612 a 1510 - lado par', 'Avenida Paulista'],
  ['Rua Augusta - de 1001/1002 a 1999/2000', 'Rua Augusta'],
  ['Rua Augusta - até 999/1000', 'Rua Augusta'],
  ['Rua da Consolação - lado par', 'Rua da Consolação'],
  ['Rua da Consolação – LADO IMPAR', 'Rua da Consolação'],
  ['Rua Tutóia (lado ímpar)', 'Rua Tutóia'],
  ['Rua Tutóia, de 1 a 99', 'Rua Tutóia'],
  ['Rua Tutóia - a partir de 2.001', 'Rua Tutóia'],
  ['Rua Tutóia - de 300 até o fim, lado ímpar', 'Rua Tutóia'],
  ['Rua Tutóia - até 99 lado ímpar', 'Rua Tutóia'],
  ['Estrada da Balsa - do km 3 ao km 12', 'Estrada da Balsa'],
])('removes the range of %s', (written, street) => {
  expect(removeNumberRange(written)).toBe(street)
})

test.each([
  'Rua Sete de Setembro',
  'Rua Vinte e Cinco de Março',
  'Rua A (Vila Nova)',
  'Rua Particular - Fundos',
  'Rodovia BR-116 - km 12',
  'Rua do Lado Par',
  'Avenida Brasil, 1000',
  'Travessa 5 - Quadra de 10 a 12 casas',
  'lado par',
  '',
])('leaves %j as it is', (street) => {
  expect(removeNumberRange(street)).toBe(street)
})

test('reads a long text without separators in linear time', () => {
  const long = `${' - até'.repeat(20_000)} x`
  expect(removeNumberRange(long)).toBe(long)
})
