import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

test.each([
  ['Rua Tupi, 40. Procurar Irmã Lourdes', 'Lourdes'],
  ['Rua Tupi, 40. Procurar mestre Valdir', 'Valdir'],
  ['Rua Tupi, 40. Falar com enf. Tânia', 'Tânia'],
  ['Rua Tupi, 40. Falar com o padre Antônio', 'Antônio'],
  ['rua tupi 40 procurar a Ivani o telefone dela é 32 98817-4056', 'Ivani'],
  ['Rua Tupi, 40. Procurar Zeca pintor', 'Zeca pintor?'],
  ['Rua Tupi, 40\nContato na entrega: Rafael Nunes', 'Rafael Nunes'],
  ['Rua Tupi, 40\nResponsável pelo recebimento: Rafael Nunes', 'Rafael Nunes'],
  ['Rua Tupi, 40\nNome do destinatário: Edvânia Calheiros', 'Edvânia Calheiros'],
  ['Rua Tupi, 40\nNome de quem recebe: Edvânia Calheiros', 'Edvânia Calheiros'],
  ['Rua Tupi, 40. Avisar que é p/ Fernanda Seabra', 'Fernanda Seabra'],
])('reads the person of “%s”', (text, name) => {
  expect(readSamplePart(text, 'contactName')).toBe(name)
})

test.each(['FEITO - Rua Onofre 1602 - entregue p/ Sandra', '✔ Concluída: Rua Onofre 1602, Sandra'])(
  'a stop that is done is not proposed: “%s”',
  (line) => {
    const { stops } = parseSample(`${line}\nLevar 1 caixa para Rua Tupi, 40, Liz`)
    expect(stops.map(({ parts }) => parts.street?.value)).toEqual(['Rua Tupi'])
  },
)

test('the ordinal of a delivery is no weekday', () => {
  const { stops } = parseSample('1ª: Rua Tupi, 40, Ana\n2ª: Rua Goiás, 50, Rui')
  expect(stops.map(({ window }) => window)).toEqual([undefined, undefined])
})

test('the company that forwards goods "para o cliente" is the pickup', () => {
  const { stops } = parseSample('Solicito coleta em nosso endereço de 2 caixas para o cliente Plastivel, Rua Tupi, 40')
  expect(stops.map(({ kind, parts }) => [kind, parts.street?.value])).toEqual([['dropoff', 'Rua Tupi']])
})
