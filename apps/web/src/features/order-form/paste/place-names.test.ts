import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

test.each([
  [
    'ENTREGAR P/ ANA DIAS\nR DAS PALMEIRAS N 77\nVL NOVA CACHOEIRINHA SAO PAULO SP',
    'Vl Nova Cachoeirinha',
    'Sao Paulo',
  ],
  ['Rua Tupi, 40\nJardim Aquarius São José dos Campos SP', 'Jardim Aquarius', 'São José dos Campos'],
  ['Rua Tupi, 40\nVila Nova Curitiba - PR', 'Vila Nova', undefined],
  // The name of a town may be a part of that of a neighborhood.
  ['Rua Tupi, 40\nJardim São Luís - SP', 'Jardim São Luís', undefined],
  ['Rua Tupi, 40\nVila Santos SP', 'Vila Santos', undefined],
])('a town behind its neighborhood without a sign: %j', (text, neighborhood, city) => {
  const { parts } = parseSample(text).stops[0] ?? {}
  expect([parts?.neighborhood?.value, parts?.city?.certain ? parts.city.value : undefined]).toEqual([
    neighborhood,
    city,
  ])
})

test.each([
  ['Avenida dos Bandeirantes, 3300, torre 2 apto 1407, Nova Lima. Avisar Ana', 'Nova Lima'],
  ['Rua Tupi, 40, Novo Hamburgo. Falar com Ana', 'Novo Hamburgo'],
  ['Rua Tupi, 40, ap 3 - Nova Friburgo', 'Nova Friburgo'],
])('a town is no neighborhood because of its first word: %j', (text, city) => {
  expect([readSamplePart(text, 'neighborhood'), readSamplePart(text, 'city')]).toEqual([undefined, city])
})

test.each([
  ['Rua Tupi, 40, Nova Esperança, Londrina', 'Nova Esperança'],
  ['rua tupi 40 bairo santa cruz, juiz de fora', 'Santa Cruz'],
  ['Rua Tupi, 40\nBairrro: Santa Cruz', 'Santa Cruz'],
])('reads the neighborhood of %j', (text, neighborhood) => {
  expect(readSamplePart(text, 'neighborhood')).toBe(neighborhood)
})

test.each([
  ['Rua Tupi, 1085-B, sobreloja 201, Copacabana', 'sobreloja 201'],
  ['Rua Tupi, 40, cobertura 3, Copacabana', 'cobertura 3'],
  ['Rua Tupi, 40, kitnet 12, Copacabana', 'kitnet 12'],
  ['Rua Tupi, 40, sobreloja, Copacabana', 'sobreloja'],
  ['Rua Tupi, 40, subsolo 2, Copacabana', 'subsolo 2'],
])('reads the complement of %j', (text, complement) => {
  expect(readSamplePart(text, 'complement')).toBe(complement)
})
