import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

test.each([
  'Rua Tupi, 40, Ana. Eu viajo amanhã cedo',
  'Rua Tupi, 40, Ana. Eu saio 12h',
  'Rua Tupi, 40, Ana. O motoboy volta até 12h',
  'Rua Tupi, 40, Ana, dia 20/11. Tem que retornar até 12h',
  'Rua Tupi, 40, Ana. A do hotel é só até 17h, as outras tanto faz',
  'Rua Tupi, 40, Ana, amanhã, quem sabe 9h',
  'Rua Tupi, 40, Ana, talvez amanhã às 15h',
  'Rua Tupi, 40, Ana, amanhã, de preferência às 15h',
  'Rua Tupi, 40, Ana. Até 17h essa, o resto qualquer hora',
])('the hours of “%s” are uncertain', (text) => {
  expect(parseSample(text).stops[0]?.window?.certain ?? false).toBe(false)
})

test.each(['Rua Tupi, 40, Ana, ela sai amanhã; entregar hoje até 17h', 'Rua Tupi, 40, Ana, entregar até 17h'])(
  'the hours of “%s” are read',
  (text) => {
    expect(parseSample(text).stops[0]?.window?.value.end).toBe('17:00')
  },
)

test.each([
  'Qualquer coisa me liga: Amaro 81 99834-5520',
  'Qualquer problema me chama no 81 99834-5520',
  'Se der algo errado, ligar pra mim 81 99834-5520',
])('the phone of “%s” may be that of the sender', (words) => {
  expect(readSamplePart(`Rua Tupi, 40, procurar Ana. ${words}`, 'contactPhone')).toBe('81998345520?')
})

test.each(['sítio Boa Esperança', 'fazenda Santa Rita', 'chácara Três Irmãos', 'haras Ipê'])(
  'the %s is no neighborhood',
  (place) => {
    const text = `levar na BR-428 km 12, ${place}, petrolina, 1 bomba`
    expect(readSamplePart(text, 'neighborhood')).toBeUndefined()
    expect(readSamplePart(text, 'city')).toBe('Petrolina')
  },
)

test('a well-known neighborhood with the word of a site stays one', () => {
  expect(readSamplePart('Rua Tupi, 40, Chácara Klabin, São Paulo', 'neighborhood')).toBe('Chácara Klabin')
})

test.each([
  'É a mesma remessa de toners (1 cx)',
  'Kit 4 pneus',
  'Jogo de 6 copos',
  'combo 2 pizzas',
  '1 envelope cada',
  '12 pallets, 6.400 kg',
])('the count of “%s” is uncertain', (words) => {
  expect(parseSample(`Rua Tupi, 40\n${words}`).items.filter(({ certain }) => certain)).toEqual([])
})

test.each(['até 10h30', 'hoje até 10h30'])('the window of “%s” ends after it starts', (words) => {
  const { start = '', end = '' } = parseSample(`Rua Tupi, 40, ${words}`).stops[0]?.window?.value ?? {}
  expect(end).toBe('10:30')
  expect(start < end).toBe(true)
})
