import { describe, expect, test } from 'vitest'
import { archive } from '../../../test/attack-files.ts'
import { createCsv, plainRow, setUpImports } from '../../../test/imports.ts'
import { cancellationXml, invoiceKeys, invoiceXml, product } from '../../../test/invoices.ts'

const imports = setUpImports()
const zip = (files: Readonly<Record<string, string>>) =>
  archive(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })))
const lote = (...invoices: string[]) =>
  `<enviNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><idLote>1</idLote>${invoices.join('')}</enviNFe>`

test('an authorized invoice becomes an order without a decision', async () => {
  const vol = '<vol><qVol>3</qVol><esp>CAIXA</esp><pesoL>9.000</pesoL><pesoB>10.000</pesoB></vol>'
  const done = await imports.imported(invoiceXml({ status: '100', vol }))
  expect(done).toMatchObject({ source: 'NF-e', errors: [], resources: { created: 1 } })
  expect(await imports.readInputs(done.id)).toMatchObject([
    {
      externalRef: 'NF 26 série 1',
      invoiceKey: invoiceKeys[0],
      declaredValueCents: 123_450,
      pickup: {
        contactName: 'Doces do Bairro',
        contactPhone: '+551130910412',
        address: { street: 'Avenida Paulista', number: '1578', postalCode: '01310100' },
      },
      dropoffs: [
        {
          contactName: 'NAIR PRADO & FILHAS',
          contactPhone: '+5511987654321',
          contactEmail: 'nair@exemplo.com',
          address: {
            street: 'Rua Cardoso de Almeida',
            number: '788',
            complement: 'Apto 42',
            neighborhood: 'Perdizes',
            city: 'SAO PAULO',
            state: 'SP',
            postalCode: '05013001',
          },
        },
      ],
      // Three packages of 10 kg.
      items: [
        { description: 'CAIXA: 2 UN Bolo de cenoura, Vela', quantity: 2, weightGrams: 3333 },
        { description: 'CAIXA: 2 UN Bolo de cenoura, Vela', quantity: 1, weightGrams: 3334 },
      ],
    },
  ])
})

test('the address of delivery of an invoice replaces that of the recipient as a whole', async () => {
  const entrega =
    '<entrega><CNPJ>12345678000195</CNPJ><xNome>Portaria Leste</xNome><xLgr>Rua Harmonia</xLgr><nro>SN</nro><xBairro>Sumarezinho</xBairro><cMun>3550308</cMun><xMun>Sao Paulo</xMun><UF>SP</UF><CEP>05435000</CEP></entrega>'
  const done = await imports.checked(invoiceXml({ entrega }))
  const [order] = (await imports.readInputs(done.id)) as { dropoffs: { address: object }[] }[]
  expect(order?.dropoffs).toMatchObject([
    {
      contactName: 'Portaria Leste',
      contactPhone: '+5511987654321',
      address: { street: 'Rua Harmonia', number: 'S/N', postalCode: '05435000', neighborhood: 'Sumarezinho' },
    },
  ])
  expect(order?.dropoffs[0]?.address).not.toHaveProperty('complement')
})

test('an invoice without packages has its products as items', async () => {
  const det = product('Bolo', '2.0000') + product('Bolo', '2.0000') + product('Farinha', '2.5000', 'KG')
  const done = await imports.checked(invoiceXml({ vol: '', det }))
  expect(done.errors).toEqual([])
  expect(await imports.readInputs(done.id)).toMatchObject([
    {
      items: [
        { description: 'Bolo', quantity: 2 },
        { description: 'Bolo', quantity: 2 },
        { description: '2,5 KG Farinha', quantity: 1 },
      ],
    },
  ])
})

test('the goods of an incoming invoice go to its issuer', async () => {
  const done = await imports.checked(invoiceXml({ ide: '<tpNF>0</tpNF>' }))
  expect(await imports.readInputs(done.id)).toMatchObject([
    { pickup: { contactName: 'NAIR PRADO & FILHAS' }, dropoffs: [{ contactName: 'Doces do Bairro' }] },
  ])
})

