import { expect, test } from 'vitest'
import { proposeAreaCode, readLocalPhone } from './local-phones.ts'

test.each([
  ['98765-4321', '987654321'],
  ['3864 2211', '38642211'],
  ['9.8765\u20134321', '987654321'],
  ['(11) 98765-4321', undefined],
  ['4003-5535', undefined],
  ['0800 724 1100', undefined],
  ['9876-4321', undefined],
  ['12345', undefined],
])('%s is the local number %s', (text, digits) => {
  expect(readLocalPhone(text)).toBe(digits)
})

test.each([
  ['a capital', { state: 'SP', city: 'SAO PAULO' }, ['19 3232-1234'], { areaCode: '11', source: 'city' }],
  ['a state with one area code', { state: 'SE', city: 'Lagarto' }, [], { areaCode: '79', source: 'state' }],
  [
    'another phone of the state',
    { state: 'SP', city: 'Valinhos' },
    ['21 3333-4444', '+551932321234'],
    { areaCode: '19', source: 'phone' },
  ],
  ['another phone, without a state', {}, ['0800 123 4567', '(19) 3232-1234'], { areaCode: '19', source: 'phone' }],
  ['no phone of the state', { state: 'SP', city: 'Valinhos' }, ['21 3333-4444'], undefined],
  ['nothing', { state: null, city: null }, [], undefined],
] as const)('proposes the area code of %s', (_name, place, phones, expected) => {
  expect(proposeAreaCode(place, phones)).toEqual(expected)
})
