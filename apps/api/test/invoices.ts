/** Electronic invoices (NF-e, layout 4.00) of invented people, without signatures and taxes. */

interface InvoiceOptions {
  readonly number?: number
  readonly key?: string
  /** Elements of `infNFe` that replace the default ones. */
  readonly dest?: string
  readonly entrega?: string
  readonly vol?: string
  readonly det?: string
  readonly ide?: string
  readonly issuer?: string
  /** The status of the authorization; absent: an invoice without one. */
  readonly status?: string
}

/** The default key of an invoice with this number. */
export const invoiceKeys = [
  '35261112345678000195550010000000261000010303',
  '35261112345678000195550010000000271000010300',
] as const

/** A product of an invoice. */
export const product = (name: string, quantity: string, unit = 'UN') =>
  `<det nItem="1"><prod><cProd>1</cProd><xProd>${name}</xProd><uCom>${unit}</uCom><qCom>${quantity}</qCom><vUnCom>9.9900000000</vUnCom></prod><imposto><vTotTrib>1.00</vTotTrib></imposto></det>`

const recipient = `<dest><CPF>52998224725</CPF><xNome>NAIR PRADO &amp; FILHAS</xNome><enderDest><xLgr>Rua Cardoso de Almeida</xLgr><nro>788</nro><xCpl>Apto 42</xCpl><xBairro>Perdizes</xBairro><cMun>3550308</cMun><xMun>SAO PAULO</xMun><UF>SP</UF><CEP>05013001</CEP><cPais>1058</cPais><xPais>BRASIL</xPais><fone>11987654321</fone></enderDest><indIEDest>9</indIEDest><email>nair@exemplo.com</email></dest>`

/** The XML of an invoice: `NFe`, within `nfeProc` when it has a status. */
export function invoiceXml(options: InvoiceOptions = {}): string {
  const { number = 26, key = invoiceKeys[number - 26], ide = '<tpNF>1</tpNF>', status } = options
  const {
    dest = recipient,
    entrega = '',
    det = product('Bolo de cenoura', '2.0000') + product('Vela', '1.0000'),
  } = options
  const { vol = '<vol><qVol>3</qVol><esp>CAIXA</esp><pesoL>9.000</pesoL><pesoB>10.500</pesoB></vol>' } = options
  const { issuer = '12345678000195' } = options
  const invoice = `<NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe Id="NFe${key}" versao="4.00"><ide><mod>55</mod><serie>1</serie><nNF>${number}</nNF><dhEmi>2026-11-25T10:00:00-03:00</dhEmi>${ide}</ide><emit><CNPJ>${issuer}</CNPJ><xNome>DOCES DO BAIRRO LTDA</xNome><xFant>Doces do Bairro</xFant><enderEmit><xLgr>Avenida Paulista</xLgr><nro>1578</nro><xBairro>Bela Vista</xBairro><cMun>3550308</cMun><xMun>SAO PAULO</xMun><UF>SP</UF><CEP>01310100</CEP><fone>1130910412</fone></enderEmit><IE>1</IE></emit>${dest}${entrega}${det}<total><ICMSTot><vProd>29.97</vProd><vNF>1234.50</vNF></ICMSTot></total><transp><modFrete>0</modFrete>${vol}</transp></infNFe></NFe>`
  if (!status) return invoice
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe">${invoice}<protNFe versao="4.00"><infProt><chNFe>${key}</chNFe><cStat>${status}</cStat></infProt></protNFe></nfeProc>`
}

/** The XML of the event that cancels an invoice. */
export const cancellationXml = (key: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><evento versao="1.00"><infEvento Id="ID110111${key}01"><chNFe>${key}</chNFe><tpEvento>110111</tpEvento><detEvento versao="1.00"><descEvento>Cancelamento</descEvento></detEvento></infEvento></evento></procEventoNFe>`
