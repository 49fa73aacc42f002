import { inboxLimits } from '@malote/api-client/contract'
import PdfDocument from 'pdfkit'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createImportHelpers } from '../../../test/imports.ts'
import { createMail, filePart, receivedMail, sendMail, spreadsheetPart } from '../../../test/inbox.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'
import { importJobs } from '../imports/index.ts'

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

const zip = Buffer.from('PK\x03\x04 archive', 'latin1')

function createPdf(pages: readonly string[]): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const page of pages) document.addPage().text(page)
  document.end()
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))))
}

describe('the files of a message', () => {
  test.each([
    ['pedidos.csv', 'text/csv', 'a;b', 'spreadsheet'],
    ['pedidos.csv', 'application/octet-stream', 'a;b', 'spreadsheet'],
    ['pedidos.xlsx', 'application/vnd.ms-excel', zip, 'spreadsheet'],
    ['pedidos.ods', 'application/vnd.oasis.opendocument.spreadsheet', zip, 'spreadsheet'],
    ['nfe.xml', 'application/xml', '<nfeProc/>', 'spreadsheet'],
    ['notas.zip', 'application/zip', zip, 'spreadsheet'],
    ['pedido.txt', 'text/plain', 'Rua Harmonia, 321', 'text'],
    ['pedido.bin', 'application/octet-stream', '%PDF-1.7', 'pdf'],
  ])('%s of type %s can be used', async (name, type, content, kind) => {
    const { attachments } = await receivedMail(testApp, { parts: [filePart(name, type, content)] })
    expect(attachments).toMatchObject([{ name, kind, unreadReason: null, bytes: Buffer.from(content).length }])
  })

  test.each([
    ['carta.docx', 'application/vnd.openxmlformats', zip, 'type'],
    ['carta.odt', 'application/vnd.oasis.opendocument.text', zip, 'type'],
    ['programa.exe', 'application/octet-stream', Buffer.from('MZ\u0000\u0000'), 'type'],
    ['pagina.html', 'text/html', '<p>Oi</p>', 'type'],
    ['foto.csv', 'text/csv', Buffer.from([0xff, 0xd8, 0xff, 0, 0]), 'type'],
    ['vazio.csv', 'text/csv', '', 'empty'],
  ])('%s is listed as not read, and not stored', async (name, type, content, unreadReason) => {
    const { id, attachments } = await receivedMail(testApp, { parts: [filePart(name, type, content)] })
    expect(attachments).toMatchObject([{ name, kind: null, unreadReason, text: null }])
    const path = `/v1/inbox/${id}/attachments/${attachments[0]?.id}`
    expect((await testApp.call('GET', path, { as: testApp.users.manager })).statusCode).toBe(404)
  })

  test('have names without folders', async () => {
    const { attachments } = await receivedMail(testApp, { parts: [filePart('../../etc/a.csv', 'text/csv', 'a;b')] })
    expect(attachments).toMatchObject([{ name: 'a.csv' }])
  })

  test('have names with few accents on one letter', async () => {
    const name = `a${'\u0301\u0327'.repeat(40_000)}.csv`
    const { attachments } = await receivedMail(testApp, { parts: [filePart(name, 'text/csv', 'a;b')] })
    expect(attachments).toMatchObject([{ name: expect.stringMatching(/^.{28,32}\.csv$/u) }])
  })

  test('are stored up to a limit and listed up to another', async () => {
    const parts = Array.from({ length: 80 }, (_, index) => filePart(`${index}.csv`, 'text/csv', 'a;b'))
    const { attachments } = await receivedMail(testApp, { parts })
    expect(attachments).toHaveLength(inboxLimits.listedAttachments)
    expect(attachments.filter(({ kind }) => kind !== null)).toHaveLength(inboxLimits.readAttachments)
    expect(attachments.at(-1)).toMatchObject({ kind: null, unreadReason: 'count' })
  })

  test('of a message of hundreds of thousands of parts are not read, and the next message is', async () => {
    const mail = `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n\r\na\r\n'.repeat(800_000)}`
    const response = await sendMail(testApp, mail)
    expect(response.json()).toMatchObject({ code: 'malformed_message' })
    expect((await sendMail(testApp, createMail())).statusCode).toBe(200)
  }, 180_000)

  test('have their text read: text files in any encoding, and PDF files', async () => {
    const parts = [
      filePart('pedido.txt', 'text/plain', Buffer.from('Portão azul', 'latin1')),
      filePart('pedido.pdf', 'application/pdf', await createPdf(['Entregar na Rua Harmonia, 321', 'Segunda folha'])),
      filePart('quebrado.pdf', 'application/pdf', '%PDF-1.7 nothing'),
    ]
    const { attachments } = await receivedMail(testApp, { parts })
    expect(attachments[0]?.text).toBe('Portão azul')
    expect(attachments[1]?.text).toMatch(/Entregar na Rua Harmonia, 321\s+Segunda folha/)
    expect(attachments[2]).toMatchObject({ kind: 'pdf', text: null })
  })

  test('can be downloaded as they arrived, and never open in the browser', async () => {
    const { id, attachments } = await receivedMail(testApp, { parts: [filePart('a.txt', 'text/plain', 'oi')] })
    const path = `/v1/inbox/${id}/attachments/${attachments[0]?.id}`
    const response = await testApp.call('GET', path, { as: testApp.users.operator })
    expect(response.body).toBe('oi')
    expect(response.headers['content-disposition']).toMatch(/^attachment;.*a\.txt/)
  })
})

