import { expect, test } from 'vitest'
import { archive } from '../../../test/attack-files.ts'
import { setUpImports } from '../../../test/imports.ts'
import { invoiceKeys, invoiceXml } from '../../../test/invoices.ts'

// Electronic transport documents (CT-e, layout 4.00: nfephp-org/sped-cte, examples/cte_v4.00.xml) of invented people.
const imports = setUpImports()
const zip = (files: Readonly<Record<string, string>>) =>
  archive(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })))

const key = '35261112345678000195570010000011471000010303'
const address = (name: string, street: string, number: string, postalCode: string) =>
  `<${name}><xLgr>${street}</xLgr><nro>${number}</nro><xBairro>Perdizes</xBairro><cMun>3550308</cMun><xMun>SAO PAULO</xMun><CEP>${postalCode}</CEP><UF>SP</UF></${name}>`
const sender = `<rem><CNPJ>12345678000195</CNPJ><xNome>DOCES DO BAIRRO LTDA</xNome><xFant>Doces do Bairro</xFant><fone>1130910412</fone>${address('enderReme', 'Avenida Paulista', '1578', '01310100')}</rem>`
const recipient = `<dest><CPF>52998224725</CPF><xNome>NAIR PRADO</xNome><fone>11987654321</fone>${address('enderDest', 'Rua Cardoso de Almeida', '788', '05013001')}<email>nair@exemplo.com</email></dest>`
const quantity = (unit: string, name: string, amount: string) =>
  `<infQ><cUnid>${unit}</cUnid><tpMed>${name}</tpMed><qCarga>${amount}</qCarga></infQ>`
const cargo =
  quantity('01', 'PESO BRUTO', '10.0000') +
  quantity('01', 'PESO CUBADO', '90.0000') +
  quantity('03', 'UNIDADE', '3.0000')

interface Parts {
  readonly parties?: string
  readonly quantities?: string
  readonly invoices?: readonly string[]
  readonly normal?: boolean
  readonly status?: string
}
function waybillXml({
  parties = sender + recipient,
  quantities = cargo,
  invoices = [invoiceKeys[0]],
  normal = true,
  status = '100',
}: Parts = {}): string {
  const documents = invoices.map((invoice) => `<infNFe><chave>${invoice}</chave></infNFe>`).join('')
  const content = normal
    ? `<infCTeNorm><infCarga><vCarga>1234.50</vCarga><proPred>Doces</proPred>${quantities}</infCarga><infDoc>${documents}</infDoc><infModal versaoModal="4.00"><rodo><RNTRC>12345678</RNTRC></rodo></infModal></infCTeNorm>`
    : `<infCteComp><chCTe>${key}</chCTe></infCteComp>`
  return `<?xml version="1.0" encoding="UTF-8"?><cteProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/cte"><CTe xmlns="http://www.portalfiscal.inf.br/cte"><infCte versao="4.00" Id="CTe${key}"><ide><mod>57</mod><serie>1</serie><nCT>1147</nCT></ide><emit><CNPJ>98765432000198</CNPJ><xNome>TRANSPORTES LTDA</xNome></emit>${parties}<vPrest><vTPrest>45.00</vTPrest></vPrest>${content}</infCte></CTe><protCTe versao="4.00"><infProt><chCTe>${key}</chCTe><cStat>${status}</cStat></infProt></protCTe></cteProc>`
}
const cancellation = `<procEventoCTe versao="4.00" xmlns="http://www.portalfiscal.inf.br/cte"><eventoCTe versao="4.00"><infEvento><chCTe>${key}</chCTe><tpEvento>110111</tpEvento></infEvento></eventoCTe></procEventoCTe>`

