import { expect, test } from 'vitest'
import { formatOrderScope, formatOtherScope } from './erasure-scope-text.ts'

const nothing = {
  account: false,
  orders: [],
  total: 0,
  running: 0,
  locations: 0,
  imports: 0,
  importedRows: 0,
  messages: 0,
}

test('names the orders and the account', () => {
  expect(formatOrderScope({ account: true, total: 0 })).toBe('Nenhuma ordem muda, e a conta da pessoa é apagada.')
  expect(formatOrderScope({ account: false, total: 1200 })).toBe('1.200 ordens mudam.')
})

test.each([
  [{}, undefined],
  [{ locations: 1 }, '1 local salvo perde o contato.'],
  [{ imports: 1, importedRows: 1 }, 'Apaga 1 linha de 1 importação.'],
  [
    { locations: 2, imports: 2, importedRows: 1500, messages: 3 },
    '2 locais salvos perdem o contato. Apaga 1.500 linhas de 2 importações e 3 mensagens recebidas.',
  ],
])('names what else changes: %j', (scope, text) => {
  expect(formatOtherScope({ ...nothing, ...scope })).toBe(text)
})
