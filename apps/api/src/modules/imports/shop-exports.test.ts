import { expect, test } from 'vitest'
import { setUpShopExports } from '../../../test/imports.ts'

// The titles of real exports with invented people. Later rows of an order repeat its number and e-mail only.
const fixture = setUpShopExports()

const toCsv = (titles: string, rows: readonly Readonly<Partial<Record<string, string>>>[], separator: string) => {
  const names = titles.split(',')
  const quote = (text = '') => (/[,;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(quote).join(separator))
    .join('\n')
}

async function importShopFile(content: string, source: string) {
  const { check, decided } = await fixture.confirmExport(content)
  expect(check).toMatchObject({ source })
  return { decided, inputs: await fixture.readInputs(decided.id) }
}

const shopify =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Outstanding Balance,Employee,Location,Device ID,Id,Tags,Risk Level,Source,Lineitem discount,Tax 1 Name,Tax 1 Value,Phone,Receipt Number,Duties,Billing Province Name,Shipping Province Name'

const email = 'nair@exemplo.com'
const first = {
  Name: '#1001',
  Email: email,
  Subtotal: '1234.50',
  Total: '1259.40',
  'Created at': '2026-11-20 21:06:21 -0300',
  'Lineitem quantity': '1',
  'Lineitem name': 'Bolo de cenoura',
  'Lineitem price': '1200.00',
  'Shipping Name': 'Nair Prado',
  'Shipping Address1': 'Rua Cardoso de Almeida, \u2060788',
  'Shipping Address2': 'Apto 42, \u2060Perdizes',
  'Shipping City': 'São Paulo',
  'Shipping Zip': "'05013-001",
  'Shipping Province': 'SP',
  'Shipping Phone': '+5511987654321',
  Notes: 'Deixar na portaria',
}

test('an export of Shopify becomes orders after one decision', async () => {
  const rows = [
    first,
    { Name: '#1001', Email: email, 'Lineitem quantity': '2', 'Lineitem name': 'Vela' },
    { ...first, Name: '#1002', 'Shipping Address2': 'Perdizes', Notes: '' },
    { ...first, Name: '#1003', 'Cancelled at': '2026-11-21 10:00:00 -0300' },
  ]
  const { decided, inputs } = await importShopFile(toCsv(shopify, rows, ','), 'Shopify')
  expect(decided).toMatchObject({ status: 'checked', rows: { total: 4, invalid: 1 }, resources: { ready: 2 } })
  expect(decided.errors).toMatchObject([{ row: 5, message: 'Este pedido foi cancelado.' }])
  const path = `/v1/service-orders/imports/${decided.id}/rows?state=changed`
  const divided = (await fixture.testApp.call('GET', path, { as: fixture.testApp.users.manager })).json()
  expect(divided.meta.total).toBe(2)
  expect(divided.data[0]).toMatchObject({
    row: 2,
    changes: [
      { column: 'Valor declarado', from: '1234.50', to: 'R$ 1.234,50' },
      { from: 'Rua Cardoso de Almeida, 788', to: 'Rua Cardoso de Almeida' },
      { from: null, to: '788' },
      { from: 'Apto 42, Perdizes', to: 'Apto 42' },
      { from: null, to: 'Perdizes' },
    ],
  })
  expect(inputs).toMatchObject([
    {
      externalRef: '#1001',
      declaredValueCents: 123_450,
      notes: 'Deixar na portaria',
      items: [
        { description: 'Bolo de cenoura', quantity: 1 },
        { description: 'Vela', quantity: 2 },
      ],
      dropoffs: [
        {
          contactName: 'Nair Prado',
          contactPhone: '+5511987654321',
          contactEmail: email,
          address: {
            street: 'Rua Cardoso de Almeida',
            number: '788',
            complement: 'Apto 42',
            neighborhood: 'Perdizes',
            postalCode: '05013001',
          },
        },
      ],
    },
    { externalRef: '#1002', dropoffs: [{ address: { neighborhood: 'Perdizes' } }] },
  ])
})

test('an order that Shopify has fulfilled is left out with its items, one that is fulfilled in part is not', async () => {
  const statuses = ['unfulfilled', 'partial', '', 'restocked', 'fulfilled']
  const rows = statuses.map((status, index) => ({ ...first, Name: `#100${index}`, 'Fulfillment Status': status }))
  const item = { Name: '#1004', 'Lineitem quantity': '2', 'Lineitem name': 'Vela' }
  const { decided } = await importShopFile(toCsv(shopify, [...rows, item], ','), 'Shopify')
  const column = 'Situação do envio (decide se a linha entra)'
  expect(decided).toMatchObject({ rows: { total: 6, invalid: 3 }, resources: { ready: 3 } })
  expect(decided.errors).toEqual([
    { row: 5, column, message: 'Este pedido não será entregue: restocked.' },
    { row: 6, column, message: 'A loja já enviou este pedido: fulfilled.' },
    { row: 7, column: 'Linha', message: 'A linha 6, da mesma ordem, deixa a ordem inteira de fora.' },
  ])
})

const nuvemshop =
  'Número do Pedido,E-mail,Data,Status do Pedido,Status do Pagamento,Status do Envio,Moeda,Subtotal,Desconto,Valor do Frete,Total,Nome do comprador,CPF / CNPJ,Telefone,Nome para a entrega,Telefone para a entrega,Endereço,Número,Complemento,Bairro,Cidade,Código postal,Estado,País,Forma de Entrega,Forma de Pagamento,Cupom de Desconto,Anotações do Comprador,Anotações do Vendedor,Data de pagamento,Data de envio,Nome do Produto,Valor do Produto,Quantidade Comprada,SKU,Canal,Código de rastreio do envio,Identificador da transação no meio de pagamento,Identificador do pedido,Produto Fisico,Pessoa que registrou a venda,Local de venda,Vendedor,Data e hora do cancelamento,Motivo do cancelamento'

test('an export of Nuvemshop becomes orders after one decision', async () => {
  const rows = [
    {
      'Número do Pedido': '1001',
      'E-mail': 'nair@exemplo.com',
      Data: '10/01/2026 09:30:00',
      Subtotal: '179.80',
      'Nome para a entrega': 'Nair Prado',
      'Telefone para a entrega': '+5511987654321',
      Endereço: 'Rua Cardoso de Almeida',
      Número: '788',
      Complemento: '-',
      Bairro: 'Perdizes',
      Cidade: 'São Paulo',
      'Código postal': '05013001',
      Estado: 'São Paulo',
      'Nome do Produto': 'Bolo',
      'Quantidade Comprada': '1',
      'Código de rastreio do envio': '="AA123456789BR"',
    },
    {
      'Número do Pedido': '1001',
      'E-mail': 'nair@exemplo.com',
      'Nome do Produto': 'Vela',
      'Quantidade Comprada': '2',
    },
  ]
  const content = Buffer.from(toCsv(nuvemshop, rows, ';'), 'latin1').toString('latin1')
  const { decided, inputs } = await importShopFile(content, 'Nuvemshop')
  expect(decided).toMatchObject({ rows: { total: 2, invalid: 0 }, resources: { ready: 1 } })
  expect(inputs).toMatchObject([
    {
      externalRef: '1001',
      declaredValueCents: 17_980,
      items: [{ description: 'Bolo' }, { description: 'Vela', quantity: 2 }],
      // The date of the purchase is no window.
      dropoffs: [{ contactName: 'Nair Prado', address: { number: '788', state: 'SP' } }],
    },
  ])
  expect(inputs[0]).not.toMatchObject({ dropoffs: [{ window: expect.anything() }] })
})

const wooCommerce =
  'Order Number,Order Status,Order Date,Customer Note,First Name (Billing),Last Name (Billing),Company (Billing),Address 1&2 (Billing),City (Billing),State Code (Billing),Postcode (Billing),Country Code (Billing),Email (Billing),Phone (Billing),First Name (Shipping),Last Name (Shipping),Address 1&2 (Shipping),City (Shipping),State Code (Shipping),Postcode (Shipping),Country Code (Shipping),Payment Method Title,Cart Discount Amount,Order Subtotal Amount,Shipping Method Title,Order Shipping Amount,Order Refund Amount,Order Total Amount,Order Total Tax Amount,SKU,Item #,Item Name,Quantity,Item Cost,Coupon Code,Discount Amount,Discount Amount Tax'

test('an export of WooCommerce by Advanced Order Export becomes orders after one decision', async () => {
  const order = {
    'Order Number': '77',
    'Order Date': '2026-11-20 10:00',
    'Phone (Billing)': '(11) 98765-4321',
    'Email (Billing)': 'nair@exemplo.com',
    'First Name (Shipping)': 'Nair',
    'Last Name (Shipping)': 'Prado',
    'Address 1&2 (Shipping)': 'Rua Cardoso de Almeida, 788, Apto 42, Perdizes',
    'City (Shipping)': 'São Paulo',
    'State Code (Shipping)': 'SP',
    'Postcode (Shipping)': '05013-001',
    'Order Subtotal Amount': '99.90',
  }
  const rows = [
    { ...order, 'Item #': '1', 'Item Name': 'Bolo', Quantity: '1' },
    { ...order, 'Item #': '2', 'Item Name': 'Vela', Quantity: '3' },
  ]
  const { decided, inputs } = await importShopFile(toCsv(wooCommerce, rows, ','), 'WooCommerce')
  expect(decided.errors).toEqual([])
  expect(inputs).toMatchObject([
    {
      externalRef: '77',
      declaredValueCents: 9990,
      items: [{ description: 'Bolo' }, { description: 'Vela', quantity: 3 }],
      dropoffs: [
        { contactName: 'Nair Prado', address: { number: '788', complement: 'Apto 42', neighborhood: 'Perdizes' } },
      ],
    },
  ])
})

const bling =
  'Número pedido,Nome Comprador,Data,CPF/CNPJ Comprador,Endereço Comprador,Bairro Comprador,Número Comprador,Complemento Comprador,CEP Comprador,Cidade Comprador,UF Comprador,Telefone Comprador,Celular Comprador,E-mail Comprador,Produto,SKU,Un,Quantidade,Valor Unitário,Valor Total,Total Pedido,Valor Frete Pedido,Valor Desconto Pedido,Outras despesas,Nome Entrega,Endereço Entrega,Número Entrega,Complemento Entrega,Cidade Entrega,UF Entrega,CEP Entrega,Bairro Entrega,Transportadora,Serviço,Tipo Frete,Observações,Qtd Parcela,Data Prevista,Vendedor,Forma Pagamento,ID Forma Pagamento'
const tiny =
  'ID,Número do pedido,Data,Data prevista,ID contato,Nome do contato*,Tipo de Pessoa,CPF/CNPJ,RG/IE,CEP,Município,UF,Endereço,Endereço Nro,Complemento,Bairro,Fone,Celular,e-mail,Desconto pedido (% ou valor),Frete,Observações,Situação,ID produto,Descrição,Quantidade,Valor unitário,Desconto item %,Código de rastreamento,Número da ordem de compra,Vendedor,Despesas,Desconto do pedido rateado,Frete pedido rateado,Despesas pedido rateado,Destinatário,CPF/CNPJ entrega,CEP entrega,Município entrega,UF entrega,Endereço entrega,Endereço Nro entrega,Complemento entrega,Bairro entrega,Fone entrega,Código (SKU)'

test.each([
  {
    source: 'Bling',
    titles: bling,
    order: {
      'Número pedido': '501',
      // The customer, who is not the recipient.
      'Nome Comprador': 'Rui Prado',
      'CEP Comprador': '80010-000',
      'Endereço Comprador': 'Rua XV de Novembro',
      'UF Comprador': 'PR',
      Data: '20/11/2026',
      'Celular Comprador': '(11) 98765-4321',
      'E-mail Comprador': 'nair@exemplo.com',
      'Nome Entrega': 'Nair Prado',
      'Endereço Entrega': 'Rua Cardoso de Almeida',
      'Número Entrega': '788',
      'Complemento Entrega': 'Apto 42',
      'Bairro Entrega': 'Perdizes',
      'Cidade Entrega': 'São Paulo',
      'UF Entrega': 'SP',
      'CEP Entrega': '05013-001',
      Observações: 'Deixar na portaria',
      'Data Prevista': '25/11/2026',
    },
    items: [
      { Produto: 'Bolo', Quantidade: '1', 'Valor Unitário': '99,90' },
      { Produto: 'Vela', Quantidade: '3', 'Valor Unitário': '10,00' },
    ],
  },
  {
    source: 'Tiny',
    titles: tiny,
    order: {
      ID: '9001',
      'Número do pedido': '501',
      'Nome do contato*': 'Rui Prado',
      CEP: '80010-000',
      Endereço: 'Rua XV de Novembro',
      UF: 'PR',
      Data: '20/11/2026',
      'e-mail': 'nair@exemplo.com',
      Destinatário: 'Nair Prado',
      'Fone entrega': '(11) 98765-4321',
      'CEP entrega': '05013-001',
      'Município entrega': 'São Paulo',
      'UF entrega': 'SP',
      'Endereço entrega': 'Rua Cardoso de Almeida',
      'Endereço Nro entrega': '788',
      'Complemento entrega': 'Apto 42',
      'Bairro entrega': 'Perdizes',
      Observações: 'Deixar na portaria',
    },
    items: [
      { Descrição: 'Bolo', Quantidade: '1', 'Valor unitário': '99,90' },
      { Descrição: 'Vela', Quantidade: '3', 'Valor unitário': '10,00' },
    ],
  },
])(
  'a sheet of orders of $source becomes orders for the address of the delivery',
  async ({ source, titles, order, items }) => {
    const rows = items.map((item) => ({ ...order, ...item }))
    const { decided, inputs } = await importShopFile(toCsv(titles, rows, ';'), source)
    expect(decided).toMatchObject({ errors: [], rows: { total: 2, invalid: 0 }, resources: { ready: 1 } })
    expect(inputs).toMatchObject([
      {
        externalRef: '501',
        notes: 'Deixar na portaria',
        items: [
          { description: 'Bolo', quantity: 1, valueCents: 9990 },
          { description: 'Vela', quantity: 3, valueCents: 1000 },
        ],
        dropoffs: [
          {
            contactName: 'Nair Prado',
            contactPhone: '+5511987654321',
            contactEmail: 'nair@exemplo.com',
            address: { street: 'Rua Cardoso de Almeida', number: '788', postalCode: '05013001', state: 'SP' },
          },
        ],
      },
    ])
    // Neither the date of the purchase nor the expected one is a window.
    expect(inputs[0]).not.toMatchObject({ dropoffs: [{ window: expect.anything() }] })
  },
)
