import { expect, test } from 'vitest'
import { readSamplePart } from './corpus/parse-sample.ts'

test.each([
  ['Rua Tupi, 10. Kemilly 11 98888-7777', 'contactName', 'Kemilly'],
  ['Rua Tupi, 10 - recebe valdecir', 'contactName', 'Valdecir'],
  ['Rua Tupi 10 Encruzilhada, Ana', 'neighborhood', 'Encruzilhada'],
  ['rua tupi 10 ap 3 zona 7, maringá', 'neighborhood', 'Zona 7'],
  ['Rua Tupi, 10, Joaquim Távora, Ana', 'neighborhood', 'Joaquim Távora'],
  ['Rua Tupi, 10, Centro, Garanhuns', 'city', 'Garanhuns'],
  ['rua tupi 10 centro votuporanga sp', 'city', 'Votuporanga'],
] as const)('reads in %j the %s', (text, part, value) => {
  expect(readSamplePart(text, part)).toBe(value)
})
