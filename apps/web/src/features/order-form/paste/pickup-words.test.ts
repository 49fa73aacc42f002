import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

const readStops = (text: string) =>
  parseSample(text).stops.map(({ kind, parts: { street } }) => `${kind}: ${street?.value}${street?.certain ? '' : '?'}`)

test.each([
  'passa na casa da Ana, Rua Bahia, 20, pega o bolo e leva pra Rua Tupi, 10',
  'o bolo tá aqui em casa, Rua Bahia, 20. Leva pra Rua Tupi, 10',
  'sai daqui da loja, Rua Bahia, 20\nentregar na Rua Tupi, 10, Ana Dias',
])('reads the pickup of “%s”', (text) => {
  expect(readStops(text)).toEqual(['pickup: Rua Bahia', 'dropoff: Rua Tupi'])
})

test('of two pickups neither is certain, and the recipient stays so', () => {
  const text = 'buscar na Rua Bahia, 20, com Ana. Buscar na Rua Goiás, 30, com Rui. Entregar na Rua Tupi, 10'
  expect(readStops(text)).toEqual(['pickup: Rua Bahia?', 'dropoff: Rua Goiás?', 'dropoff: Rua Tupi'])
})

test.each(['tá no meu nome', 'reservei em meu nome', 'está no meu nome'])(
  'who reserved the goods (“%s”) may be another person than the one at the pickup',
  (words) => {
    const [pickup] = parseSample(`retirar na Rua Bahia, 20, ${words}, Ana Dias. Entregar na Rua Tupi, 10`).stops
    expect(pickup?.parts.contactName).toMatchObject({ value: 'Ana Dias', certain: false })
  },
)

test.each(['Leva', 'Levem', 'Até umas 20h', 'Deixa', 'Manda'])('“%s” is no person', (word) => {
  const { stops } = parseSample(`Rua Tupi, 10. ${word}, por favor`)
  expect(stops[0]?.parts.contactName).toBeUndefined()
})