describe('a spreadsheet of a message', () => {
  const importPath = (id: string, attachmentId = '') => `/v1/inbox/${id}/attachments/${attachmentId}/import`

  test('opens an import, and the message is used', async () => {
    const { id, attachments } = await receivedMail(testApp, { parts: [spreadsheetPart] })
    const as = testApp.users.manager
    const response = await testApp.call('POST', importPath(id, attachments[0]?.id), { as })
    expect(response.statusCode, response.body).toBe(202)
    const { importId } = response.json()
    expect(await createImportHelpers(testApp).read(importId)).toMatchObject({
      fileName: 'pedidos.csv',
      status: 'checking',
    })
    await importJobs[0]?.run(testApp.ctx, { id: importId }, new AbortController().signal)
    expect(await createImportHelpers(testApp).read(importId)).toMatchObject({
      status: 'checked',
      rows: { total: 1, invalid: 0 },
    })
    const message = (await testApp.call('GET', `/v1/inbox/${id}`, { as })).json()
    expect(message).toMatchObject({ status: 'used', importId, handledBy: { id: as.id } })
  })

  test('is not imported after the message was discarded', async () => {
    const { id, attachments } = await receivedMail(testApp, { parts: [spreadsheetPart] })
    const as = testApp.users.manager
    await testApp.call('PUT', `/v1/inbox/${id}`, { as, body: { status: 'discarded' } })
    const response = await testApp.call('POST', importPath(id, attachments[0]?.id), { as })
    expect(response.json()).toMatchObject({ status: 409, code: 'not_editable' })
  })

  test('opens one import, however many requests import it', async () => {
    const { id, attachments } = await receivedMail(testApp, { parts: [spreadsheetPart] })
    const as = testApp.users.manager
    const open = () => testApp.call('POST', importPath(id, attachments[0]?.id), { as })
    const responses = [...(await Promise.all(Array.from({ length: 8 }, open))), await open()]
    const { data } = (await testApp.call('GET', '/v1/service-orders/imports?kind=orders', { as })).json()
    expect(data).toHaveLength(1)
    const opened = responses.filter(({ statusCode }) => statusCode === 202)
    expect(opened.map((response) => response.json().importId)).toContain(data[0].id)
    expect(new Set(opened.map((response) => response.json().importId)).size).toBe(1)
    for (const response of responses.filter(({ statusCode }) => statusCode !== 202)) {
      expect(response.json()).toMatchObject({ status: 409, code: 'not_editable' })
    }
    expect(responses.at(-1)?.statusCode).toBe(202)
  })

  test('opens another import after the first one was canceled', async () => {
    const { id, attachments } = await receivedMail(testApp, { parts: [spreadsheetPart] })
    const as = testApp.users.manager
    const open = async () =>
      (await testApp.call('POST', importPath(id, attachments[0]?.id), { as })).json().importId as string
    const first = await open()
    await testApp.call('POST', `/v1/service-orders/imports/${first}/cancel`, { as })
    const second = await open()
    expect(second).toEqual(expect.any(String))
    expect(second).not.toBe(first)
  })

  test('is not imported when the message is discarded while the file is copied', async () => {
    const { id, attachments } = await receivedMail(testApp, { parts: [spreadsheetPart] })
    const as = testApp.users.manager
    const { files } = testApp.ctx.services
    const read = files.read.bind(files)
    const spy = vi.spyOn(files, 'read').mockImplementation(async (key) => {
      await testApp.call('PUT', `/v1/inbox/${id}`, { as, body: { status: 'discarded' } })
      return read(key)
    })
    const response = await testApp.call('POST', importPath(id, attachments[0]?.id), { as })
    spy.mockRestore()
    expect(response.json()).toMatchObject({ status: 409, code: 'not_editable' })
    expect((await testApp.call('GET', `/v1/inbox/${id}`, { as })).json()).toMatchObject({ status: 'discarded' })
    expect((await testApp.call('GET', '/v1/service-orders/imports?kind=orders', { as })).json().data).toEqual([])
  })

  test('is the only kind of file that opens an import', async () => {
    const { id, attachments } = await receivedMail(testApp, { parts: [filePart('a.txt', 'text/plain', 'oi')] })
    const response = await testApp.call('POST', importPath(id, attachments[0]?.id), { as: testApp.users.manager })
    expect(response.json()).toMatchObject({ status: 409, code: 'not_editable' })
  })
})
