import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from './test-app.ts'

let port: number
beforeAll(async () => {
  const testApp = await createTestApp({ config: { rateLimit: 100_000 } })
  port = Number(new URL(await testApp.server.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Sends the lines of a request as they are, and returns everything that the server sends until it closes. */
const sendRaw = (...lines: readonly string[]) =>
  new Promise<string>((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
  })

test('an address that is too long is rejected with a problem document', async () => {
  const text = await sendRaw(`GET /v1/${'x'.repeat(20_000)} HTTP/1.1`, 'Host: localhost')
  expect(text).toMatch(/^HTTP\/1\.1 431 /)
  expect(text).toContain('application/problem+json')
  expect(text).toContain('"code":"headers_too_large"')
})

test.each([
  ['GET /healthz HTTP/1.1', 'Host: malote.example', 'Host: other.example'],
  ['GET /healthz HTTP/1.1', 'Host: malote.example', 'host: malote.example'],
])('several Host headers are rejected: %s, %s, %s', async (...lines) => {
  const text = await sendRaw(...lines, 'Connection: close')
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(text).toContain('Envie um só cabeçalho Host.')
})

test('a request without Host is rejected with a problem document, except in HTTP/1.0', async () => {
  const text = await sendRaw('GET /healthz HTTP/1.1', 'Connection: close')
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(text).toContain('Envie o cabeçalho Host.')
  expect(await sendRaw('GET /healthz HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /)
})

test('several Authorization headers are rejected, since a proxy could have read another one', async () => {
  const lines = ['Host: malote.example', 'Authorization: Bearer a', 'authorization: Bearer b', 'Connection: close']
  const text = await sendRaw('GET /v1/users/me HTTP/1.1', ...lines)
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(text).toContain('Envie um só cabeçalho Authorization.')
})

test('one Host header is accepted', async () => {
  const text = await sendRaw('GET /healthz HTTP/1.1', 'Host: malote.example', 'Connection: close')
  expect(text).toMatch(/^HTTP\/1\.1 200 /)
})
