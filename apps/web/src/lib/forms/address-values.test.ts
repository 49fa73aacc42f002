import { expect, test } from 'vitest'
import { emptyAddress, getCoordinates, toAddress, toAddressValues, toPoint } from './address-values.ts'

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
const loaded = toAddressValues({ ...written, coordinates })

test('keeps the coordinates of an address that is not edited', () => {
  expect(toAddress(loaded)).toEqual({ ...written, coordinates })
  expect(toAddress(toAddressValues(written)).coordinates).toBeNull()
  expect(toAddress(emptyAddress).coordinates).toBeNull()
})

test('keeps the coordinates when the complement or reference changes, and drops them when the number changes', () => {
  expect(getCoordinates({ ...loaded, complement: 'Fundos', reference: 'Portão azul' })).toEqual(coordinates)
  for (const part of ['postalCode', 'street', 'number', 'neighborhood', 'city', 'state'] as const) {
    expect(getCoordinates({ ...loaded, [part]: 'outro' }), part).toBeNull()
  }
  expect(getCoordinates({ ...loaded, street: 'Rua Harmoni' }), 'while it is typed').toBeNull()
  expect(getCoordinates({ ...loaded, street: written.street }), 'typed back').toEqual(coordinates)
})

test('keeps the coordinates of a CEP for every number of its street', () => {
  const { number: _number, complement: _complement, reference: _reference, ...street } = written
  const values = { ...loaded, number: '', point: toPoint(coordinates, street) }
  expect(getCoordinates({ ...values, number: '77' })).toEqual(coordinates)
  expect(getCoordinates({ ...values, street: 'Rua Aspicuelta' })).toBeNull()
})