describe('several invoices', () => {
  test.each([
    ['in one batch', lote(invoiceXml(), invoiceXml({ number: 27 }))],
    [
      'in an archive, with one of them twice and other files',
      zip({
        '26.xml': invoiceXml({ status: '100' }),
        'pasta/27.XML': invoiceXml({ number: 27 }),
        'copia.xml': invoiceXml(),
        '26.pdf': '%PDF-',
        '__MACOSX/._26.xml': 'x',
      }),
    ],
  ])('%s become one order each', async (_name, content) => {
    const done = await imports.checked(content)
    expect(done).toMatchObject({ status: 'checked', errors: [], resources: { ready: 2 } })
    expect(await imports.readInputs(done.id)).toMatchObject([
      { externalRef: 'NF 26 série 1' },
      { externalRef: 'NF 27 série 1' },
    ])
  })

  test('of two issuers with the same number stay two orders', async () => {
    const other = invoiceXml({ key: invoiceKeys[1], issuer: '98765432000198' })
    const done = await imports.checked(lote(invoiceXml(), other))
    expect(await imports.readInputs(done.id)).toMatchObject([
      { externalRef: 'NF 26 série 1 de 12345678000195' },
      { externalRef: 'NF 26 série 1 de 98765432000198' },
    ])
  })

  test('of which an event cancels one create only the other', async () => {
    const files = {
      'a.xml': invoiceXml(),
      'b.xml': invoiceXml({ number: 27 }),
      'c.xml': cancellationXml(invoiceKeys[0]),
    }
    const done = await imports.checked(zip(files))
    expect(done).toMatchObject({ resources: { ready: 1 }, errors: [{ message: 'Este pedido foi cancelado.' }] })
  })
})

test('a denied invoice is an error', async () => {
  const done = await imports.checked(invoiceXml({ status: '302' }))
  expect(done.errors).toMatchObject([{ row: 2, message: 'Este pedido foi cancelado.' }])
})

test('an invoice of the test environment is left out', async () => {
  const done = await imports.checked(invoiceXml({ status: '100', ide: '<tpAmb>2</tpAmb>' }))
  expect(done.errors).toMatchObject([{ row: 2, message: 'Esta nota é de teste (homologação) e não tem valor fiscal.' }])
})

test.each([
  ['a CT-e OS', '<?xml version="1.0"?><cteOSProc versao="4.00"><CTeOS/></cteOSProc>', 'Este arquivo é um CT-e OS.'],
  ['another XML', '<?xml version="1.0"?><Workbook/>', 'abra-a no Excel'],
  ['an HTML page', '<html><body><p>CEP</p></body></html>', 'abra-a no Excel'],
  ['an unfinished XML', invoiceXml().slice(0, -20), 'não é um XML inteiro'],
  ['a document type with entities', `<!DOCTYPE x [<!ENTITY y "z">]>${invoiceXml()}`, 'que não é uma NF-e'],
  [
    'a late document type',
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y "z">]>${invoiceXml()}`,
    'não é um XML inteiro',
  ],
  ['an event alone', cancellationXml(invoiceKeys[0]), 'Não há nenhuma NF-e'],
  ['an archive with another XML', zip({ 'a.xml': invoiceXml(), 'b.xml': '<x/>' }), 'O arquivo b.xml'],
  [
    'an archive with too much XML',
    zip(Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.xml`, ' '.repeat(9_000_000) + invoiceXml()]))),
    'grande demais',
  ],
])('rejects %s with its reason', async (_name, content, message) => {
  expect(await imports.checked(content)).toMatchObject({ status: 'failed', failure: expect.stringContaining(message) })
})

test.each(['Chave', 'Chave de acesso', 'NF-e', 'Chave da NF-e'])(
  'a column %s has the key of the invoice',
  async (title) => {
    const row = { ...plainRow, [title]: '3526 1112 3456 7800 0195 5500 1000 0000 2610 0001 0303' }
    const done = await imports.checked(createCsv([row, { ...row, [title]: `${invoiceKeys[0].slice(0, -1)}9` }]))
    expect(await imports.readInputs(done.id)).toMatchObject([{ invoiceKey: invoiceKeys[0] }])
    expect(done.errors).toMatchObject([
      { row: 3, column: 'Chave da NF-e', message: expect.stringContaining('não bate') },
    ])
  },
)
