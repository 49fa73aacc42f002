import { expect, test } from 'vitest'
import { readInvoiceCode } from './read-invoice-code.ts'

const key = '35261112345678000195550010000000261000010303'

test.each([
  ['the bar code of a DANFE', key],
  ['the printed key', '3526 1112 3456 7800 0195 5500 1000 0000 2610 0001 0303'],
  [
    'the QR code of an NFC-e',
    `https://www.sefaz.rs.gov.br/NFCE/NFCE-COM.aspx?p=${key}|2|1|1|0A1B2C3D4E5F60718293A4B5C6D7E8F901234567`,
  ],
  ['an encoded QR code', `http://nfce.fazenda.sp.gov.br/qrcode?p=${key}%7C2%7C1%7C1%7C0A1B`],
  ['the older QR code of an NFC-e', `http://www.fazenda.pr.gov.br/nfce/qrcode?chNFe=${key}&nVersao=100&tpAmb=1`],
])('reads the key of %s', (_name, text) => {
  expect(readInvoiceCode(text)).toEqual({ key })
})

test.each([
  ['a key with a wrong check digit', `${key.slice(0, -1)}4`, /dígito verificador não bate/],
  ['the key of a CT-e', '35261112345678000195570010000011471000010303', /^Este código é de um CT-e\./],
  [
    'the QR code of an MDF-e',
    'https://dfe-portal.svrs.rs.gov.br/mdfe/qrCode?chMDFe=35261112345678000195580010000011471000010303&tpAmb=1',
    /^Este código é de um MDF-e\./,
  ],
  ['the data of an invoice in contingency', '351212345678000195112345611028123456', /o outro código de barras/],
  ['the code of a product', '7891000100103', /não é o de uma nota fiscal/],
  ['another address', 'https://exemplo.com/?p=1', /não é o de uma nota fiscal/],
  ['44 other digits', '9'.repeat(44), /não é a chave de uma NF-e/],
])('names the problem of %s', (_name, text, problem) => {
  expect(readInvoiceCode(text)).toEqual({ problem: expect.stringMatching(problem) })
})
