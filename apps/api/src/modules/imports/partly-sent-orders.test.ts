import { expect, test } from 'vitest'
import { importsPath, setUpShopExports } from '../../../test/imports.ts'

const fixture = setUpShopExports()

const titles =
  'Name,Financial Status,Fulfillment Status,Subtotal,Lineitem quantity,Lineitem name,Lineitem fulfillment status,Shipping Name,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Phone'
const address = 'Nair Prado,"Rua Cardoso de Almeida, 788",Perdizes,São Paulo,05013-001,SP,+5511987654321'
const column = 'Item: situação do envio (decide se o item entra)'

async function importRows(...rows: readonly string[]) {
  const { testApp, confirmExport, readInputs } = fixture
  const { decided } = await confirmExport([titles, ...rows].join('\n'))
  const response = await testApp.call('GET', `${importsPath}/${decided.id}/rows?state=doubtful`, {
    as: testApp.users.manager,
  })
  const doubtful: { row: number; hints: string[] }[] = response.json().data
  return { decided, doubtful, inputs: await readInputs(decided.id) }
}

test('of an order that Shopify has sent in part, only the other items are delivered', async () => {
  const { decided, doubtful, inputs } = await importRows(
    // The first row has the address and an item that is sent.
    `#1001,paid,partial,1234.50,1,Bolo,fulfilled,${address}`,
    '#1001,,,,2,Vela,pending',
    '#1001,,,,1,Prato,restocked',
    '#1001,,,,6,Copo,partial',
    `#1002,paid,unfulfilled,80.00,1,Bolo,pending,${address}`,
  )
  expect(decided).toMatchObject({ rows: { total: 5, invalid: 0 }, resources: { ready: 2 } })
  const [order, other] = inputs as [{ items: unknown }, unknown]
  expect(order.items).toMatchObject([
    { description: 'Vela', quantity: 2 },
    { description: 'Copo', quantity: 6 },
  ])
  expect(order).not.toHaveProperty('declaredValueCents', 123_450)
  expect(other).toMatchObject({ declaredValueCents: 8_000, items: [{ description: 'Bolo' }] })
  expect(doubtful).toMatchObject([
    {
      row: 2,
      hints: [
        `${column}: Bolo (linha 2) fica de fora: fulfilled.`,
        `${column}: Prato (linha 4) fica de fora: restocked.`,
        `${column}: Uma parte de Copo (linha 5) já foi enviada. Confira a quantidade que falta.`,
        'Valor declarado: O valor é o do pedido inteiro, com os itens que ficam de fora. Ele não é declarado.',
      ],
    },
  ])
})

test('an order of which Shopify has sent each item is left out', async () => {
  const { decided } = await importRows(
    `#1001,paid,partial,100.00,1,Bolo,fulfilled,${address}`,
    '#1001,,,,2,Vela,fulfilled',
    `#1002,paid,unfulfilled,80.00,1,Bolo,pending,${address}`,
  )
  const message = 'Todos os itens deste pedido ficam de fora: fulfilled.'
  expect(decided).toMatchObject({ rows: { total: 3, invalid: 2 }, resources: { ready: 1 } })
  expect(decided.errors).toEqual([
    { row: 2, column, message },
    { row: 3, column, message },
  ])
})
