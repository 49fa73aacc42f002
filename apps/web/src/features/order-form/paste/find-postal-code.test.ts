import type { PostalCodeMatch } from '@malote/api-client'
import { expect, test } from 'vitest'
import { emptyAddress } from '../../../lib/forms/address-values.ts'
import { emptyStop } from '../form/order-values.ts'
import { getFoundByStreet, getSearchedAddress } from './find-postal-code.ts'
import { parseMessage } from './parse-message.ts'
import { getProposals } from './proposals.ts'

const now = Date.parse('2026-11-18T12:00:00Z')
const pickup = { ...emptyAddress, city: 'Fortaleza', state: 'CE' }
const read = (text: string) => {
  const [stop] = parseMessage(text, now, 'America/Sao_Paulo').stops
  if (!stop) throw new Error('no stop')
  return stop
}
const match = (parts: Partial<PostalCodeMatch> = {}): PostalCodeMatch => ({
  postalCode: '60170001',
  street: 'Avenida Desembargador Moreira',
  neighborhood: 'Aldeota',
  city: 'Fortaleza',
  state: 'CE',
  coordinates: null,
  numbers: null,
  exact: true,
  ...parts,
})

test('an address without a CEP is searched in its city, or in that of the pickup', () => {
  expect(getSearchedAddress(read('Entregar na Rua Harmonia, 321, São Paulo - SP'), pickup)).toEqual({
    street: 'Rua Harmonia',
    number: '321',
    city: 'São Paulo',
    state: 'SP',
  })
  expect(getSearchedAddress(read('Entregar na Av. Santos Dumont, 1500, Aldeota'), pickup)).toMatchObject({
    city: 'Fortaleza',
    state: 'CE',
  })
})

test.each([
  ['with a CEP', 'Entregar na Rua Harmonia, 321, CEP 05435-000', pickup],
  ['without a street', 'Entregar para Juliana, (11) 91234-5678', pickup],
  ['without a city', 'Entregar na Rua Harmonia, 321', undefined],
])('an address %s is not searched', (_what, text, from) => {
  expect(getSearchedAddress(read(text), from)).toBeUndefined()
})

test('the only exact result proposes the parts that the message lacks', () => {
  const stop = read('Entregar na Av. Desembargador Moreira, 1301, Aldeota')
  const result = getFoundByStreet(stop, [match(), match({ postalCode: '60170002', exact: false })])
  const proposals = getProposals(stop, emptyStop, result)
  expect(proposals.map(({ text, origin, certain }) => [text, origin, certain])).toEqual([
    ['60170-001', 'Pelo endereço.', true],
    ['Avenida Desembargador Moreira', undefined, true],
    ['1301', undefined, true],
    ['Aldeota', undefined, true],
    ['Fortaleza', 'Pelo endereço.', true],
    ['CE', 'Pelo endereço.', true],
  ])
})

test.each([
  ['no city and no district in the message', 'Entregar na Av. Desembargador Moreira, 1301'],
  ['an uncertain number', 'Entregar na Av. Desembargador Moreira, 1301, digo, 1303, Aldeota'],
])('the result is uncertain with %s', (_what, text) => {
  expect(getFoundByStreet(read(text), [match()])?.certain).toBe(false)
})

test.each([
  ['two exact results', [match(), match({ postalCode: '60170002' })]],
  ['no exact result', [match({ exact: false })]],
  ['no results', undefined],
])('%s propose nothing', (_what, matches) => {
  expect(getFoundByStreet(read('Entregar na Av. Desembargador Moreira, 1301, Aldeota'), matches)).toBeUndefined()
})
