import '../../pt-br.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formatInvoiceKey, InvoiceKey } from './invoice-key.ts'

const key = '35261112345678000195550010000000261000010303'

test.each([
  ['digits only', key],
  ['groups of four', '3526 1112 3456 7800 0195 5500 1000 0000 2610 0001 0303'],
  ['the prefix of the XML', `NFe${key}`],
  ['other separators', '35.2611.12.345.678/0001-95.55.001.000000026.1.00001030-3'],
])('a key as %s is stored without spaces', (_name, text) => {
  expect(z.parse(InvoiceKey, text)).toBe(key)
})

test('the key of an issuer whose CNPJ has letters is accepted', () => {
  expect(z.parse(InvoiceKey, '35261112abc34501de35550010000000261000010303')).toBe(
    '35261112ABC34501DE35550010000000261000010303',
  )
})

test.each([
  ['another check digit', key.replace(/3$/, '4'), 'o dígito verificador não bate'],
  ['two swapped digits', key.replace('12345', '21345'), 'o dígito verificador não bate'],
  ['a missing digit', key.slice(1), 'tem 44 números'],
  ['the model of a CT-e', '35261112345678000195570010000000261000010300', 'não é a chave de uma NF-e'],
  ['an unknown state', '99261112345678000195550010000000261000010300', 'não é a chave de uma NF-e'],
  ['month 13', '35261312345678000195550010000000261000010300', 'não é a chave de uma NF-e'],
])('a key with %s is rejected', (_name, text, message) => {
  expect(z.safeParse(InvoiceKey, text).error?.issues[0]?.message).toContain(message)
})

test('a key is shown in groups of four', () => {
  expect(formatInvoiceKey(key)).toBe('3526 1112 3456 7800 0195 5500 1000 0000 2610 0001 0303')
})
