import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** As much of S3 as a store needs: put, get and delete under `/bucket/key`. */
const requested: { method: string; key: string; type: string; signature: string; bytes: Buffer }[] = []
const objects = new Map<string, Buffer>()
let server: Server
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-store-'))
  server = createServer(async (request, response) => {
    const { method = '', headers, url = '' } = request
    const key = decodeURIComponent(url.split('?')[0] ?? '')
    const bytes = await buffer(request)
    requested.push({ method, key, bytes, type: headers['content-type'] ?? '', signature: headers.authorization ?? '' })
    if (method === 'PUT') objects.set(key, bytes)
    if (method === 'DELETE') objects.delete(key)
    const content = method === 'GET' ? objects.get(key) : Buffer.alloc(0)
    response.writeHead(content ? 200 : 404, { etag: '"x"' }).end(content ?? '<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const content = 'conteúdo qualquer'

async function runScript(script: string): Promise<string> {
  const options = ['--input-type=module', '--conditions=@malote/source', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    cwd: import.meta.dirname,
    env: { ...process.env, AWS_ACCESS_KEY_ID: 'chave', AWS_SECRET_ACCESS_KEY: 'segredo', AWS_MAX_ATTEMPTS: '1' },
  })
  return stdout.trim()
}

/** Saves, reads and deletes a file in another process, as the server would: the S3 library is loaded only there. */
async function walkThrough(url: string | undefined): Promise<string> {
  const source = join(folder, 'source')
  await writeFile(source, content)
  const script = `
    import { text } from 'node:stream/consumers'
    import { openFiles } from './files.ts'
    const files = await openFiles(${JSON.stringify({ folder: join(folder, 'store'), url })})
    await files.save('orders/um/dois', ${JSON.stringify(source)}, 'image/png')
    const first = await text(await files.read('orders/um/dois'))
    await files.remove('orders/um/dois')
    const second = await files.read('orders/um/dois').then(text).catch(() => 'forgotten')
    console.log(first, second)`
  return runScript(script)
}

test('saves, reads and deletes a file in a folder', async () => {
  expect(await walkThrough(undefined)).toBe(`${content} forgotten`)
  const { mode } = await stat(join(folder, 'store'))
  expect(mode & 0o077, 'open to other users of the machine').toBe(0)
})

test('saves, reads and deletes a file in an S3-compatible bucket, with signed requests and a content type', async () => {
  const { port } = server.address() as AddressInfo
  const url = `s3://malote?region=sa-east-1&endpoint=http://127.0.0.1:${port}`
  expect(await walkThrough(url)).toBe(`${content} forgotten`)
  // A client of another test may still call the port, which was its server's before.
  const upload = requested.find(({ key }) => key === '/malote/orders/um/dois')
  expect(upload).toMatchObject({
    method: 'PUT',
    type: 'image/png',
    signature: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=chave\/\d+\/sa-east-1\//),
  })
  expect(upload?.bytes.toString()).toBe(content)
})

/** Runs one operation on a store in another process. @returns the error as the caller sees it */
async function failWith(url: string, operation: string): Promise<unknown> {
  await writeFile(join(folder, 'source'), content)
  const script = `
    import { openFiles } from './files.ts'
    const files = await openFiles(${JSON.stringify({ folder: join(folder, 'store'), url })})
    const source = ${JSON.stringify(join(folder, 'source'))}
    const error = await (${operation}).catch((error) => error)
    console.log(JSON.stringify({ name: error.name, code: error.code, headers: error.extras?.headers }))`
  return JSON.parse(await runScript(script))
}

test.each([
  ['saved', "files.save('a', source, 'image/png')"],
  ['read', "files.read('a')"],
  ['deleted', "files.remove('a')"],
])('a file is %s with the error "unavailable" while the store is down', async (_verb, operation) => {
  expect(await failWith('s3://bucket?endpoint=http://127.0.0.1:9', operation)).toEqual({
    name: 'AppError',
    code: 'unavailable',
    headers: { 'retry-after': '30' },
  })
})

test('a file that the store does not have is not a failure of the store', async () => {
  const { port } = server.address() as AddressInfo
  const error = await failWith(`s3://bucket?endpoint=http://127.0.0.1:${port}`, "files.read('missing')")
  expect(error).not.toMatchObject({ code: 'unavailable' })
})
