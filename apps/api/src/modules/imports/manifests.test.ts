import { expect, test } from 'vitest'
import { archive } from '../../../test/attack-files.ts'
import { setUpImports } from '../../../test/imports.ts'
import { invoiceKeys, invoiceXml } from '../../../test/invoices.ts'
import { waybillKey, waybillXml } from '../../../test/waybills.ts'

// Manifests (MDF-e, layout 3.00: the classes of wmixvideo/nfe, made of the schema) of invented carriers.
const imports = setUpImports()
const zip = (files: Readonly<Record<string, string>>) =>
  archive(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })))

const key = '35261198765432000198580010000000051000010307'
const place = (name: string, invoices: readonly string[], waybills: readonly string[] = []) =>
  `<infMunDescarga><cMunDescarga>3509502</cMunDescarga><xMunDescarga>${name}</xMunDescarga>${waybills.map((one) => `<infCTe><chCTe>${one}</chCTe></infCTe>`).join('')}${invoices.map((one) => `<infNFe><chNFe>${one}</chNFe></infNFe>`).join('')}</infMunDescarga>`
const manifestXml = (...places: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><mdfeProc versao="3.00" xmlns="http://www.portalfiscal.inf.br/mdfe"><MDFe xmlns="http://www.portalfiscal.inf.br/mdfe"><infMDFe Id="MDFe${key}" versao="3.00"><ide><cUF>35</cUF><mod>58</mod><serie>1</serie><nMDF>5</nMDF><infMunCarrega><cMunCarrega>3550308</cMunCarrega><xMunCarrega>SAO PAULO</xMunCarrega></infMunCarrega></ide><emit><CNPJ>98765432000198</CNPJ><xNome>TRANSPORTES LTDA</xNome></emit><infDoc>${places.join('')}</infDoc><tot><qNFe>2</qNFe><vCarga>100.00</vCarga></tot></infMDFe></MDFe><protMDFe versao="3.00"><infProt><chMDFe>${key}</chMDFe><cStat>100</cStat></infProt></protMDFe></mdfeProc>`
const ofInvoices = manifestXml(place('CAMPINAS', invoiceKeys), place('JUNDIAI', [invoiceKeys[0]]))

test.each([
  [
    'of invoices',
    ofInvoices,
    'Este arquivo é um MDF-e: só diz as chaves de 2 NF-e (CAMPINAS, JUNDIAI), sem os endereços. Envie os XML das NF-e, juntos em um ZIP ou um a um.',
  ],
  [
    'of transport documents',
    manifestXml(place('CAMPINAS', [], [waybillKey])),
    'Este arquivo é um MDF-e: só diz as chaves de 1 CT-e (CAMPINAS), sem os endereços. Envie os XML dos CT-e, juntos em um ZIP ou um a um.',
  ],
  [
    'of many places',
    manifestXml(...['A', 'B', 'C', 'D', 'E'].map((name) => place(name, invoiceKeys))),
    /2 NF-e \(A, B, C, mais 2\)/,
  ],
  [
    'without documents',
    '<?xml version="1.0"?><MDFe><infMDFe/></MDFe>',
    /^Este arquivo é um MDF-e, que não tem endereços/,
  ],
  ['that was cut', ofInvoices.slice(0, -20), /não é um XML inteiro\. Baixe o MDF-e/],
  ['in an archive', zip({ 'a.xml': ofInvoices }), /^Este arquivo é um MDF-e: só diz as chaves de 2 NF-e/],
  ['as an event', '<eventoMDFe versao="3.00"/>', /^Este arquivo é um MDF-e, que não tem endereços/],
])('a manifest %s is named, with the documents that it needs', async (_name, file, failure) => {
  const done = await imports.checked(file)
  const expected = typeof failure === 'string' ? failure : expect.stringMatching(failure)
  expect(done).toMatchObject({ status: 'failed', failure: expected })
})

test('the documents of a manifest that are in its archive are read', async () => {
  const done = await imports.checked(
    zip({ 'a.xml': ofInvoices, 'b.xml': invoiceXml(), 'c.xml': invoiceXml({ number: 27 }) }),
  )
  expect(done).toMatchObject({ source: 'NF-e', errors: [], resources: { ready: 2 } })
  const waybills = await imports.checked(
    zip({ 'a.xml': manifestXml(place('A', [], [waybillKey])), 'b.xml': waybillXml() }),
  )
  expect(waybills).toMatchObject({ source: 'CT-e', errors: [], resources: { ready: 1 } })
})
