import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderIn, request } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { getAttachmentsPath, listStoredFiles, picture, sendFiles } from '../../../../test/uploads.ts'

type Order = { orderNumber: string }
type Sent = Parameters<typeof sendFiles> extends [unknown, ...infer Rest] ? Rest : never

let testApp: TestApp
let photo: Buffer
beforeAll(async () => {
  testApp = await createTestApp()
  photo = await picture('#204080')
})

const path = getAttachmentsPath
const send = (...[order, files, fields, as]: Sent) => sendFiles(testApp, order, files, fields, as)
const listed = async (order: Order, as = testApp.users.operator) =>
  (await testApp.call('GET', path(order), { as })).json().data
const download = (order: Order, id: string, query = '', as = testApp.users.operator) =>
  testApp.call('GET', `${path(order)}/${id}/file${query}`, { as })
const stored = async () => (await listStoredFiles(testApp)).length
const pdf = Buffer.from('%PDF-1.7\n%nada\n')

describe('uploading', () => {
  test('stores the file unchanged with its checksum, and returns it', async () => {
    const order = await request(testApp)
    const response = await send(order, [
      ['Nota fiscal çã.pdf', pdf],
      ['foto.jpg', photo],
    ])
    expect(response.statusCode, response.body).toBe(201)
    const [document, image] = response.json().data
    expect(document).toMatchObject({
      name: 'Nota fiscal çã.pdf',
      type: 'application/pdf',
      bytes: pdf.length,
      kind: 'attachment',
    })
    expect(image.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(await listed(order, testApp.users.manager)).toHaveLength(2)
    const file = await download(order, document.id)
    expect(file.rawPayload.equals(pdf)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="Nota fiscal ca.pdf"; filename*=UTF-8''Nota%20fiscal%20%C3%A7%C3%A3.pdf`,
    })
    const etag = String(file.headers.etag)
    // Proxies weaken the tag, and caches send the tags of all their copies.
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await testApp.call('GET', `${path(order)}/${document.id}/file`, {
        as: testApp.users.operator,
        headers: { 'if-none-match': tags },
      })
      expect([tags, again.statusCode, again.body]).toEqual([tags, 304, ''])
    }
  })

  test('removes location and device from the public copy of an image; the original is unchanged', async () => {
    const order = await request(testApp)
    const [image] = (await send(order, [['foto.jpg', photo]])).json().data
    const original = (await download(order, image.id)).rawPayload
    expect(original.equals(photo)).toBe(true)
    expect(original.includes('Camera Secreta')).toBe(true)
    const copy = (await download(order, image.id, '?variant=public')).rawPayload
    const { exif, width, format } = await sharp(copy).metadata()
    expect({ exif, width, format }).toEqual({ exif: undefined, width: 64, format: 'jpeg' })
    expect(copy.includes('Camera Secreta')).toBe(false)
  })

  test('creates no public copy of a document', async () => {
    const order = await request(testApp)
    const [document] = (await send(order, [['a.pdf', pdf]])).json().data
    expect((await download(order, document.id, '?variant=public')).statusCode).toBe(404)
  })

  test('returns the existing attachment when the same file is sent again', async () => {
    const order = await request(testApp)
    const before = await stored()
    const responses = await Promise.all(
      [1, 2, 3].map(() =>
        send(order, [
          ['a.jpg', photo],
          ['b.jpg', photo],
        ]),
      ),
    )
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(await listed(order)).toHaveLength(1)
    expect(await stored()).toBe(before + 2)
  })

  test.each([
    ['a mark of the encoding', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf])],
    ['line breaks', Buffer.concat([Buffer.from('\r\n\n'), pdf])],
    ['printer commands', Buffer.concat([Buffer.from('\u001b%-12345X@PJL SET RESOLUTION=600\r\n'), pdf])],
    ['a thousand blanks', Buffer.concat([Buffer.alloc(1000, ' '), pdf])],
  ])('accepts a PDF behind %s, unchanged', async (_name, bytes) => {
    const order = await request(testApp)
    const [file] = (await send(order, [['nota.pdf', bytes]])).json().data
    expect(file).toMatchObject({ type: 'application/pdf', bytes: bytes.length })
    expect((await download(order, file.id)).rawPayload.equals(bytes)).toBe(true)
  })

  test('accepts files of a closed order', async () => {
    expect((await send(await orderIn(testApp, 'delivered'), [['a.pdf', pdf]])).statusCode).toBe(201)
  })

  test('hides internal files from the company', async () => {
    const order = await request(testApp)
    const [hidden] = (await send(order, [['a.pdf', pdf]], { visibility: 'internal' })).json().data
    expect(await listed(order, testApp.users.manager)).toEqual([])
    expect((await download(order, hidden.id, '', testApp.users.manager)).statusCode).toBe(404)
    expect((await send(order, [['b.pdf', pdf]], { visibility: 'internal' }, testApp.users.manager)).statusCode).toBe(
      403,
    )
  })

  test("returns the same error for another company's file and a missing one", async () => {
    const order = await request(testApp)
    const [file] = (await send(order, [['a.pdf', pdf]])).json().data
    expect((await download(order, file.id, '', testApp.users.foreignManager)).statusCode).toBe(404)
    expect((await download(await request(testApp), file.id)).statusCode).toBe(404)
    expect((await send(order, [['a.pdf', pdf]], {}, testApp.users.foreignOperator)).statusCode).toBe(404)
  })
})

describe('a file whose content does not match its type', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  test.each([
    ['an SVG named .jpg', 'x.jpg', svg, 'image/jpeg'],
    ['HTML named .pdf', 'x.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'application/pdf'],
    ['HTML before a PDF', 'x.pdf', Buffer.from('<script>1</script>%PDF-1.7'), 'application/pdf'],
    [
      'a PDF signature behind the first kilobyte',
      'x.pdf',
      Buffer.from(`${' '.repeat(1024)}%PDF-1.7`),
      'application/pdf',
    ],
    ['an executable', 'x.png', Buffer.from('MZ\x90\x00'), 'image/png'],
    ['a GIF', 'x.gif', Buffer.from('GIF89a'), 'image/gif'],
    ['an empty file', 'x.jpg', Buffer.alloc(0), 'image/jpeg'],
    ['a JPG that ends after its signature', 'x.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['a PNG signature before other bytes', 'x.png', Buffer.from('\x89PNG\r\n\x1a\nabcdef', 'latin1'), 'image/png'],
  ])('%s is rejected, and nothing is stored', async (_name, name, bytes, type) => {
    const order = await request(testApp)
    const before = await stored()
    const response = await send(order, [
      ['boa.jpg', photo],
      [name, bytes, type],
    ])
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer: '/files/1', code: 'type' }] })
    expect(await listed(order)).toEqual([])
    expect(await stored()).toBe(before)
  })

  const ftyp = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1')
  test.each([
    ['an empty file', Buffer.alloc(0), /vazio/],
    ['HEIC', ftyp('heic'), /HEIC.*JPG/],
    ['HEIC of another kind', ftyp('heix'), /HEIC.*JPG/],
    ['HEIC of another program', ftyp('mif1'), /HEIC.*JPG/],
    ['AVIF', ftyp('avif'), /^Envie um arquivo JPG, PNG, WEBP ou PDF/],
  ])('the message explains what to do with %s', async (_name, bytes, message) => {
    const order = await request(testApp)
    for (const fields of [{}, { kind: 'photo', stopId: order.stops[0]?.id ?? '' }]) {
      const { errors } = (await send(order, [['foto.jpg', bytes, 'image/jpeg']], fields)).json()
      expect(errors).toMatchObject([{ pointer: '/files/0', message: expect.stringMatching(message) }])
    }
  })

  test('the message has the size of a picture above the limit', async () => {
    const large = sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#fff' } })
    const { errors } = (await send(await request(testApp), [['grande.png', await large.png().toBuffer()]])).json()
    expect(errors).toMatchObject([{ pointer: '/files/0', message: expect.stringContaining('9.000 × 7.000 pixels') }])
  })

  test('the file name does not decide the type and cannot contain a path', async () => {
    const order = await request(testApp)
    const names = [
      '../../../etc/passwd',
      'C:\\Windows\\x.exe',
      '\u202egpj.exe',
      '.htaccess',
      '"; rm -rf',
      'x'.repeat(300),
    ]
    for (const [index, name] of names.entries()) {
      const response = await send(order, [[name, await picture('#123456', 10 + index), 'text/html']])
      expect(response.statusCode, response.body).toBe(201)
      const [file] = response.json().data
      expect(file).toMatchObject({ type: 'image/jpeg', name: expect.stringMatching(/^[^/\\"\u202e]{1,110}\.jpg$/) })
      expect((await download(order, file.id)).statusCode).toBe(200)
    }
  })
})

describe('limits', () => {
  test('rejects a file of more than 10 MB and stores nothing', async () => {
    const order = await request(testApp)
    const before = await stored()
    const response = await send(order, [['grande.pdf', Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])]])
    expect(response.json()).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(await stored()).toBe(before)
  })

  test('rejects more than ten files, in one request or several', async () => {
    const order = await request(testApp)
    const files = Array.from({ length: 11 }, (_, index): [string, Buffer] => [
      `${index}.pdf`,
      Buffer.concat([pdf, Buffer.from([index])]),
    ])
    expect((await send(order, files)).json()).toMatchObject({ status: 413 })
    expect((await send(order, files.slice(0, 10))).statusCode).toBe(201)
    const before = await stored()
    expect((await send(order, files.slice(10))).json()).toMatchObject({ status: 400, errors: [{ code: 'too_many' }] })
    expect([await stored(), (await listed(order)).length]).toEqual([before, 10])
  })

  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['plain text', 'text/plain', 'x', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    ['a truncated form', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; na', 400],
    ['a form with another boundary than declared', 'multipart/form-data; boundary=x', '--y\r\n\r\n--y--', 400],
    ['an empty form', 'multipart/form-data; boundary=x', '--x--\r\n', 400],
  ])('rejects %s', async (_name, type, payload, status) => {
    const headers = { authorization: `Bearer ${testApp.users.operator.token}`, 'content-type': type }
    const response = await testApp.server.inject({
      method: 'POST',
      url: path(await request(testApp)),
      headers,
      payload,
    })
    expect(response.statusCode, response.body).toBe(status)
    expect(response.headers['content-type']).toContain('application/problem+json')
  })

  test('rejects a form where JSON is expected', async () => {
    const headers = {
      authorization: `Bearer ${testApp.users.operator.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    }
    const response = await testApp.server.inject({
      method: 'POST',
      url: '/v1/service-orders',
      headers,
      payload: '--x--\r\n',
    })
    expect(response.statusCode).toBe(415)
  })

  test.each([
    ['a missing stop', { kind: 'photo' }, '/stopId'],
    ['a stop of another order', { kind: 'photo', stopId: '018f8f8f-8f8f-7f8f-8f8f-8f8f8f8f8f8f' }, '/stopId'],
    ['an unknown kind', { kind: 'video' }, '/kind'],
  ])('rejects a proof of %s', async (_name, fields, pointer) => {
    const response = await send(await request(testApp), [['a.jpg', photo]], fields)
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer }] })
  })
})

test('the deletion of a draft removes its files', async () => {
  const order = await orderIn(testApp, 'draft')
  const before = await stored()
  await send(order, [['a.jpg', photo]])
  expect(await stored()).toBe(before + 2)
  await testApp.call('DELETE', `/v1/service-orders/${order.orderNumber}`, { as: testApp.users.operator })
  expect(await stored()).toBe(before)
})
