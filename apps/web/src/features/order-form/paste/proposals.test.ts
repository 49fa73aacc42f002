import { expect, test } from 'vitest'
import { emptyOrder, emptyStop } from '../form/order-values.ts'
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
  const address = {
    postalCode: '01310100',
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    coordinates: null,
  } as const
  const proposals = getProposals(stop, emptyOrder('').pickup, { address, by: 'postalCode', certain: true })
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

test.each([
  [
    'another phone of the state',
    'Rua Tupi, 10, Campinas/SP, cel 98765-1020',
    ['19 3232-1234'],
    '(19) 98765-1020',
    'o de outro telefone',
  ],
  ['the capital', 'Rua Tupi, 10, São Paulo/SP, cel 98765-1020', ['19 3232-1234'], '(11) 98765-1020', 'o da cidade'],
  ['the state', 'Rua Tupi, 10, Lagarto/SE, fone 3232-1234', [], '(79) 3232-1234', 'o do estado'],
  ['the pickup', 'Rua Tupi, 10, fone 3232-1234', ['+5548999990000'], '(48) 3232-1234', 'o de outro telefone'],
] as const)('proposes a phone with the area code of %s, unchecked', (_name, text, phones, shown, source) => {
  const [first] = read(text).stops
  const phone = first && getProposals(first, emptyStop, undefined, phones).find(({ id }) => id === 'contactPhone')
  expect(phone).toMatchObject({ text: shown, certain: false, origin: expect.stringContaining(source) })
  expect(phone?.fill(emptyStop).contactPhone).toBe(shown.replace(/\D/g, ''))
})

test('does not propose a phone whose area code is unknown', () => {
  const [first] = read('Rua Tupi, 10, Campinas/SP, cel 98765-1020').stops
  const proposals = first && getProposals(first, emptyStop, undefined, ['21 3333-4444'])
  expect(proposals?.map(({ id }) => id)).not.toContain('contactPhone')
})

test('checks a service number behind its label, and no other one', () => {
  const readPhone = (text: string) => read(text).stops[0]?.parts.contactPhone
  expect(readPhone('Rua Tupi, 10, tel 0800 724 1100')).toMatchObject({ value: '08007241100', certain: true })
  expect(readPhone('Rua Tupi, 10. Dúvidas? 0800 724 1100')).toMatchObject({ value: '08007241100', certain: false })
  expect(readPhone('Rua Tupi, 10, perto do hotel. Pedido 4003-5535')).toBeUndefined()
})
