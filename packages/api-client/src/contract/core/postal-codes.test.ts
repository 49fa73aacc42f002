import { expect, test } from 'vitest'
import { toPostalCodeSearch } from './postal-codes.ts'

const address = { street: ' Rua Harmonia ', number: '321', neighborhood: '', city: 'São Paulo', state: 'SP' }

test('an address is searched without the parts that it lacks', () => {
  expect(toPostalCodeSearch(address)).toEqual({
    search: { street: 'Rua Harmonia', number: '321', city: 'São Paulo', state: 'SP' },
  })
})

test('a part that is too long is cut', () => {
  const { search } = toPostalCodeSearch({ ...address, street: 'Rua '.repeat(50), number: '1'.repeat(40) })
  expect([search?.street.length, search?.number?.length]).toEqual([119, 20])
})

test.each([
  ['street', { street: 'Ru' }],
  ['street', { street: undefined, city: '' }],
  ['city', { city: ' S ' }],
  ['state', { state: 'São Paulo' }],
  ['state', { state: undefined }],
])('without its %s an address is not searched', (missing, parts) => {
  expect(toPostalCodeSearch({ ...address, ...parts })).toEqual({ missing })
})
