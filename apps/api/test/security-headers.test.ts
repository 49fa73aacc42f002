import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { request } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const script = 'document.title'
const style = 'h1{color:red}'
const toHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const webDist = mkdtempSync(join(tmpdir(), 'malote-web-'))
let testApp: TestApp
const responses = new Map<string, LightMyRequestResponse>()

beforeAll(async () => {
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(webDist, path)), { recursive: true })
    writeFileSync(join(webDist, path), content)
  }
  write('shell.html', '<title>casca</title>')
  write('entrar/index.html', '<title>entrar</title>')
  write('assets/app-4f2a.js', 'export {}')
  write('csp.json', JSON.stringify({ scriptHashes: [toHash(script)], styleHashes: [toHash(style)] }))
  write('server/tracking.css', 'h1{}')
  write('server/tracking.client.js', script)
  write('server/tracking.js', 'export const render = () => "<!doctype html>"')
  testApp = await createTestApp({ config: { webDist, publicUrl: 'https://malote.example' } })
  const { admin, operator } = testApp.users
  const { trackingUrl } = await request(testApp)
  const html = { headers: { accept: 'text/html' } }
  const calls: Record<string, [string, object]> = {
    'a page': ['/entrar', html],
    'the shell': ['/dashboard', html],
    'a script': ['/assets/app-4f2a.js', {}],
    'an API response': ['/v1/users/me', { as: operator }],
    'a rejected request': ['/v1/users/me', {}],
    'a missing endpoint': ['/v1/nada', {}],
    'a download': ['/v1/service-orders/export?format=csv', { as: admin }],
    'the public page': [new URL(trackingUrl ?? '').pathname, html],
    'a missing public page': ['/rastreio/x', html],
    'the documentation': ['/v1/docs', html],
  }
  for (const [name, [path, how]] of Object.entries(calls)) responses.set(name, await testApp.call('GET', path, how))
})
afterAll(() => rmSync(webDist, { recursive: true }))

function getResponse(name: string): LightMyRequestResponse {
  const response = responses.get(name)
  if (!response) throw new Error(`There is no response named ${name}.`)
  return response
}

function getPolicy(response: LightMyRequestResponse): Map<string, string> {
  const parts = String(response.headers['content-security-policy'] ?? '').split(';')
  return new Map(
    parts.map((part): [string, string] => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
}

/** Returns what Mozilla's Observatory would subtract points for, by its scoring table of 2024. */
function findHeaderErrors(response: LightMyRequestResponse): string[] {
  const { headers } = response
  const policy = getPolicy(response)
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? '*'
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? '*'
  const age = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1] ?? 0)
  const strictReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  const rules: Record<string, boolean> = {
    'csp: default-src is none': policy.get('default-src') === "'none'",
    'csp: no inline or evaluated script': !/(?<!wasm-)unsafe-|\bhttps?:|\*|data:/.test(scripts),
    'csp: no inline style': !/unsafe-|\bhttps?:|\*|data:/.test(styles),
    'csp: no plugin': !policy.has('object-src') || policy.get('object-src') === "'none'",
    'csp: no frames': policy.has('sandbox') || policy.get('frame-ancestors') === "'none'",
    'csp: no base': policy.has('sandbox') || policy.get('base-uri') === "'none'",
    'csp: no passive content over http': ![...policy.values()].some((sources) => /(?:^|\s)http:/.test(sources)),
    'hsts: half a year at least': age >= 15_768_000,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff',
    'x-frame-options': headers['x-frame-options'] === 'DENY',
    'referrer-policy': strictReferrers.includes(String(headers['referrer-policy'])),
    'cross-origin-resource-policy': headers['cross-origin-resource-policy'] === 'same-origin',
    'cross-origin-opener-policy': headers['cross-origin-opener-policy'] === 'same-origin',
    'permissions-policy': /microphone=\(\)/.test(String(headers['permissions-policy'])),
    'cors: no wildcard': headers['access-control-allow-origin'] === undefined,
    'no cookie': headers['set-cookie'] === undefined,
    'no server or X-Powered-By header': headers['x-powered-by'] === undefined && headers.server === undefined,
  }
  return Object.entries(rules).flatMap(([rule, isMet]) => (isMet ? [] : [rule]))
}

const requested = [
  'a page',
  'the shell',
  'a script',
  'an API response',
  'a rejected request',
  'a missing endpoint',
  'a download',
  'the public page',
  'a missing public page',
  'the documentation',
]

test.each(requested)('%s meets every rule of a header scanner', (name) => {
  expect(findHeaderErrors(getResponse(name))).toEqual([])
})

describe('personal data is not cached', () => {
  const personal = ['an API response', 'a rejected request', 'a missing endpoint', 'a download', 'the public page']
  test.each(personal)('%s', (name) => {
    expect(getResponse(name).headers['cache-control']).toBe('no-store')
  })
})

test('pages accept only the inline style sheet whose hash is in the build', () => {
  expect(getPolicy(getResponse('a page')).get('style-src')).toBe(`'self' '${toHash(style)}'`)
})

test('the application requires trusted types and allows only the policies of the page, of the workers and of pasted tables', () => {
  for (const name of ['a page', 'the shell']) {
    const policy = getPolicy(getResponse(name))
    expect([policy.get('require-trusted-types-for'), policy.get('trusted-types')]).toEqual([
      "'script'",
      'malote-page malote-service-worker malote-route-worker malote-pasted-html',
    ])
  }
})
