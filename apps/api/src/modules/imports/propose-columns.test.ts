import { expect, test } from 'vitest'
import { orderColumns } from './order-columns.ts'

const propose = (...titles: readonly string[]) => orderColumns.propose(titles).map((column) => column?.path)

test('a title with a number sign is proposed only for a number', () => {
  // "Item #" counts the items of an order; the column was proposed for the description of the item.
  expect(propose('Pedido #', 'Item #', 'Produto', 'Nº')).toEqual([
    'externalRef',
    undefined,
    'items/0/description',
    'dropoffs/0/address/number',
  ])
  expect(propose('Item')).toEqual(['items/0/description'])
})

test('a title that a file has twice is not proposed, unless the template has it', () => {
  expect(propose('Endereço', 'CEP', 'endereco')).toEqual([undefined, 'dropoffs/0/address/postalCode', undefined])
  expect(propose('Entrega: CEP', 'CEP')).toEqual(['dropoffs/0/address/postalCode', undefined])
})
