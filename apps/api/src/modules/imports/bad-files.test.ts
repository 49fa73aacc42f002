import { deflateRawSync } from 'node:zlib'
import { XlsxStreamWriter } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { checkImport } from './check-import.service.ts'
import { orderColumns } from './order-columns.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const path = '/v1/service-orders/imports'
const send = (content: string | Buffer, name = 'x.csv') =>
  testApp.call('POST', path, {
    as: testApp.users.operator,
    form: { companyId: testApp.companies.acme, files: new File([new Uint8Array(Buffer.from(content))], name) },
  })

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['a program', Buffer.from('MZ\x90\x00\x03', 'latin1')],
  ['an old workbook, or one with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'Salvar como'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')],
])('rejects %s at once', async (_name, bytes, message = '') => {
  const response = await send(bytes)
  expect(response.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/files/0', code: 'type', message: expect.stringContaining(message) }],
  })
})

test('rejects 50 MB during the upload', async () => {
  expect((await send(Buffer.alloc(50 * 1024 * 1024, 'a'))).json()).toMatchObject({ status: 413 })
})

test('rejects a request with no file or with two', async () => {
  const form = { companyId: testApp.companies.acme }
  const none = await testApp.call('POST', path, { as: testApp.users.operator, form })
  expect(none.json()).toMatchObject({ status: 400, errors: [{ pointer: '/files' }] })
})

const headers = orderColumns.columns.filter(({ isForeign }) => !isForeign).map(({ header }) => header)
const line = (cells: readonly string[]) => cells.join(';')

/** An archive whose only entry declares one size and has another. */
function archive(name: string, content: Buffer, claimed: number): Buffer {
  const deflated = deflateRawSync(content)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(deflated.length, 14)
  common.writeUInt32LE(claimed, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), deflated])
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}

const workbook = async (rows: readonly (readonly unknown[])[]) => {
  const writer = new XlsxStreamWriter({ name: 'Ordens' })
  for (const row of rows) writer.addRow(row as never)
  return Buffer.from(await writer.finish())
}
const zeros = Buffer.alloc(100 * 1024 * 1024)

test.each<[string, () => Buffer | string | Promise<Buffer>, RegExp]>([
  ['text without a table', () => 'apenas um texto qualquer\nem duas linhas', /^Faltam colunas: /],
  ['a CSV with headers only', () => line(headers), /nenhuma linha/],
  ['an unknown column', () => `${line([...headers, 'Signo'])}\nx`, /Signo/],
  ['a duplicate column', () => `${line([...headers, 'Referencia'])}\nx`, /duas vezes/],
  ['a missing column', () => `${line(headers.filter((name) => name !== 'Entrega: cidade'))}\nx`, /Entrega: cidade/],
  ['a NUL character', () => `${line(headers)}\n${'a'.repeat(100)}\0`, /não é um CSV/],
  ['10,001 rows', () => `${line(headers)}\n${'a\n'.repeat(10_001)}`, /10\.000/],
  ['a truncated workbook', async () => (await workbook([headers, ['a']])).subarray(0, 400), /inteira/],
  ['an archive without a workbook', () => archive('leia-me.txt', Buffer.from('oi'), 2), /Não conseguimos abrir/],
  ['an archive with a declared size of 100 MB', () => archive('xl/workbook.xml', zeros, zeros.length), /grande demais/],
  [
    'an archive with a declared size of zero and 100 MB of content',
    () => archive('xl/workbook.xml', zeros, 0),
    /grande demais/,
  ],
  [
    'an archive with a declared size of 1 kB and 100 MB of content',
    () => archive('[Content_Types].xml', zeros, 1024),
    /Não conseguimos abrir/,
  ],
  ['a workbook with headers only', () => workbook([headers]), /nenhuma linha/],
])('%s fails with instructions and creates nothing', async (_name, file, failure) => {
  const response = await send(await file())
  expect(response.statusCode, response.body).toBe(202)
  const { id } = response.json()
  await checkImport(testApp.ctx, id, new AbortController().signal)
  const checkedImport = (await testApp.call('GET', `${path}/${id}`, { as: testApp.users.operator })).json()
  expect(checkedImport).toMatchObject({ status: 'failed', failure: expect.stringMatching(failure), rows: { total: 0 } })
})