test('a transport document becomes an order without a decision', async () => {
  const done = await imports.imported(waybillXml())
  expect(done).toMatchObject({ source: 'CT-e', errors: [], resources: { created: 1 } })
  expect(await imports.readInputs(done.id)).toMatchObject([
    {
      externalRef: 'CT-e 1147 série 1 de 12345678000195',
      invoiceKey: invoiceKeys[0],
      declaredValueCents: 123_450,
      pickup: { contactName: 'Doces do Bairro', address: { street: 'Avenida Paulista', postalCode: '01310100' } },
      dropoffs: [
        {
          contactName: 'NAIR PRADO',
          contactPhone: '+5511987654321',
          contactEmail: 'nair@exemplo.com',
          address: { street: 'Rua Cardoso de Almeida', number: '788', neighborhood: 'Perdizes', state: 'SP' },
        },
      ],
      items: [
        { description: 'Doces', quantity: 2, weightGrams: 3333 },
        { description: 'Doces', quantity: 1, weightGrams: 3334 },
      ],
    },
  ])
})

test('the goods go from the dispatcher to the receiver when there are any', async () => {
  const dispatcher = `<exped><CNPJ>1</CNPJ><xNome>GALPAO</xNome>${address('enderExped', 'Rua Harmonia', '1', '05435000')}</exped>`
  const receiver = `<receb><CNPJ>1</CNPJ><xNome>PORTARIA</xNome>${address('enderReceb', 'Rua Harmonia', '2', '05435000')}</receb>`
  const done = await imports.checked(waybillXml({ parties: sender + dispatcher + receiver + recipient }))
  expect(await imports.readInputs(done.id)).toMatchObject([
    {
      pickup: { contactName: 'GALPAO', address: { number: '1' } },
      dropoffs: [{ contactName: 'PORTARIA', address: { number: '2' } }],
    },
  ])
})

test('a weight that is declared twice, and keys of several invoices, are not read', async () => {
  const quantities = quantity('01', 'PESO BRUTO', '10.0000') + quantity('02', 'PESO BRUTO', '0.0200')
  const done = await imports.checked(waybillXml({ quantities, invoices: invoiceKeys }))
  const [order] = await imports.readInputs(done.id)
  expect(order).toMatchObject({ items: [{ description: 'Doces', quantity: 1 }] })
  expect(order).not.toMatchObject({ items: [{ weightGrams: expect.anything() }] })
  expect(order).not.toMatchObject({ invoiceKey: expect.anything() })
})

test.each([
  ['by its status', () => waybillXml({ quantities: '', status: '101' })],
  ['by an event', () => zip({ 'a.xml': waybillXml({ quantities: '' }), 'b.xml': cancellation })],
])('a transport document that is canceled %s is a row with an error', async (_name, file) => {
  const done = await imports.checked(file())
  expect(done).toMatchObject({ errors: [{ row: 2, message: 'Este pedido foi cancelado.' }], resources: { ready: 0 } })
})

test('a transport document that is in an archive twice is one order', async () => {
  const done = await imports.checked(zip({ 'a.xml': waybillXml(), 'copia/a.xml': waybillXml() }))
  expect(done).toMatchObject({ status: 'checked', errors: [], resources: { ready: 1 } })
})

test.each([
  ['without cargo', () => waybillXml({ normal: false }), /^Este arquivo é um CT-e sem carga/],
  ['that was cut', () => waybillXml().slice(0, -20), /não é um XML inteiro\. Baixe o CT-e/],
  ['only an event', () => cancellation, /Não há nenhum CT-e/],
  ['a simplified one', () => '<?xml version="1.0"?><cteSimpProc/>', /^Este arquivo é um CT-e simplificado/],
  ['an MDF-e', () => '<?xml version="1.0"?><mdfeProc/>', /^Este arquivo é um MDF-e/],
  ['with invoices', () => zip({ 'a.xml': waybillXml(), 'b.xml': invoiceXml() }), /tem NF-e e CT-e/],
])('a document %s is rejected with the reason', async (_name, file, failure) => {
  expect((await imports.checked(file())).failure).toMatch(failure)
})
