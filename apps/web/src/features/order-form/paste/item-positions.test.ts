import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

const readItems = (text: string) =>
  parseSample(text).items.map(
    ({ value: { quantity, description, weight }, certain }) =>
      `${quantity} x ${description}${weight ? ` | ${weight}` : ''}${certain ? '' : '?'}`,
  )

test.each([
  ['Entregar 40 lençóis e 25 toalhas na quinta às 10h, Rua Tupi, 40', ['40 x Lençóis', '25 x Toalhas']],
  ['Entrega de 2 cortinas e 1 tapete dia 25/11 à tarde. Rua Tupi, 40', ['2 x Cortinas', '1 x Tapete']],
  ['2 kit skincare amanhã até 12h Rua Tupi, 40', ['2 x Kit skincare']],
  ['Levar 1 laudo lacrado: Seguradora Porto, Rua Tupi, 40', ['1 x Laudo lacrado']],
])('what follows the goods of “%s” is no part of them', (text, items) => {
  expect(readItems(text)).toEqual(items)
})

test.each([
  ['bolo de aniversário 1un', ['1 x Bolo de aniversário']],
  ['cabo hdmi 1 un', ['1 x Cabo hdmi']],
  ['Arranjo de orquídea (1)', ['1 x Arranjo de orquídea']],
  ['entrega de amanhã: torta de limão 2 und', ['2 x Torta de limão']],
  ['apto 1 un', []],
])('the count with its unit behind “%s” is certain', (words, items) => {
  expect(readItems(`${words}\nRua Tupi, 40, Centro`)).toEqual(items)
})

test.each([
  ['Produto: Mesa lateral\nQuantidade: 2', ['2 x Mesa lateral']],
  ['Qtd: 3\nDescrição: luminárias de palha', ['3 x Luminárias de palha']],
  ['Volumes: 7   Espécie: caixa   Peso bruto: 63,2 kg', ['7 x Caixa']],
  ['QUANTIDADE: 9   ESPÉCIE: BALDE', ['9 x BALDE']],
  ['Equipamento: 1 máquina de costura', ['1 x Máquina de costura']],
  ['Produto: Mesa lateral\nProduto: Cadeira\nQuantidade: 2', []],
])('reads the fields of “%s”', (fields, items) => {
  expect(readItems(`Rua Tupi, 40, Centro\n${fields}`)).toEqual(items)
})
