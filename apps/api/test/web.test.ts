import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

const script = 'document.documentElement.dataset.theme = "dark"'
const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
const bundle = `export const big = ${JSON.stringify('x'.repeat(5000))}`

let testApp: TestApp
let origin: string
const webDist = mkdtempSync(join(tmpdir(), 'malote-web-'))

beforeAll(async () => {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(webDist, path)), { recursive: true })
    writeFileSync(join(webDist, path), content)
  }
  write('index.html', '<title>início</title>')
  write('shell.html', '<title>casca</title>')
  for (const page of ['entrar', 'recuperar-senha', 'termos-de-uso', 'politica-de-privacidade']) {
    write(`${page}/index.html`, `<title>${page}</title>`)
  }
  write('assets/app-4f2a.js', bundle)
  write('assets/app-4f2a.js.br', brotliCompressSync(bundle))
  write('assets/app-4f2a.js.gz', gzipSync(bundle))
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('sw.js', 'const revision = "__MALOTE_REVISION__"')
  write('manifest.webmanifest', '{}')
  write('csp.json', JSON.stringify({ scriptHashes: [hash], styleHashes: [] }))
  testApp = await createTestApp({ config: { webDist, publicUrl: 'https://malote.example' } })
  origin = await testApp.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => rmSync(webDist, { recursive: true }))

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const get = (path: string, headers: Record<string, string> = page) => fetch(`${origin}${path}`, { headers })

describe('pages', () => {
  test.each(['entrar', 'recuperar-senha', 'termos-de-uso', 'politica-de-privacidade'])(
    '/%s has its own document',
    async (name) => {
      for (const path of [`/${name}`, `/${name}/`, `/${name}?redirect=%2Fdashboard`]) {
        const response = await get(path)
        expect([response.status, await response.text()]).toEqual([200, `<title>${name}</title>`])
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(response.headers.get('cache-control')).toBe('no-cache')
      }
    },
  )

  test.each([
    '/ordens-de-servico/',
    '/ordens-de-servico/OS-2026-000123',
    '/dashboard',
    '/nada/que/exista',
    '/foto.png',
  ])('a navigation to %s returns the shell', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, '<title>casca</title>'])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('the root has its own page', async () => {
    expect(await (await get('/')).text()).toBe('<title>início</title>')
  })

  test.each([
    ['/v1/nada', page],
    ['/v1', page],
    ['/assets/velho-1a2b.js', page],
    ['/foto.png', { accept: '*/*' }],
    ['/dados', { accept: 'application/json' }],
  ])('%s returns 404 as a problem', async (path, headers) => {
    const response = await get(path, headers)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found', status: 404 })
  })

  test('a form sent to a page is rejected with the allowed methods', async () => {
    const response = await fetch(`${origin}/entrar`, { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  test.each(['/..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%5c..%5cpackage.json', '/%00', '/%zz'])(
    '%s does not serve files outside the build',
    async (path) => {
      const response = await get(path, { accept: 'application/json' })
      expect(response.status).toBe(404)
    },
  )

  test('revalidating a page returns no body', async () => {
    const etag = (await get('/entrar')).headers.get('etag') ?? ''
    const again = await testApp.call('GET', '/entrar', { headers: { ...page, 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('HEAD responds like GET, without a body', async () => {
    const response = await fetch(`${origin}/dashboard`, { method: 'HEAD', headers: page })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

describe('assets', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
  ])('with the accepted encoding %s have the encoding %s and are immutable', async (accepted, encoding) => {
    const response = await get('/assets/app-4f2a.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('vary') ?? '').toMatch(encoding ? /accept-encoding/i : /.*/)
    expect(await response.text()).toBe(bundle)
  })

  test('files without a hash in their name are revalidated after an hour', async () => {
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  })
})

describe('the service worker', () => {
  const read = async (from: TestApp) => {
    const { headers, body } = await from.call('GET', '/sw.js', { headers: { accept: '*/*' } })
    return { headers, body }
  }

  test('is revalidated at each visit, and its scope is the application', async () => {
    const { headers } = await read(testApp)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['content-security-policy']).toContain("worker-src 'self'")
  })

  test('changes with the headers of the document that it stores', async () => {
    const { body } = await read(testApp)
    expect(body).toMatch(/^const revision = "[\w-]{43}"$/)
    expect((await read(testApp)).body).toBe(body)
    const withMaps = await createTestApp({
      config: {
        webDist,
        mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: { text: 'Mapas', url: null } },
      },
    })
    expect((await read(withMaps)).body).not.toBe(body)
  })

  test('has a manifest with its media type', async () => {
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toContain('application/manifest+json')
  })
})

describe('headers', () => {
  test('allow scripts and WebAssembly of this origin and inline scripts whose hash is in the build, and no frames', async () => {
    const policy = (await get('/entrar')).headers.get('content-security-policy') ?? ''
    const directives = new Map(
      policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    )
    expect(directives.get('script-src')).toBe(`'self' 'wasm-unsafe-eval' '${hash}'`)
    expect(directives.get('default-src')).toBe("'none'")
    expect(directives.get('frame-ancestors')).toBe("'none'")
    expect(directives.get('base-uri')).toBe("'none'")
    expect(directives.get('connect-src')).toBe("'self'")
  })

  test.each(['/entrar', '/v1/users/me', '/assets/app-4f2a.js'])('%s has the strict headers', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('microphone=()')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('files of the build have a short policy, which allows nothing when one is opened as a page', async () => {
    const { headers } = await get('/assets/app-4f2a.js')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    expect(headers.get('x-download-options')).toBeNull()
    expect((await get('/entrar')).headers.get('content-security-policy')).toContain('script-src')
  })

  test('responses of the API are not cached', async () => {
    const response = await testApp.call('GET', '/v1/users/me', { as: testApp.users.admin })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('do not force https on a local http address', async () => {
    const local = await createTestApp({ config: { webDist } })
    const { headers } = await local.call('GET', '/entrar', { headers: page })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})

test('without a build the API works, and a page explains what to do', async () => {
  const bare = await createTestApp()
  expect((await bare.call('GET', '/v1/users/me', { as: bare.users.admin })).statusCode).toBe(200)
  const response = await bare.call('GET', '/entrar', { headers: page })
  expect(response.json()).toMatchObject({ status: 404, detail: expect.stringContaining('pnpm build') })
})
