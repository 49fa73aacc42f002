import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

test.each([
  ['vale R$ 350', '350,00'],
  ['vale 350 conto', '350,00'],
  ['valendo R$ 1.250,00', '1250,00'],
  ['o aparelho vale dois mil e quinhentos reais', '2500,00'],
  ['custou R$ 899,90', '899,90'],
  ['vale uns 4 mil', '4000,00?'],
  ['vale 2 mil reais', '2000,00'],
  ['valor total da nota: R$ 12.450,75', '12450,75'],
  ['valor dos produtos R$ 80,00', '80,00'],
])('reads the declared value of “%s”', (words, expected) => {
  const { value, certain } = parseSample(`Entregar 1 celular na Rua Tupi, 40, ${words}`).order.declaredValue ?? {}
  expect(value && `${value}${certain ? '' : '?'}`).toBe(expected)
})

test.each(['vale a pena ligar antes', 'vale-presente 50', 'Rua do Vale 350', 'o frete vale R$ 30'])(
  'no declared value is certain in “%s”',
  (words) => {
    expect(parseSample(`Entregar 1 celular na Rua Tupi, 40, ${words}`).order.declaredValue?.certain ?? false).toBe(
      false,
    )
  },
)

const readItems = (text: string) =>
  parseSample(text).items.map(
    ({ value: { quantity, description, weight }, certain }) =>
      `${quantity} x ${description}${weight ? ` | ${weight}` : ''}${certain ? '' : '?'}`,
  )

test.each([
  ['20 sc de ração 25kg', ['20 x Sacos de ração | 25']],
  ['5 sc. de argamassa', ['5 x Sacos de argamassa']],
  ['2 fd de água', ['2 x Fardos de água']],
  ['1 rl de fita isolante', ['1 x Rolo de fita isolante']],
  [
    '1 caixa de amostras com 850 g e 2 envelopes de 200 g cada',
    ['1 x Caixa de amostras | 0,85', '2 x Envelopes | 0,2'],
  ],
  ['2 caixas de losartana 50mg', ['2 x Caixas de losartana 50mg']],
  ['1 pallet, 6.400,50 kg', ['1 x Pallet | 6400,50']],
  ['1 pallet, 6.400 kg', ['1 x Pallet | 6400?']],
  ['1 pallet, 6,400 kg', ['1 x Pallet | 6,400']],
  ['2 sacos de 25 kg cada', ['2 x Sacos | 25']],
  ['1 kit 3 em 1 de panelas', ['1 x Kit 3 em 1 de panelas']],
  ['1 toga de formatura P; 1 camiseta P', ['1 x Toga de formatura P', '1 x Camiseta P']],
  ['2 fardos de água e três de refrigerante', ['2 x Fardos de água']],
  ['1 caixa de vacina lote 4471B val 12/2027', ['1 x Caixa de vacina']],
])('reads the items of “%s”', (words, items) => {
  expect(readItems(`Rua Tupi, 40, Centro. Entregar ${words}`)).toEqual(items)
})

test('an item is no label, no bare letter, and not the place it comes from', () => {
  expect(readItems('Rua Tupi, 40\nVolumes: 7   Espécie: caixa')).not.toContain('7 x Espécie')
  expect(readItems('Rua Tupi, 40\nCaixa de doces 24 un.   x 2')).not.toContain('24 x X 2')
  expect(readItems('levar 2 latas de tinta 18L do Méier pra Tijuca, Rua Tupi, 40')).not.toContain(
    '2 x Latas de tinta 18L do Méier',
  )
})

test.each([
  ['Urgente? ( ) sim ( x ) não', undefined],
  ['Urgente: não', undefined],
  ['Urgente? ( x ) sim ( ) não', 'urgent'],
])('reads the boxes of “%s”', (line, priority) => {
  expect(parseSample(`Rua Tupi, 40\n1 caixa de vinho\n${line}`).order.priority?.value).toBe(priority)
})

test.each([
  ['Frágil? ( ) sim ( x ) não', false],
  ['Frágil: não', false],
  ['não é frágil', false],
  ['Frágil? ( x ) sim ( ) não', true],
])('reads whether goods are fragile from “%s”', (line, fragile) => {
  expect(parseSample(`Rua Tupi, 40\n1 caixa de vinho\n${line}`).items[0]?.value.fragile).toBe(fragile)
})

test.each([
  ['Venda #2000098417', '2000098417'],
  ['Chamado 0921/26', '0921/26'],
  ['#4471 - Thaís', '4471'],
])('reads the order number of “%s”', (line, reference) => {
  expect(parseSample(`${line}\nRua Tupi, 40`).order.externalRef).toMatchObject({ value: reference, certain: true })
})

test.each([
  ['31/98712-4409', '31987124409'],
  ['tel 31/3271-4409', '3132714409'],
])('reads the phone %s, whose area code has a slash behind it', (written, phone) => {
  expect(readSamplePart(`Rua Tupi, 40, Neusa ${written}`, 'contactPhone')).toBe(phone)
})

test.each(['dia 18/1198-7654', 'NF 31/98712-4409', 'pedido 31/98712-4409'])('“%s” is no phone', (words) => {
  expect(readSamplePart(`Rua Tupi, 40, Neusa, ${words}`, 'contactPhone')).toBeUndefined()
})

test.each(['r. 2277', 'ramal 2277', 'rml 2277', 'ramal: 2277'])('reads the extension “%s”', (written) => {
  expect(readSamplePart(`Rua Tupi, 40, Elias, tel (11) 3366-5000 ${written}`, 'instructions')).toBe(
    'Telefone: ramal 2277',
  )
})
