import { expect, test } from 'vitest'
import { emptyOrder } from '../form/order-values.ts'
import { parseMessage } from './parse-message.ts'
import { applyProposals, getDefaultTargets, getProposals, getTargetStop } from './proposals.ts'

const now = Date.parse('2026-11-18T13:20:00Z')
const read = (text: string) => parseMessage(text, now, 'America/Sao_Paulo')
const message = read(
  'Entregar na Rua das Flores, 123, CEP 01310-100 para Zélia Prado amanhã 9h-12h. 2 caixas de livros.',
)
const [stop] = message.stops
if (!stop) throw new Error('The message names no stop.')

test('fills an empty field, and shows the value that a filled one would lose', () => {
  const values = emptyOrder('empresa')
  expect(
    getProposals(stop, values.pickup, undefined).every(({ replaces, isEqual }) => replaces === '' && !isEqual),
  ).toBe(true)
  const full = { ...values.pickup, contactName: 'zelia prado', address: { ...values.pickup.address, number: '45' } }
  const proposals = getProposals(stop, { ...full, contactName: 'ZÉLIA PRADO' }, undefined)
  expect(proposals.find(({ id }) => id === 'contactName')).toMatchObject({ isEqual: true, replaces: '' })
  expect(proposals.find(({ id }) => id === 'number')).toMatchObject({ isEqual: false, replaces: '45', text: '123' })
})

test('adds values of the CEP that the message lacks, and never overrides the message', () => {
  const found = {
    postalCode: '01310100',
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    coordinates: null,
  } as const
  const proposals = getProposals(stop, emptyOrder('').pickup, found)
  expect(proposals.map(({ id, text }) => `${id}: ${text}`)).toEqual([
    'contactName: Zélia Prado',
    'postalCode: 01310-100',
    'street: Rua das Flores',
    'number: 123',
    'neighborhood: Bela Vista',
    'city: São Paulo',
    'state: SP',
    'window: 19/11/2026, 09:00–12:00',
  ])
})

test('fills in only the selected values', () => {
  const values = emptyOrder('empresa')
  const proposals = getProposals(stop, values.pickup, undefined).filter(({ id }) => id !== 'number')
  const filled = applyProposals(values, [{ target: '0', proposals }], message.items)
  expect(filled.dropoffs[0]).toMatchObject({
    contactName: 'Zélia Prado',
    address: { street: 'Rua das Flores', number: '' },
    window: { day: '2026-11-19', start: '09:00', end: '12:00' },
  })
  expect(filled.items).toMatchObject([{ description: 'Caixas de livros', quantity: '2' }])
  expect(filled.pickup).toBe(values.pickup)
})

test("targets stops without an address first, then new ones, up to the company's maximum", () => {
  const many = read('Coleta: Rua A, 1\nEntrega: Rua B, 2\nEntrega: Rua C, 3\nEntrega: Rua D, 4')
  expect(getDefaultTargets(many, emptyOrder(''), 20)).toEqual(['pickup', '0', 'new', 'new'])
  expect(getDefaultTargets(many, emptyOrder(''), 2)).toEqual(['pickup', '0', 'new', 'none'])
  expect(getTargetStop(emptyOrder(''), 'new').contactName).toBe('')
})

test('removes the saved location of a stop with a new address', () => {
  const values = emptyOrder('')
  const saved = { ...values, pickup: { ...values.pickup, locationId: 'local' } }
  const filled = applyProposals(
    saved,
    [{ target: 'pickup', proposals: getProposals(stop, saved.pickup, undefined) }],
    [],
  )
  expect(filled.pickup.locationId).toBe('')
})
