import { expect, test } from 'vitest'
import { addressValues, coordinatesOf, emptyAddress, pointAt, toAddress } from './address-values'

const coordinates = { latitude: -23.5553, longitude: -46.6889 }
const written = {
  postalCode: '05435070',
  street: 'Rua Harmonia',
  number: '412',
  complement: null,
  neighborhood: 'Vila Madalena',
  city: 'São Paulo',
  state: 'SP',
  reference: null,
}
const loaded = addressValues({ ...written, coordinates })

test('keeps the coordinates of an address that is not edited', () => {
  expect(toAddress(loaded)).toEqual({ ...written, coordinates })
  expect(toAddress(addressValues(written)).coordinates).toBeNull()
  expect(toAddress(emptyAddress).coordinates).toBeNull()
})

test('keeps the coordinates when the complement or reference changes, and drops them when the number changes', () => {
  expect(coordinatesOf({ ...loaded, complement: 'Fundos', reference: 'Portão azul' })).toEqual(coordinates)
  for (const part of ['postalCode', 'street', 'number', 'neighborhood', 'city', 'state'] as const) {
    expect(coordinatesOf({ ...loaded, [part]: 'outro' }), part).toBeNull()
  }
  expect(coordinatesOf({ ...loaded, street: 'Rua Harmoni' }), 'while it is typed').toBeNull()
  expect(coordinatesOf({ ...loaded, street: written.street }), 'typed back').toEqual(coordinates)
})

test('keeps the coordinates of a CEP for every number of its street', () => {
  const { number: _number, complement: _complement, reference: _reference, ...street } = written
  const values = { ...loaded, number: '', point: pointAt(coordinates, street) }
  expect(coordinatesOf({ ...values, number: '77' })).toEqual(coordinates)
  expect(coordinatesOf({ ...values, street: 'Rua Aspicuelta' })).toBeNull()
})
