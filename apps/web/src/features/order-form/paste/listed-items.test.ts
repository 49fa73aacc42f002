import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

const readItems = (text: string) =>
  parseSample(text).items.map(({ value, certain }) => `${value.quantity} ${value.description}${certain ? '' : '?'}`)

test.each([
  ['Produto\tQtd\tObs\nBolo de cenoura\t2\tsem cobertura\nTorta\t1\t', ['2 Bolo de cenoura', '1 Torta']],
  ['| Item | Qtde | Valor |\n| Camiseta P | 5 | 39,90 |', ['5 Camiseta P']],
  ['Qtde;Produto;Destino\n2;Caixa de som;Rua Bahia 20', ['2 Caixa de som']],
])('reads the table %j by its titles', (table, items) => {
  expect(readItems(`${table}\nEntrega: Rua Tupi 10`)).toEqual(items)
})

test.each([
  ['bolo de pote 4\ncoxinha 50\nrefri 2l 3', ['4 Bolo de pote', '50 Coxinha', '3 Refri 2l']],
  ['bolo 2, torta salgada 1', ['2 Bolo', '1 Torta salgada']],
  ['• Caneta azul (50)\n• Papel A4 (10)', ['50 Caneta azul', '10 Papel A4']],
  ['saia jeans 38 1\nblusa preta P 2', ['1 Saia jeans 38', '2 Blusa preta P']],
  ['tomate 2kg\nalface 3\nbanana 1 dz', ['3 Alface']],
  ['rosas x12', ['12 Rosas']],
])('reads the counts behind the nouns of %j', (list, items) => {
  expect(readItems(`${list}\nRua Tupi, 10, Centro`)).toEqual(items)
})

test.each([
  ['Casa 2, fundos, apto 31\nbloco 2, torre 3', []],
  ['Ana 2, Beto 3', []],
  ['Lapa 5\nPinheiros 6', []],
  ['saída 9\nchegada 11', []],
  ['coxinha 50', []],
  ['tênis 38, bota 40', ['38 Tênis?', '40 Bota?']],
  ['iphone 15\ngalaxy 23', ['15 Iphone?', '23 Galaxy?']],
])('the numbers of %j are no certain counts', (list, items) => {
  expect(readItems(`${list}\nRua Tupi, 10, Centro`)).toEqual(items)
})

test.each([
  ['2cx de luva M e 1cx de máscara', ['2 Caixas de luva M', '1 Caixa de máscara']],
  ['Entregar 12 chapas de aço (peso 340kg)', ['12 Chapas de aço']],
  ['3 kibes e 2 esfirras', ['3 Kibes', '2 Esfirras']],
  ['vai 1 caneta de insulina', ['1 Caneta de insulina']],
  ['10 doses de vacina', ['10 Doses de vacina']],
  ['1 caixa de vinho (5 kg)', ['1 Caixa de vinho']],
  ['1 correia B-52', ['1 Correia B?']],
  // A weight and a share of a load are no counts.
  ['Volumes: 3\nPeso: 12,5 kg', ['3 Volumes']],
  ['Volume: 1/3', []],
  ['Qtd: 2 capinhas', ['2 Capinhas']],
])('reads the items of %j', (words, items) => {
  expect(readItems(`${words}\nRua Tupi, 10, Centro`)).toEqual(items)
})

test('a table of products leaves the recipient below it certain', () => {
  const text = 'Produto\tQtd\tObs\nBolo\t2\tsem cobertura\nRua Tupi 10. Recebe Solange 11 98123-4456'
  expect(parseSample(text).stops[0]?.parts.contactName).toMatchObject({ value: 'Solange', certain: true })
})
