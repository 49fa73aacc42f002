import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

const readItems = (text: string) =>
  parseSample(`Rua Tupi, 40, Centro. Entregar ${text}`).items.map(
    ({ value: { quantity, description, weight }, certain }) =>
      `${quantity} x ${description}${weight ? ` | ${weight}` : ''}${certain ? '' : '?'}`,
  )

test.each([
  // What a machine washes, dries, kneads or weighs.
  ['1 máquina de lavar 8kg', 'Máquina de lavar 8kg'],
  ['1 lavadora 12 kg branca', 'Lavadora 12 kg branca'],
  ['1 lava e seca 11kg', 'Lava e seca 11kg'],
  ['1 maquina lavar roupa de 15kg', 'Maquina lavar roupa de 15kg'],
  ['1 tanquinho 10kg', 'Tanquinho 10kg'],
  ['1 balança digital 5kg', 'Balança digital 5kg'],
  ['1 amassadeira 25 kg', 'Amassadeira 25 kg'],
  // What carries or lifts a weight.
  ['1 cadeira gamer 120kg', 'Cadeira gamer 120kg'],
  ['2 carrinhos de carga 200 kg', 'Carrinhos de carga 200 kg'],
  ['1 escada de alumínio 150kg', 'Escada de alumínio 150kg'],
  ['1 estante que suporta 80kg', undefined],
  ['1 rede com capacidade de 150 kg', 'Rede com capacidade de 150 kg'],
  ['1 prateleira para 30kg', undefined],
  // What is in a bottle that weighs as much again.
  ['1 botijão de gás 13kg', 'Botijão de gás 13kg'],
  ['2 extintores 6kg', 'Extintores 6kg'],
])('the capacity of “%s” is no weight', (words, description) => {
  const items = readItems(words)
  expect(items.join()).not.toMatch(/\|/)
  if (description) expect(items).toEqual([`${words.charAt(0)} x ${description}`])
})

test.each([
  ['1 geladeira 400L 220V', 'Geladeira 400L 220V'],
  ['1 bateria 12V 60Ah', 'Bateria 12V 60Ah'],
  ['1 tinta 18L', 'Tinta 18L'],
])('the size of “%s” is a part of the name', (words, description) => {
  expect(readItems(words)).toEqual([`1 x ${description}`])
})

test.each([
  ['1 máquina de lavar, peso 38 kg', 'Máquina de lavar | 38'],
  ['1 lavadora 12kg (peso 40 kg)', 'Lavadora 12kg | 40'],
  ['1 cadeira de rodas (15 kg)', 'Cadeira de rodas | 15'],
  ['1 caixa de 8 kg', 'Caixa | 8'],
  ['1 caixa com livros 8kg', 'Caixa com livros | 8'],
  ['1 saco de ração 15kg', 'Saco de ração | 15'],
  ['1 cimento 50kg', 'Cimento | 50'],
  ['1 bolo de 2 kg', 'Bolo | 2'],
  ['1 expositor\nPeso 8kg', 'Expositor | 8'],
  ['1 expositor\nPeso bruto: 8,5 kg', 'Expositor | 8,5'],
  ['1 sofá. Pesando 45 kg', 'Sofá | 45'],
])('“%s” has a weight', (words, item) => {
  expect(readItems(words)).toEqual([`1 x ${item}`])
})

test.each([
  ['2 caixas de livros\nPeso 16kg', ['2 x Caixas de livros']],
  ['1 caixa de livros e 1 quadro. Peso 16kg', ['1 x Caixa de livros', '1 x Quadro']],
  ['1 expositor\nPeso cubado 8kg', ['1 x Expositor']],
])('a weight below several pieces is that of none: %j', (words, items) => {
  expect(readItems(words)).toEqual(items)
})

test('the words of a weight in another line are used', () => {
  const text = 'Rua Tupi, 40, Centro\n1 expositor\nPeso 8kg'
  expect(parseSample(text).unused.map(({ start, end }) => text.slice(start, end))).toEqual([])
})
