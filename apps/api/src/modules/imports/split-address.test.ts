import { describe, expect, test } from 'vitest'
import { type AddressParts, splitAddress } from './split-address.ts'

const split = (parts: AddressParts) => splitAddress(parts).address

describe('a street with its number', () => {
  test.each<[string, AddressParts]>([
    ['Rua Cardoso de Almeida, 788', { street: 'Rua Cardoso de Almeida', number: '788' }],
    ['Rua X, nº 788', { street: 'Rua X', number: '788' }],
    ['Rua X, número 788', { street: 'Rua X', number: '788' }],
    ['Rua Augusta núm. 788', { street: 'Rua Augusta', number: '788' }],
    ['Avenida Norte km 18,5', { street: 'Avenida Norte', number: 'KM 18,5' }],
    ['Rod. Anhanguera km 18,5', { street: 'Rod. Anhanguera', number: 'KM 18,5' }],
    [
      'Rod. Raposo Tavares km 22,5, Galpão 4',
      { street: 'Rod. Raposo Tavares', number: 'KM 22,5', complement: 'Galpão 4' },
    ],
    ['Rua X, 788 - Apto 12', { street: 'Rua X', number: '788', complement: 'Apto 12' }],
    ['Rua X, 10-A', { street: 'Rua X', number: '10-A' }],
    ['Rua X, 100/102', { street: 'Rua X', number: '100/102' }],
    ['Rua X, s/n', { street: 'Rua X', number: 'S/N' }],
    ['Rodovia BR-116, KM 230,5', { street: 'Rodovia BR-116', number: 'KM 230,5' }],
    ['Rod. BR-116 km 230', { street: 'Rod. BR-116', number: 'KM 230' }],
    ['BR 101 KM 12, Galpão 2', { street: 'BR 101', number: 'KM 12', complement: 'Galpão 2' }],
    ['R.Augusta 1500', { street: 'R.Augusta', number: '1500' }],
    ['Av.9 de Julho 2000', { street: 'Av.9 de Julho', number: '2000' }],
    ['Trav. das Flores 15', { street: 'Trav. das Flores', number: '15' }],
    ['Rua Augusta 1500', { street: 'Rua Augusta', number: '1500' }],
    ['Avenida 9 de Julho 2000', { street: 'Avenida 9 de Julho', number: '2000' }],
    [
      'Rua Augusta 1500 apto 3, Consolação',
      { street: 'Rua Augusta', number: '1500', complement: 'apto 3', neighborhood: 'Consolação' },
    ],
    [
      'Rua Augusta, 1500 - CEP 01305-100',
      { street: 'Rua Augusta', number: '1500', postalCode: '01305100', state: 'SP' },
    ],
  ])('%s is split', (street, parts) => {
    expect(split({ street })).toEqual(parts)
  })

  test.each([
    'Rua 13',
    'Rua 25 de Março',
    'Quadra 4 Lote 7',
    'Rua Projetada 5',
    'Rua X, 2º andar',
    'Rua X, 1.500',
    'Rua Sete de Setembro 25 de frente',
    'Rodovia BR-116',
    'Rua KM 18',
    'SQS 308 Bloco A',
  ])('%s stays as it is', (street) => {
    expect(splitAddress({ street })).toEqual({ address: { street }, split: [], contradictsState: false })
  })

  test.each<[AddressParts, string | undefined]>([
    [{ street: 'Rua X, 412', number: '1' }, '412'],
    [{ street: 'Rua X, 500 ap 3', number: '2' }, '500'],
    [{ street: 'Rua X, 412', number: 'nº 412' }, undefined],
    [{ street: 'Rua Acesso 12', number: '50' }, undefined],
    [{ street: 'Rua X, 2 andar', number: '50' }, undefined],
    [{ street: 'Avenida Brasil - até 1715', number: '1501' }, undefined],
  ])('%j has another number in its street: %s', (given, otherNumber) => {
    expect(splitAddress(given).otherNumber).toBe(otherNumber)
  })

  test('the number that both cells have is kept once', () => {
    expect(split({ street: 'Rua X, 412 - ap 3', number: '412' })).toEqual({
      street: 'Rua X',
      number: '412',
      complement: 'ap 3',
    })
  })

  test.each<[string, AddressParts]>([
    [
      'Rua X, 10, Perdizes, São Paulo - SP - Brasil - 05013-001',
      { street: 'Rua X', number: '10', neighborhood: 'Perdizes', city: 'São Paulo' },
    ],
    ['Rua X, 10, Perdizes, São Paulo SP, 05013-001', { neighborhood: 'Perdizes', city: 'São Paulo' }],
    ['Rua X, 10, Centro, Belo Horizonte MG 30160-011', { city: 'Belo Horizonte', state: 'MG', postalCode: '30160011' }],
  ])('%s names its city before the state', (line, parts) => {
    expect(split({ line })).toMatchObject(parts)
  })

  test.each<[AddressParts, AddressParts]>([
    [
      { street: 'Avenida Brasil - até 1715 - lado ímpar', number: '1501' },
      { street: 'Avenida Brasil', number: '1501' },
    ],
    [{ street: 'Avenida Brasil - até 1715 - lado ímpar' }, { street: 'Avenida Brasil' }],
    [{ street: 'Avenida Brasil - de 1001 ao fim, 1501' }, { street: 'Avenida Brasil', number: '1501' }],
    [{ line: 'Avenida Brasil - lado par, 1500' }, { street: 'Avenida Brasil', number: '1500' }],
    [
      { line: 'Avenida Brasil - até 1715, Montes Claros/MG' },
      { street: 'Avenida Brasil', city: 'Montes Claros', state: 'MG' },
    ],
  ])('%j loses the numbers that its postal code covers', (given, parts) => {
    expect(split(given)).toEqual(parts)
  })

  test('loses the parts that other cells have', () => {
    const cells = { neighborhood: 'Perdizes', city: 'São Paulo', state: 'SP', postalCode: '05013001' }
    const street = 'Rua X, 788, Apto 3, Perdizes, Sao Paulo - SP, 05013-001'
    expect(split({ ...cells, street })).toEqual({ ...cells, street: 'Rua X', number: '788', complement: 'Apto 3' })
  })

  test('is not split next to a number', () => {
    expect(split({ street: 'Rua X, 12', number: '30' })).toEqual({ street: 'Rua X, 12', number: '30' })
  })
})

