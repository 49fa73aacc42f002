import { describe, expect, test } from 'vitest'
import { State } from './address.ts'
import { getAddressHints, getStateOfPostalCode } from './address-hints.ts'
import { getStatesOfPhone } from './area-codes.ts'

describe('a city that is no municipality of the state', () => {
  const address = { postalCode: '05013-001', city: 'Guarulos', state: 'SP' }

  test('is a hint, with the name that may be meant', () => {
    expect(getAddressHints({ ...address, missingCity: { similar: 'Guarulhos' } })).toEqual([
      { field: 'city', message: 'Não encontramos este município em SP. Seria Guarulhos?' },
    ])
    expect(getAddressHints({ ...address, missingCity: {} })).toEqual([
      { field: 'city', message: 'Não encontramos este município em SP. Confira a cidade e a UF.' },
    ])
  })

  test('is no second hint when the postal code already contradicts the address', () => {
    const fields = (input: object) =>
      getAddressHints({ ...address, missingCity: {}, ...input }).map(({ field }) => field)
    expect(fields({ state: 'RJ' })).toEqual(['postalCode'])
    expect(fields({ found: { city: 'Guarulhos', state: 'SP' } })).toEqual(['city'])
  })
})

describe('the state of a postal code', () => {
  test.each([
    ['01000-000', 'SP'],
    ['19999-999', 'SP'],
    ['20000-000', 'RJ'],
    ['29.000-000', 'ES'],
    ['68899999', 'PA'],
    ['68900000', 'AP'],
    ['69299999', 'AM'],
    ['69300000', 'RR'],
    ['69400000', 'AM'],
    ['69900000', 'AC'],
    ['72799999', 'DF'],
    ['72800000', 'GO'],
    ['73000000', 'DF'],
    ['73700000', 'GO'],
    ['76799999', 'GO'],
    ['76801000', 'RO'],
    ['77001000', 'TO'],
    ['78899999', 'MT'],
    ['79002000', 'MS'],
    ['99999999', 'RS'],
  ])('%s is %s', (postalCode, state) => {
    expect(getStateOfPostalCode(postalCode)).toBe(state)
  })

  test.each(['', '0131010', '00999-999', '78950-000', '013101000'])('%j has none', (postalCode) => {
    expect(getStateOfPostalCode(postalCode)).toBeUndefined()
  })

  test('every state has a range', () => {
    const prefixes = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0'))
    const states = prefixes.map((prefix) => getStateOfPostalCode(`${prefix}00000`))
    expect(new Set(states.filter((state) => state !== undefined))).toEqual(new Set(State.options))
  })
})

describe('the states of a phone', () => {
  test.each([
    ['+5511912345678', ['SP']],
    ['(21) 2345-6789', ['RJ']],
    ['021 98765-4321', ['RJ']],
    ['61999998888', ['DF', 'GO']],
    ['(55) 99123-4567', ['RS']],
    ['5555991234567', ['RS']],
  ])('%s is of %j', (phone, states) => {
    expect(getStatesOfPhone(phone)).toEqual(states)
  })

  test.each(['', '0800 123 4567', '4004-1234', '(20) 91234-5678', '912345678'])('%j is of none', (phone) => {
    expect(getStatesOfPhone(phone)).toEqual([])
  })
})

describe('the hints of an address', () => {
  const address = { postalCode: '01310100', city: 'São Paulo', state: 'SP' }

  test('there is none when the parts agree, or are empty', () => {
    expect(getAddressHints({ ...address, phone: '+5511912345678' })).toEqual([])
    expect(getAddressHints({ ...address, found: { city: 'SAO PAULO', state: 'SP' } })).toEqual([])
    expect(getAddressHints({ postalCode: '', city: '', state: '', phone: '' })).toEqual([])
    expect(getAddressHints({ ...address, state: '', phone: '+5521912345678' })).toEqual([])
  })

  test('names the state of the postal code', () => {
    expect(getAddressHints({ ...address, state: 'RJ' })).toEqual([
      { field: 'postalCode', message: 'Este CEP é de outro estado (SP). Confira o CEP e a UF.' },
    ])
  })

  test('names the city of the postal code', () => {
    expect(getAddressHints({ ...address, city: 'Santos', found: { city: 'São Paulo', state: 'SP' } })).toEqual([
      { field: 'city', message: 'Este CEP é de outra cidade (São Paulo). Confira o CEP e a cidade.' },
    ])
  })

  test('believes the service about a postal code of another range', () => {
    expect(getAddressHints({ ...address, state: 'MG', found: { city: 'São Paulo', state: 'MG' } })).toEqual([])
  })

  test('names the states of the area code', () => {
    expect(getAddressHints({ ...address, phone: '(61) 99999-8888' })).toEqual([
      { field: 'contactPhone', message: 'O DDD é de outro estado (DF, GO). Confira o telefone.' },
    ])
  })

  test.each([
    ['GO', '(61) 99999-8888'],
    ['SC', '(42) 99999-8888'],
    ['PR', '(47) 99999-8888'],
    ['PR', '(49) 99999-8888'],
  ])('a town of %s at a border may have the area code of %s', (state, phone) => {
    expect(getAddressHints({ state, phone })).toEqual([])
  })
})
