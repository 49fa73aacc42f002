import { expect, test } from 'vitest'
import { archive } from '../../../test/attack-files.ts'
import { setUpImports } from '../../../test/imports.ts'
import { invoiceKeys } from '../../../test/invoices.ts'
import {
  quantity,
  recipient,
  sender,
  waybillAddress,
  waybillCancellationXml,
  waybillXml,
} from '../../../test/waybills.ts'

const imports = setUpImports()
const zip = (files: Readonly<Record<string, string>>) =>
  archive(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })))

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
  const dispatcher = `<exped><CNPJ>1</CNPJ><xNome>GALPAO</xNome>${waybillAddress('enderExped', 'Rua Harmonia', '1', '05435000')}</exped>`
  const receiver = `<receb><CNPJ>1</CNPJ><xNome>PORTARIA</xNome>${waybillAddress('enderReceb', 'Rua Harmonia', '2', '05435000')}</receb>`
  const done = await imports.checked(waybillXml({ parties: sender + dispatcher + receiver + recipient }))
  expect(await imports.readInputs(done.id)).toMatchObject([
    {
      pickup: { contactName: 'GALPAO', address: { number: '1' } },
      dropoffs: [{ contactName: 'PORTARIA', address: { number: '2' } }],
    },
  ])
})

test('the numbers of several invoices are the note of their order', async () => {
  const numbers = invoiceKeys.map((key) => Number(key.slice(25, 34)))
  const done = await imports.checked(waybillXml({ invoices: invoiceKeys }))
  expect(await imports.readInputs(done.id)).toMatchObject([{ notes: `NF-e ${numbers.join(', ')}` }])
  const many = await imports.checked(waybillXml({ invoices: Array.from({ length: 50 }, () => invoiceKeys[0]) }))
  expect(await imports.readInputs(many.id)).toMatchObject([{ notes: expect.stringMatching(/, \d+ e mais 30$/) }])
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
  ['by an event', () => zip({ 'a.xml': waybillXml({ quantities: '' }), 'b.xml': waybillCancellationXml })],
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
  ['only an event', () => waybillCancellationXml, /Não há nenhum CT-e/],
  ['a simplified one', () => '<?xml version="1.0"?><cteSimpProc/>', /^Este arquivo é um CT-e simplificado/],
])('a document %s is rejected with the reason', async (_name, file, failure) => {
  expect((await imports.checked(file())).failure).toMatch(failure)
})