test.each<[string, AddressParts]>([
  ['Sala 4, Bela Vista', { complement: 'Sala 4', neighborhood: 'Bela Vista' }],
  ['Bela Vista', { neighborhood: 'Bela Vista' }],
  [', Bela Vista', { neighborhood: 'Bela Vista' }],
  ['Apto 12', { complement: 'Apto 12' }],
  ['2º andar', { complement: '2º andar' }],
])('the second line of an address "%s" is complement and district', (complement, parts) => {
  expect(split({ street: 'Rua X', number: '5', complement })).toEqual({ street: 'Rua X', number: '5', ...parts })
})

test.each<[string, AddressParts]>([
  ['nº 788', { number: '788' }],
  ['#788', { number: '788' }],
  ['788 - Apto 3', { number: '788', complement: 'Apto 3' }],
  ['788, casa 2', { number: '788', complement: 'casa 2' }],
  ['788 A', { number: '788 A' }],
  ['1.250', { number: '1.250' }],
  ['12E4', { number: '12E4' }],
  ['788, 790', { number: '788, 790' }],
  ['S/N', { number: 'S/N' }],
])('the number %s', (number, parts) => {
  expect(split({ street: 'Rua X', number, neighborhood: 'Centro' })).toEqual({
    street: 'Rua X',
    neighborhood: 'Centro',
    ...parts,
  })
})

test('a complement in the number comes before that of its cell, once', () => {
  expect(split({ number: '788 - Apto 3', complement: 'Bloco B' })).toEqual({
    number: '788',
    complement: 'Apto 3, Bloco B',
  })
  expect(split({ number: '788 - Apto 3', complement: 'apto 3' })).toEqual({ number: '788', complement: 'apto 3' })
})

test('a complement next to a district stays as it is', () => {
  expect(split({ complement: 'Casa dos fundos, portão azul', neighborhood: 'Centro' })).toEqual({
    complement: 'Casa dos fundos, portão azul',
    neighborhood: 'Centro',
  })
})

test.each<[string, AddressParts]>([
  ['Campinas/SP', { city: 'Campinas', state: 'SP' }],
  ['Campinas - São Paulo', { city: 'Campinas', state: 'SP' }],
  ['Campinas-SP', { city: 'Campinas', state: 'SP' }],
  ['Campinas (SP)', { city: 'Campinas', state: 'SP' }],
  ['Campinas, SP, Brasil', { city: 'Campinas', state: 'SP' }],
  ['Campinas - SP - Brasil', { city: 'Campinas', state: 'SP' }],
  ['Novo Brasil', { city: 'Novo Brasil' }],
  ['Ji-Paraná', { city: 'Ji-Paraná' }],
  ['Embu-Guaçu', { city: 'Embu-Guaçu' }],
])('the city %s', (city, parts) => {
  expect(split({ city })).toEqual(parts)
})

test('a city that names another state than its cell is a contradiction', () => {
  expect(splitAddress({ city: 'Campinas/SP', state: 'RJ' })).toMatchObject({ contradictsState: true })
  expect(splitAddress({ city: 'Campinas/SP', state: 'SP' })).toMatchObject({ address: { city: 'Campinas' } })
})

const place = { city: 'São Paulo', state: 'SP' }
test.each<[string, AddressParts]>([
  [
    'Rua Cardoso de Almeida, 788, Apto 42, Perdizes, São Paulo - SP, 05013-001',
    {
      ...place,
      street: 'Rua Cardoso de Almeida',
      number: '788',
      complement: 'Apto 42',
      neighborhood: 'Perdizes',
      postalCode: '05013001',
    },
  ],
  [
    'Rua X, 788 - Perdizes - São Paulo/SP - CEP 05013001',
    { ...place, street: 'Rua X', number: '788', neighborhood: 'Perdizes', postalCode: '05013001' },
  ],
  [
    'Av. Paulista, 1000 - 12º andar, Bela Vista, São Paulo, SP, Brasil',
    { ...place, street: 'Av. Paulista', number: '1000', complement: '12º andar', neighborhood: 'Bela Vista' },
  ],
])('an address in one cell: %s', (line, parts) => {
  expect(split({ line })).toEqual(parts)
})

test('an address in one cell leaves the parts with cells of their own', () => {
  const given = { city: 'Osasco', state: 'SP', postalCode: '06000000' }
  expect(split({ line: 'Rua X, 788, Centro', ...given })).toEqual({
    ...given,
    street: 'Rua X',
    number: '788',
    neighborhood: 'Centro',
  })
})

test('leaves a text as it is that is longer than any address', () => {
  const long = `Rua A, 10 ${'- a '.repeat(80)}`.trim()
  expect(splitAddress({ street: long, city: 'Campinas/SP' })).toMatchObject({
    address: { street: long, city: 'Campinas/SP' },
    split: [],
  })
  expect(split({ line: long })).toEqual({ street: long })
})
