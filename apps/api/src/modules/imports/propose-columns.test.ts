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

test('a number in the first column counts the rows, unless the street is next to it', () => {
  const [street, number] = ['dropoffs/0/address/street', 'dropoffs/0/address/number']
  expect(propose('Nº', 'Cliente', 'Rua', 'Número')).toEqual([undefined, 'dropoffs/0/contactName', street, number])
  expect(propose('Nº', 'Cliente', 'Rua', 'Nº')).toEqual([undefined, 'dropoffs/0/contactName', street, number])
  expect(propose('Número', 'Cliente', 'Endereço')).toEqual([undefined, 'dropoffs/0/contactName', street])
  expect(propose('Número', 'Rua', 'Cliente')).toEqual([number, street, 'dropoffs/0/contactName'])
  expect(propose('Nr', 'Cliente', 'Rua')).toEqual([undefined, 'dropoffs/0/contactName', street])
})

test('of two numbers, the one next to the street is that of the house', () => {
  const [street, number] = ['dropoffs/0/address/street', 'dropoffs/0/address/number']
  expect(propose('Bairro', 'Nr', 'Rua', 'Número')).toEqual([
    'dropoffs/0/address/neighborhood',
    number,
    street,
    undefined,
  ])
  expect(propose('Bairro', 'Nr', 'CEP', 'Rua', 'Número').slice(1)).toEqual([
    undefined,
    'dropoffs/0/address/postalCode',
    street,
    number,
  ])
})

test('the number of an order without its refunded pieces is its quantity', () => {
  const titles = ['Order Number', 'First Name (Shipping)', 'Address 1&2 (Shipping)', 'Item Name']
  expect(propose(...titles, 'Quantity (- Refund)', 'Order Status').slice(-2)).toEqual([
    'items/0/quantity',
    'canceledAt',
  ])
})

test('a title that a file has twice is not proposed, unless the template has it', () => {
  expect(propose('Endereço', 'CEP', 'endereco')).toEqual([undefined, 'dropoffs/0/address/postalCode', undefined])
  expect(propose('Entrega: CEP', 'CEP')).toEqual(['dropoffs/0/address/postalCode', undefined])
})

test('an abbreviation with periods is read as one word', () => {
  expect(propose('C.E.P.', 'U.F.', 'N.R.', 'OBS.')).toEqual([
    'dropoffs/0/address/postalCode',
    'dropoffs/0/address/state',
    'dropoffs/0/address/number',
    'notes',
  ])
})
