import { expect, test } from 'vitest'
import { fitMapping, isSavedConstant } from './import-mappings.ts'

const mapped = [
  { title: 'Pedido', field: 'externalRef' },
  { title: 'Endereço: CEP', field: 'dropoffs/0/address/postalCode' },
  { title: 'Vendedor', field: null },
]
const listFields = (titles: readonly string[]) => {
  const { columns, missing } = fitMapping(mapped, titles)
  return { fields: columns.map((column) => column?.field), missing: missing.map(({ title }) => title) }
}

test('finds the columns in any order, without regard to case and accents', () => {
  expect(listFields(['VENDEDOR', 'endereco cep', 'pedido'])).toEqual({
    fields: [null, 'dropoffs/0/address/postalCode', 'externalRef'],
    missing: [],
  })
})

test('names the columns that the file lacks, and leaves those open that the mapping lacks', () => {
  expect(listFields(['Loja', 'Pedido'])).toEqual({
    fields: [undefined, 'externalRef'],
    missing: ['Endereço: CEP', 'Vendedor'],
  })
})

test('equal titles stay apart by their order', () => {
  const repeated = [
    { title: 'Nome', field: 'pickup/contactName' },
    { title: 'nome', field: 'dropoffs/0/contactName' },
  ]
  expect(fitMapping(repeated, ['Nome', 'Nome', 'Nome']).columns).toEqual([repeated[0], repeated[1], undefined])
  expect(fitMapping(repeated, ['Nome']).missing).toEqual([repeated[1]])
})

test('constants of a drop-off are not saved', () => {
  expect(isSavedConstant({ field: 'pickup/location' })).toBe(true)
  expect(isSavedConstant({ field: 'dropoffs/0/contactName' })).toBe(false)
  expect(isSavedConstant({ field: 'dropoffs/0/window/hours' })).toBe(true)
})
