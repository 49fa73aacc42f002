import { invoiceKeys } from './invoices.ts'

/** Electronic transport documents (CT-e, layout 4.00: nfephp-org/sped-cte, examples/cte_v4.00.xml) of invented people. */

/** The key of the default document. */
export const waybillKey = '35261112345678000195570010000011471000010303'
/** An address within the element of a party. */
export const waybillAddress = (name: string, street: string, number: string, postalCode: string) =>
  `<${name}><xLgr>${street}</xLgr><nro>${number}</nro><xBairro>Perdizes</xBairro><cMun>3550308</cMun><xMun>SAO PAULO</xMun><CEP>${postalCode}</CEP><UF>SP</UF></${name}>`
/** The default sender and recipient. */
export const sender = `<rem><CNPJ>12345678000195</CNPJ><xNome>DOCES DO BAIRRO LTDA</xNome><xFant>Doces do Bairro</xFant><fone>1130910412</fone>${waybillAddress('enderReme', 'Avenida Paulista', '1578', '01310100')}</rem>`
export const recipient = `<dest><CPF>52998224725</CPF><xNome>NAIR PRADO</xNome><fone>11987654321</fone>${waybillAddress('enderDest', 'Rua Cardoso de Almeida', '788', '05013001')}<email>nair@exemplo.com</email></dest>`
/** A quantity of the cargo. */
export const quantity = (unit: string, name: string, amount: string) =>
  `<infQ><cUnid>${unit}</cUnid><tpMed>${name}</tpMed><qCarga>${amount}</qCarga></infQ>`
const cargo =
  quantity('01', 'PESO BRUTO', '10.0000') +
  quantity('01', 'PESO CUBADO', '90.0000') +
  quantity('03', 'UNIDADE', '3.0000')

interface WaybillOptions {
  readonly parties?: string
  readonly quantities?: string
  /** The keys of the invoices that it transports. */
  readonly invoices?: readonly string[]
  readonly normal?: boolean
  readonly status?: string
}
/** The XML of a transport document. */
export function waybillXml({
  parties = sender + recipient,
  quantities = cargo,
  invoices = [invoiceKeys[0]],
  normal = true,
  status = '100',
}: WaybillOptions = {}): string {
  const documents = invoices.map((invoice) => `<infNFe><chave>${invoice}</chave></infNFe>`).join('')
  const content = normal
    ? `<infCTeNorm><infCarga><vCarga>1234.50</vCarga><proPred>Doces</proPred>${quantities}</infCarga><infDoc>${documents}</infDoc><infModal versaoModal="4.00"><rodo><RNTRC>12345678</RNTRC></rodo></infModal></infCTeNorm>`
    : `<infCteComp><chCTe>${waybillKey}</chCTe></infCteComp>`
  return `<?xml version="1.0" encoding="UTF-8"?><cteProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/cte"><CTe xmlns="http://www.portalfiscal.inf.br/cte"><infCte versao="4.00" Id="CTe${waybillKey}"><ide><mod>57</mod><serie>1</serie><nCT>1147</nCT></ide><emit><CNPJ>98765432000198</CNPJ><xNome>TRANSPORTES LTDA</xNome></emit>${parties}<vPrest><vTPrest>45.00</vTPrest></vPrest>${content}</infCte></CTe><protCTe versao="4.00"><infProt><chCTe>${waybillKey}</chCTe><cStat>${status}</cStat></infProt></protCTe></cteProc>`
}
/** The event that cancels the default document. */
export const waybillCancellationXml = `<procEventoCTe versao="4.00" xmlns="http://www.portalfiscal.inf.br/cte"><eventoCTe versao="4.00"><infEvento><chCTe>${waybillKey}</chCTe><tpEvento>110111</tpEvento></infEvento></eventoCTe></procEventoCTe>`
