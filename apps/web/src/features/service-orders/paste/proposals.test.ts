import { expect, test } from 'vitest'
import { emptyOrder } from '../create/order-values'
import { fillIn, proposalsOf, stopAt, targetsOf } from './proposals'
import { readMessage } from './read-message'

const now = Date.parse('2026-11-18T13:20:00Z')
const read = (text: string) => readMessage(text, now, 'America/Sao_Paulo')
const message = read(
  'Entregar na Rua das Flores, 123, CEP 01310-100 para Zélia Prado amanhã 9h-12h. 2 caixas de livros.',
)
const [stop] = message.stops
if (!stop) throw new Error('The message names no stop.')

test('an empty field is filled, and a full one says what would be lost', () => {
  const values = emptyOrder('empresa')
  expect(proposalsOf(stop, values.pickup, undefined).every(({ replaces, known }) => replaces === '' && !known)).toBe(
    true,
  )
  const full = { ...values.pickup, contactName: 'zelia prado', address: { ...values.pickup.address, number: '45' } }
  const proposals = proposalsOf(stop, { ...full, contactName: 'ZÉLIA PRADO' }, undefined)
  expect(proposals.find(({ id }) => id === 'contactName')).toMatchObject({ known: true, replaces: '' })
  expect(proposals.find(({ id }) => id === 'number')).toMatchObject({ known: false, replaces: '45', text: '123' })
})

test('the CEP says what the message leaves out, and never contradicts it', () => {
  const found = {
    postalCode: '01310100',
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    coordinates: null,
  } as const
  const proposals = proposalsOf(stop, emptyOrder('').pickup, found)
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

test('only what was agreed to is filled in', () => {
  const values = emptyOrder('empresa')
  const proposals = proposalsOf(stop, values.pickup, undefined).filter(({ id }) => id !== 'number')
  const filled = fillIn(values, [{ target: '0', proposals }], message.items)
  expect(filled.dropoffs[0]).toMatchObject({
    contactName: 'Zélia Prado',
    address: { street: 'Rua das Flores', number: '' },
    window: { day: '2026-11-19', start: '09:00', end: '12:00' },
  })
  expect(filled.items).toMatchObject([{ description: 'Caixas de livros', quantity: '2' }])
  expect(filled.pickup).toBe(values.pickup)
})

test('stops go where no address is first, then to new ones, and never past what the company allows', () => {
  const many = read('Coleta: Rua A, 1\nEntrega: Rua B, 2\nEntrega: Rua C, 3\nEntrega: Rua D, 4')
  expect(targetsOf(many, emptyOrder(''), 20)).toEqual(['pickup', '0', 'new', 'new'])
  expect(targetsOf(many, emptyOrder(''), 2)).toEqual(['pickup', '0', 'new', '0'])
  expect(stopAt(emptyOrder(''), 'new').contactName).toBe('')
})

test('an address of its own is no saved place any more', () => {
  const values = emptyOrder('')
  const saved = { ...values, pickup: { ...values.pickup, locationId: 'local' } }
  const filled = fillIn(saved, [{ target: 'pickup', proposals: proposalsOf(stop, saved.pickup, undefined) }], [])
  expect(filled.pickup.locationId).toBe('')
})
