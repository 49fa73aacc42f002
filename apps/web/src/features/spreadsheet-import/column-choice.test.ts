import { expect, test } from 'vitest'
import { applyMapping, type ColumnChoice, toMappingContent } from './column-choice.ts'

const mapping = {
  columns: [
    { title: 'Pedido', field: 'externalRef' },
    { title: 'CEP', field: 'dropoffs/0/address/postalCode' },
    { title: 'Vendedor', field: null },
  ],
  constants: [
    { field: 'pickup/location', value: 'a' },
    { field: 'priority', value: 'Urgente' },
  ],
}
const chosen = (fields: readonly string[], rest: Partial<ColumnChoice> = {}): ColumnChoice => ({
  fields,
  pickup: [],
  common: [],
  ...rest,
})

test('maps a file with the same titles in another order', () => {
  expect(applyMapping(mapping, ['vendedor', 'cep', 'PEDIDO'], chosen(['notes', '', '']))).toEqual({
    choice: {
      fields: ['', 'dropoffs/0/address/postalCode', 'externalRef'],
      pickup: [{ field: 'pickup/location', value: 'a' }],
      common: [{ field: 'priority', value: 'Urgente' }],
    },
    missing: [],
    added: [],
  })
})

test('names the mapped columns that the file lacks, but no ignored ones', () => {
  const { missing } = applyMapping(mapping, ['Pedido'], chosen(['']))
  expect(missing).toEqual([{ title: 'CEP', field: 'dropoffs/0/address/postalCode' }])
})

test('a column that the mapping lacks keeps its field, unless the mapping has another place for it', () => {
  const titles = ['Pedido', 'Ref', 'Obs.', 'Prioridade']
  const { choice, added } = applyMapping(mapping, titles, chosen(['notes', 'externalRef', 'notes', 'priority']))
  expect(choice.fields).toEqual(['externalRef', '', 'notes', ''])
  expect(added).toEqual([1, 2, 3])
})

test('replaces the values of all rows, except those of a recipient', () => {
  const common = [
    { field: 'costCenter', value: 'Loja' },
    { field: 'dropoffs/0/address/state', value: 'SP' },
  ]
  expect(applyMapping(mapping, ['Pedido'], chosen([''], { common })).choice.common).toEqual([
    { field: 'priority', value: 'Urgente' },
    { field: 'dropoffs/0/address/state', value: 'SP' },
  ])
})

test('keeps the pickup if the mapping has none', () => {
  const pickup = [{ field: 'pickup/location', value: 'b' }]
  const { choice } = applyMapping({ ...mapping, constants: [] }, ['Pedido'], chosen([''], { pickup }))
  expect(choice.pickup).toEqual(pickup)
})

test('saves every title, and no value of a recipient', () => {
  const constants = [...mapping.constants, { field: 'dropoffs/0/contactName', value: 'Nair' }]
  const fields = ['externalRef', 'dropoffs/0/address/postalCode', '']
  expect(toMappingContent(['Pedido', 'CEP', 'Vendedor'], fields, constants)).toEqual(mapping)
})
