import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

test.each([
  ['Rua A, 10, décimo andar, Centro', '10º andar'],
  ['Rua A, 10, décimo segundo andar, Centro', '12º andar'],
  ['Rua A, 10, terceiro piso, Centro', '3º piso'],
  ['Rua A, 10, sala 2-155, Centro', 'sala 2-155'],
  ['Rua A, 10, ap. 1402-B, Centro', 'ap. 1402-B'],
  ['Rua A, qd 98 lt 4/5, Centro', 'qd 98 lt 4/5'],
  ['Rua A, 10, sala 301/302, Centro', 'sala 301/302'],
  ['Rua A, 10 - 14º and. cj 1415', '14º and. cj 1415'],
  ['Rua A, 10, ap 12-Centro', 'ap 12'],
  ['Rua A, 10, ap 12/SP', 'ap 12'],
  ['Rua A, 10, ap 12 - 11 98765-4321', 'ap 12'],
])('reads the complement of “%s”', (text, complement) => {
  expect(readSamplePart(text, 'complement')?.replace(/\?$/, '')).toBe(complement)
})

test.each([
  ['Rua SE 3, lote 20, Palmas - TO', 'Rua SE 3', undefined],
  ['Av. LO-10, nº 36, Palmas - TO', 'Avenida LO-10', '36'],
  ['Rua T-30 qd 98 lt 4, Goiânia - GO', 'Rua T-30', undefined],
  ['Rua P 12, 450, Centro', 'Rua P 12', '450'],
  ['Rua do Ó, 45, Centro', 'Rua do Ó', '45'],
  ['Rua XV 120, Centro', 'Rua XV?', '120?'],
  ['Rua C, 120, Centro', 'Rua C', '120'],
])('reads letters and digits in the name of the street of “%s”', (text, street, number) => {
  expect(readSamplePart(text, 'street')).toBe(street)
  expect(readSamplePart(text, 'number')).toBe(number)
})

test.each([
  ['SQSW 304 bloco D ap 512, Sudoeste, Brasília', 'SQSW 304', 'bloco D ap 512'],
  ['SQNW 110 bloco B ap 12, Noroeste, Brasília', 'SQNW 110', 'bloco B ap 12'],
  ['CLSW 302 bloco A loja 3, Sudoeste, Brasília', 'CLSW 302', 'bloco A loja 3'],
  ['QNL 21 conjunto H casa 14, Taguatinga, Brasília', 'QNL 21', 'conjunto H casa 14'],
])('reads the blocks of Brasília in “%s”', (text, street, complement) => {
  expect(readSamplePart(text, 'street')).toBe(street)
  expect(readSamplePart(text, 'complement')).toBe(complement)
})

test.each([
  ['Rua/Av: Rua Deputado Lages\nNº: 447', 'Rua Deputado Lages'],
  ['Av./Rua: Av. Fernandes Lima\nNº: 447', 'Avenida Fernandes Lima'],
  ['Rua/Av: Fernandes Lima\nNº: 447', 'Avenida Fernandes Lima?'],
])('the label of a form in “%s” states no kind of street', (text, street) => {
  expect(readSamplePart(text, 'street')).toBe(street)
})

test.each([
  ['Rua Tupi 40 esq. c/ Av. Brasil, Centro', 'esq. c/ Av. Brasil'],
  ['Rua Tupi, 40, esquina com a Rua Caiubi, Perdizes', 'esquina com a Rua Caiubi'],
  ['Rua Tupi, 40, esq. R. Dr. Arnaldo, Perdizes', 'esq. R. Dr. Arnaldo'],
  ['Rua Tupi 40 (esquina da padaria), Centro', 'esquina da padaria'],
  ['Rua Tupi 40, casa amarela de esquina, Centro', 'casa amarela de esquina'],
])('the corner of “%s” is a landmark, not another stop', (text, reference) => {
  const { stops } = parseSample(text)
  expect(stops).toHaveLength(1)
  expect(stops[0]?.parts).toMatchObject({
    street: { value: 'Rua Tupi', certain: true },
    number: { value: '40', certain: true },
    reference: { value: reference, certain: true },
  })
})

test.each(['2ª entrada à esquerda', 'lado esquerdo', 'virar à esq'])('“%s” is no corner', (words) => {
  expect(readSamplePart(`Rua Tupi, 40, Centro. ${words}. Ana`, 'reference')).toBeUndefined()
})

test('the name of a crossing street without a sign behind it is not read', () => {
  const text = 'Rua Tupi 40 esquina com a rua caiubi perdizes d. Odete'
  expect(readSamplePart(text, 'reference')).toBeUndefined()
  expect(readSamplePart(text, 'contactName')).toBe('Odete')
})

test.each([
  ['Rua Tupi, 40, prox ao parque Vaca Brava, Centro', 'prox ao parque Vaca Brava'],
  ['Rua Tupi, 40, próx. ao mercado Extra, Centro', 'próx. ao mercado Extra'],
  ['Rua Tupi, 40. Casa azul depois da igreja', 'Casa azul depois da igreja'],
  ['Rua Tupi, 40. Em cima da farmácia', 'Em cima da farmácia'],
  ['Rua Tupi, 40\nReferência: portão marrom\nCentro', 'portão marrom'],
])('reads the landmark of “%s”', (text, reference) => {
  expect(readSamplePart(text, 'reference')).toBe(reference)
})

test.each([
  '1 suporte para TV 32 a 55, Rua Tupi, 40',
  '1 tv 50 polegadas, Rua Tupi, 40',
  'entregar a tv 42 na Rua Tupi, 40',
])('a television is no street: “%s”', (text) => {
  const { stops } = parseSample(text)
  expect(stops).toHaveLength(1)
  expect(stops[0]?.parts.street).toMatchObject({ value: 'Rua Tupi' })
})

test('a town before the name of its state is a town', () => {
  expect(readSamplePart('Rua Tupi, 40\nSanto Amaro da Mata - Bahia', 'city')).toBe('Santo Amaro da Mata')
  expect(readSamplePart('Rua Tupi, 40\nSanto Amaro da Mata - Bahia', 'neighborhood')).toBeUndefined()
  // The name of a town, and of neighborhoods elsewhere.
  expect(readSamplePart('Rua Tupi, 40\nCruz das Almas - Bahia', 'neighborhood')).toBe('Cruz das Almas?')
})

test('a short word behind the neighborhood is no part of it', () => {
  expect(readSamplePart('rua tenente joão 1812 bom retiro tbm joinville', 'neighborhood')).not.toMatch(/tbm/i)
})
