import { expect, test } from 'vitest'
import { getInitials } from './initials.ts'

test.each([
  ['Maria da Silva', 'MS'],
  ['Mariana Duarte Oliveira', 'MO'],
  ['érica', 'É'],
  ['José e Filhos', 'JF'],
  ['  ', ''],
  ['', ''],
  ['… —', ''],
  ['3 Irmãos', '3I'],
  ['𝒜na Lima', '𝒜L'],
  ['محمد علي', 'مع'],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(getInitials(name)).toBe(expected)
})
