import { endpoints } from '@malote/api-client/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { request } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let orderNumber: string
beforeAll(async () => {
  testApp = await createTestApp()
  orderNumber = (await request(testApp)).orderNumber
})

const forms = endpoints.filter(({ form }) => form)
const boundary = 'fronteira'
const header = fc.constantFrom(
  'content-disposition: form-data; name="files"; filename="a.csv"',
  'content-disposition: form-data; name="companyId"',
  'content-disposition: form-data; name="__proto__"',
  'content-disposition: form-data',
  'content-disposition: form-data; name="files"; filename*=UTF-8\'\'%ff%zz',
  'content-type: image/svg+xml',
  'content-transfer-encoding: base64',
  `x-longo: ${'a'.repeat(20_000)}`,
  '',
)
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array).toString('latin1')),
  fc.constantFrom('PK\x03\x04', '%PDF-', '\xff\xd8\xff\xe0', 'RIFF\0\0\0\0WEBP', `--${boundary}`, '\r\n\r\n', '\0'),
)
const part = fc.tuple(fc.array(header, { maxLength: 3 }), bytes)
const payload = fc
  .tuple(fc.array(part, { maxLength: 4 }), fc.boolean())
  .map(([parts, closed]) =>
    [
      ...parts.map(([headers, body]) => `--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n${body}\r\n`),
      closed ? `--${boundary}--\r\n` : '',
    ].join(''),
  )

test('no malformed form causes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...forms), payload, async (endpoint, text) => {
      const response = await testApp.server.inject({
        method: endpoint.method,
        url: endpoint.path.replace(/:\w+/, orderNumber),
        headers: {
          authorization: `Bearer ${testApp.users.operator.token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: Buffer.from(text, 'latin1'),
      })
      expect(response.statusCode, `${endpoint.id} ${response.body}`).toBeLessThan(500)
      if (response.statusCode >= 400) expect(response.headers['content-type']).toContain('application/problem+json')
    }),
    { numRuns: 400 },
  )
})
