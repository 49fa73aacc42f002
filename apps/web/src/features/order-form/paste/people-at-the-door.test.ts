import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

test.each([
  ['Rua Tupi, 40, Centro. Pedreiro Genival 11 98765-4321', 'Genival'],
  ['Rua Tupi, 40. Diretora Celma Dias 11 3091-0412', 'Celma Dias'],
  ['entregar p/ Eletricista Wagner, Rua Tupi 40', 'Wagner'],
  ['Rua Tupi, 40, Centro, Tia Marta', 'Tia Marta'],
])('the name of %j has no trade before it', (text, name) => {
  expect(readSamplePart(text, 'contactName')?.replace('?', '')).toBe(name)
})

test.each([
  ['levar pra Mecânica do Beto, Rua Tupi 40, falar c Gil', 'Gil'],
  ['Entregar no Laboratório Sul, Av. Brasil, 1200. Resp: Davi', 'Davi'],
])('reads the person of %j', (text, name) => {
  expect(readSamplePart(text, 'contactName')).toBe(name)
})

test.each(['Obra: Rua Tupi, 40', 'Local: Rua Tupi, 40', 'Depósito: Rua Tupi, 40'])(
  'no label of %j is a name',
  (text) => {
    expect(readSamplePart(text, 'contactName')).toBeUndefined()
  },
)

test.each([
  ['Rua Projetada 4, lote 12', '4?'],
  ['Rua das Palmas 5, qd 10 lt 3', '5?'],
  ['Rua das Palmas, 5, qd 10 lt 3', '5'],
  ['Rua das Palmas nº 5, lote 3', '5'],
  ['Rua das Palmas 5, casa 3', '5'],
])('the number before a plot may be that of the street: %j', (text, number) => {
  expect(readSamplePart(`${text}, falar com Ana`, 'number')).toBe(number)
  const isCertain = !number.endsWith('?')
  expect(parseSample(`${text}, falar com Ana`).stops[0]?.parts.street?.certain).toBe(isCertain)
})
