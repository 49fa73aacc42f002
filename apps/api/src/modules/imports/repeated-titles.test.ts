import { expect, test } from 'vitest'
import { setUpShopExports } from '../../../test/imports.ts'

// The titles of the sales report of Mercado Livre, in their order, as public code that reads it has them (decision 0235).
// People and values are invented. "Endereço" and "Estado" are there twice, and a row of groups is above the titles.
const fixture = setUpShopExports()

const cells: readonly (readonly [string, string])[] = [
  ['N.º de venda', '2000009000000001'],
  ['Data da venda', '21 de novembro de 2026 16:10 hs.'],
  ['Estado', 'Para enviar no dia 24 de novembro'],
  ['Unidades', '2'],
  ['Título do anúncio', 'Bolo de cenoura'],
  ['Dados pessoais ou da empresa', 'Prado Ltda'],
  ['Endereço', 'Rua da Nota, 1'],
  ['Comprador', 'Nair Prado'],
  ['CPF', '52998224725'],
  ['Endereço', 'Rua Cardoso de Almeida, 788, Perdizes'],
  ['Cidade', 'São Paulo'],
  ['Estado', 'São Paulo'],
  ['CEP', '05013-001'],
  ['País', 'Brasil'],
  ['Forma de entrega', 'Flex'],
  ['Unidades', ' '],
]
const titles = cells.map(([title]) => title)
const line = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(';')
const report = [
  'Relatório de vendas',
  '',
  'Aqui estão as suas vendas',
  '',
  line(['Vendas', '', '', '', '', 'Faturamento', '', 'Compradores']),
  line(titles),
  line(cells.map(([, value]) => value)),
].join('\r\n')

test('titles below a preamble are found, and those that are there twice are not proposed', async () => {
  const done = await fixture.checked(report)
  expect(done).toMatchObject({ status: 'failed', source: null, table: { titleRow: 6 } })
  expect(done.columns.flatMap(({ title, field }) => (field ? [[title, field]] : []))).toEqual([
    ['N.º de venda', 'externalRef'],
    ['Cidade', 'dropoffs/0/address/city'],
    ['CEP', 'dropoffs/0/address/postalCode'],
  ])
})

test('the user decides which of two columns with one title is read', async () => {
  const { id, usualPickup } = await fixture.checked(report)
  const fields: Readonly<Record<number, string>> = {
    0: 'externalRef',
    3: 'items/0/quantity',
    4: 'items/0/description',
    7: 'dropoffs/0/contactName',
    9: 'dropoffs/0/address/line',
    10: 'dropoffs/0/address/city',
    11: 'dropoffs/0/address/state',
    12: 'dropoffs/0/address/postalCode',
  }
  const columns = titles.map((_title, index) => (fields[index] ?? null) as never)
  const done = await fixture.decide(id, { columns, constants: usualPickup?.constants ?? [] })
  expect(done).toMatchObject({ status: 'checked', errors: [], resources: { ready: 1 } })
  expect(await fixture.readInputs(id)).toMatchObject([
    {
      externalRef: '2000009000000001',
      dropoffs: [
        {
          contactName: 'Nair Prado',
          address: { street: 'Rua Cardoso de Almeida', number: '788', neighborhood: 'Perdizes', state: 'SP' },
        },
      ],
      items: [{ description: 'Bolo de cenoura', quantity: 2 }],
    },
  ])
})
