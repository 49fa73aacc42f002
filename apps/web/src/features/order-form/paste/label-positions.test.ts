import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

test('the label of a contact belongs to the stop that it names', () => {
  const { stops } = parseSample(
    'Local de coleta: Rua Goiás, 270\nContato na coleta: Patrícia Gomes\nTelefone da coleta: 11 98888-1111\n' +
      'Local de entrega: Rua Tupi, 40\nContato na entrega: Rafael Nunes\nTelefone para entrega: 11 98888-2222',
  )
  expect(
    stops.map(({ kind, parts }) => [kind, parts.street?.value, parts.contactName, parts.contactPhone?.value]),
  ).toEqual([
    ['pickup', 'Rua Goiás', expect.objectContaining({ value: 'Patrícia Gomes', certain: true }), '11988881111'],
    ['dropoff', 'Rua Tupi', expect.objectContaining({ value: 'Rafael Nunes', certain: true }), '11988882222'],
  ])
})

test.each([
  ['Rua Tupi, 40\nApto: 801\nBairro: Meireles', 'Apto 801'],
  ['Rua Tupi, 40\nBloco: B\nBairro: Meireles', 'Bloco B'],
  ['Rua Tupi, 40\nSala: 12\nBairro: Meireles', 'Sala 12'],
  ['Rua Tupi, 40, torre Pitanga, ap 2301, Centro', 'torre Pitanga, ap 2301'],
  ['Rua Tupi, 40\nTorre Ipê apto 73\nCampinas SP', 'Torre Ipê apto 73'],
  ['Rua Tupi, 40, prédio 12, Centro', 'prédio 12'],
])('reads the labelled or named unit of “%s”', (text, complement) => {
  expect(readSamplePart(text, 'complement')).toBe(complement)
})

test.each([
  ['Rua Tupi, 40, N. Sra. das Dores, Recife', 'N. Sra. das Dores'],
  ['Rua Tupi, 40, Lot. Sol Nascente, Recife', 'Lot. Sol Nascente'],
  ['Rua Tupi, 40, Res. Ipês, Recife', 'Res. Ipês'],
  ['Rua Tupi, 40, Conj. Ceará, Recife', 'Conj. Ceará'],
  ['Rua Tupi, 40 - Vl. Sta. Maria - Recife', 'Vl. Sta. Maria'],
  ['Rua Tupi, 40, Jd. Dr. Arnaldo, Recife', 'Jd. Dr. Arnaldo'],
])('reads the abbreviated neighborhood of “%s”', (text, neighborhood) => {
  expect(readSamplePart(text, 'neighborhood')).toBe(neighborhood)
})

test('a title before a name is no neighborhood', () => {
  expect(readSamplePart('Rua Tupi, 40, D. Lourdes, 11 98888-1111', 'neighborhood')).toBeUndefined()
})

test('"ou deixar com o porteiro" is an instruction, and the person before it is the contact', () => {
  const text = 'Rua Tupi, 40. Falar com Iracema ou deixar com o porteiro.'
  expect(readSamplePart(text, 'contactName')).toBe('Iracema')
  expect(readSamplePart(text, 'instructions')).toMatch(/^deixar com o porteiro/)
})

test.each([
  'EMISSÃO: 16/11/2026\nRua Tupi, 40. Entregar dia 24/11/2026 até 17h',
  'NF emitida em 17/11/2026\nRua Tupi, 40. Entregar dia 24/11 até 17h',
  'Pago em 17/11/2026 22:14\nRua Tupi, 40. Entregar dia 24/11 até 17h',
  'OS 155 EMISSAO 18/11/2026 09:41\nRua Tupi, 40. Entregar dia 24/11 até 17h',
])('the day of a document is not that of its delivery: “%s”', (text) => {
  expect(parseSample(text).stops[0]?.window).toMatchObject({
    value: { day: '2026-11-24', end: '17:00' },
    certain: true,
  })
})

test.each([
  ['telefone onze nove oito sete um dois quatro zero três três', '11987124033'],
  ['o telefone dela é quarenta e sete nove nove um dois três quatro cinco meia sete', '47991234567'],
  ['tel 47 nove nove um dois três quatro cinco seis sete', '47991234567'],
])('reads the digits of the phone “%s”', (words, phone) => {
  const text = `rua tupi 40 centro entrega pra sueli ${words}`
  const { contactPhone } = parseSample(text).stops[0]?.parts ?? {}
  expect(contactPhone?.value).toBe(phone)
  expect(text.slice(contactPhone?.span.start, contactPhone?.span.end)).toMatch(/(?:três|sete)$/)
})

test('spoken counts and numbers of houses are no phone', () => {
  const text = 'rua tupi número quarenta e dois entregar dois bolos três tortas quatro doces e cinco sucos'
  expect(readSamplePart(text, 'contactPhone')).toBeUndefined()
})
