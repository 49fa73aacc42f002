import { inflateSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { deliveredOrder, getReceipt, receiptOf } from '../../../test/receipts.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

/** The decompressed streams of a PDF, without its pictures. */
function readStreams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length
    return inflateSync(pdf.subarray(start, pdf.indexOf('endstream', start))).toString('latin1')
  })
}

/** The texts that a page draws, one for each operator: hexadecimal strings with distances between them. */
const readTexts = (stream: string): string =>
  [...stream.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n')

test('the PDF contains the facts, the pictures, the address of the verification and the signed file', async () => {
  const order = await deliveredOrder(testApp)
  const receipt = await receiptOf(testApp, order)
  const response = await getReceipt(testApp, order, testApp.users.manager, 'pdf')
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`Comprovante ${order.orderNumber}.pdf`),
  })
  const pdf = response.rawPayload
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const streams = readStreams(pdf)
  const text = streams.map(readTexts).join('\n').replaceAll('\n', ' ')
  const facts = [
    'Comprovante de entrega',
    order.orderNumber,
    'Padaria Acme',
    'Recebido por: Mariana Albuquerque Prado',
    'Rua Cardoso de Almeida, 788',
    'São Paulo',
    'PIN conferido em',
    'Assinatura de',
    'Foto de',
    receipt.statement.stops[1]?.files[0]?.sha256 ?? '?',
    `chave ${receipt.signature.keyId}`,
    receipt.statement.lastHash,
  ]
  for (const fact of facts) expect(text.replaceAll(' ', ''), fact).toContain(fact.replaceAll(' ', ''))
  expect(pdf.toString('latin1')).toContain(receipt.verificationUrl)
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2)
  expect(streams.some((stream) => stream.includes(receipt.signature.value) && stream.startsWith('{'))).toBe(true)
})

test('the PDF of another company is not found', async () => {
  const order = await deliveredOrder(testApp)
  const response = await getReceipt(testApp, order, testApp.users.foreignManager, 'pdf')
  expect(response.json()).toMatchObject({ status: 404 })
})
