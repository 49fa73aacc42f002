import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { dropoff, request, step } from '../../../test/orders.ts'
import { deliveredOrder, fetchReceipt, getReceipt } from '../../../test/receipts.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { picture, sendFiles } from '../../../test/uploads.ts'
import { toPrintable } from './pdf/paper.ts'

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

/** The texts of the pages without their spaces, which depend on the line breaks. */
async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s/g, ''))
}
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

test('the PDF contains the facts, the pictures, the address of the verification and the signed file', async () => {
  const order = await deliveredOrder(testApp)
  const receipt = await fetchReceipt(testApp, order)
  const response = await getReceipt(testApp, order, testApp.users.manager, 'pdf')
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`Comprovante ${order.orderNumber}.pdf`),
  })
  const pdf = response.rawPayload
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const [main = '', appendix = '', ...others] = await readPages(pdf)
  expect(others).toEqual([])
  const facts = [
    'Comprovante de entrega',
    order.orderNumber,
    'Padaria Acme',
    'Recebido por Mariana Albuquerque Prado',
    '1 foto · 1 assinatura · PIN conferido',
    'Rua Cardoso de Almeida, 788',
    'São Paulo',
    'PIN conferido em',
    'Assinatura ·',
    'Foto ·',
    'Cesta de café da manhã',
    '3,2 kg',
    receipt.verificationUrl,
    'Página 1 de 2',
  ]
  for (const fact of facts) expect(main, fact).toContain(withoutSpaces(fact))
  const codes = [
    receipt.statement.stops[1]?.files[0]?.sha256 ?? '?',
    `chave ${receipt.signature.keyId}`,
    receipt.signature.value,
    ...receipt.statement.events.map(({ hash }) => hash),
    'Página 2 de 2',
  ]
  for (const code of codes) expect(appendix, code).toContain(withoutSpaces(code))
  expect(main).not.toContain(receipt.statement.lastHash)
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2)
  const streams = readStreams(pdf)
  expect(streams.some((stream) => stream.includes(receipt.signature.value) && stream.startsWith('{'))).toBe(true)
})

test('the PDF has a structure, a language, texts for its pictures, and embedded fonts only', async () => {
  const response = await getReceipt(testApp, await deliveredOrder(testApp), testApp.users.manager, 'pdf')
  const pdf = response.rawPayload.toString('latin1')
  expect(pdf).toContain('/Marked true')
  expect(pdf).toContain('/Lang (pt-BR)')
  expect(pdf).toContain('/DisplayDocTitle true')
  // The code, the photo and the signature.
  expect(pdf.match(/\/S \/Figure\s+\/Alt /g)).toHaveLength(3)
  expect(pdf.match(/\/FontFile2 /g)).toHaveLength(3)
  expect(pdf).not.toContain('/Subtype /Type1')
})

test('the longest texts, and more photos than a row has, are printed completely', async () => {
  const { admin, operator } = testApp.users
  const text = (length: number, last: string) => `${'Wm'.repeat(length)}`.slice(0, length - 1) + last
  const address = {
    ...dropoff('').address,
    street: text(120, 'á'),
    complement: text(80, 'é'),
    neighborhood: text(80, 'í'),
    city: text(80, 'ó'),
  }
  const dropoffs = [1, 2].map(() => ({ ...dropoff(text(120, 'ú')), address, requiredProofs: [] }))
  const items = Array.from({ length: 100 }, (_, index) => ({
    description: text(120, `${index % 10}`),
    quantity: 9999,
    weightGrams: 9_999_999,
    valueCents: 99_999_999,
  }))
  const order = await request(testApp, admin, {
    dropoffs,
    items,
    notes: text(280, 'ç'),
    externalRef: text(40, 'x'),
    costCenter: text(40, 'z'),
  })
  for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
    await step(testApp, operator, order, { to })
  }
  const photos = await Promise.all(['#2244aa', '#aa2244', '#44aa22', '#222222'].map((color) => picture(color, 320)))
  const files = photos.map((photo, index): [string, Buffer] => [`${index}.jpg`, photo])
  const sent = await sendFiles(testApp, order, files, { kind: 'photo', stopId: order.stops[1]?.id })
  expect(sent.statusCode, sent.body).toBe(201)
  await step(testApp, admin, order, { to: 'delivered', justification: 'Preparação de um teste automático.' })
  const response = await getReceipt(testApp, order, admin, 'pdf')
  const pages = await readPages(response.rawPayload)
  const printed = pages.join('')
  const texts = [
    address.street,
    address.complement,
    address.neighborhood,
    address.city,
    dropoffs[0]?.contactName,
    order.notes,
    order.externalRef,
    order.costCenter,
    items.at(-1)?.description,
  ]
  for (const one of texts) expect(printed).toContain(one)
  expect(printed.split('R$999.999,99')).toHaveLength(101)
  expect(response.rawPayload.toString('latin1').match(/\/S \/Figure\s+\/Alt /g)).toHaveLength(5)
  expect(pages.at(-1)).toContain(`Página${pages.length}de${pages.length}`)
})

test('letters that the fonts do not contain lose their marks, and others become a question mark', () => {
  expect(toPrintable('São João, Łódź, ẵ, 1\u202f000, a\u0303, 日, 🙂')).toBe('São João, Łódź, a, 1 000, ã, ?, ?')
})

test('the PDF of another company is not found', async () => {
  const order = await deliveredOrder(testApp)
  const response = await getReceipt(testApp, order, testApp.users.foreignManager, 'pdf')
  expect(response.json()).toMatchObject({ status: 404 })
})
