import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordStatements } from '../../../scripts/statements/record.ts'
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'

// Returns its input and what it reads: the real renderer is in the web build, and is tested there.
const renderer = `import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'
let rendered = 0
export async function render({ fetch, token, ...input }) {
  rendered += 1
  if (input.url.endsWith('/erro')) throw new Error('Not rendered.')
  if (input.url.endsWith('/fim')) process.exit(1)
  const released = new URL(input.url).searchParams.get('ate')
  while (released && !existsSync(released)) await setTimeout(5)
  const sent = input.url.endsWith('/outra') ? 'x'.repeat(43) : token
  const response = await fetch('/v1/users/me', { headers: { authorization: 'Bearer ' + sent } })
  const page = { html: '<p>Olá</p>', data: { input, isMainThread, rendered, status: response.status, user: await response.json() } }
  return Buffer.from(JSON.stringify(page))
}`

let testApp: TestApp
const webDist = mkdtempSync(join(tmpdir(), 'malote-web-'))
beforeAll(async () => {
  mkdirSync(join(webDist, 'server/app'), { recursive: true })
  writeFileSync(join(webDist, 'server/app/signed-in-page.js'), renderer)
  writeFileSync(join(webDist, 'server/build.json'), JSON.stringify({ id: 'build-2' }))
  testApp = await createTestApp({ config: { webDist } })
})
afterAll(() => rmSync(webDist, { recursive: true }))

const rendererInput = {
  url: 'https://malote.example/ordens-de-servico?page=2',
  timeZone: 'America/Manaus',
  storage: { 'malote:theme': 'dark' },
}
const input = { ...rendererInput, build: 'build-2' }
const open = (body: unknown, as?: TestUser, from = testApp) => from.call('POST', '/pagina', { body, as })

/** Renders a page, and returns how many there were. */
const countRendered = async (): Promise<number> => (await open(input, testApp.users.admin)).json().data.rendered

describe('the page of a signed-in user', () => {
  test('is rendered with the permissions of the session', async () => {
    for (const user of [testApp.users.manager, testApp.users.foreignOperator]) {
      const response = await open(input, user)
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      })
      expect(response.json()).toMatchObject({
        html: '<p>Olá</p>',
        data: { input: rendererInput, isMainThread: false, status: 200, user: { id: user.id, email: user.email } },
      })
    }
  })

  test('reads its session once, and not for requests with another token', async () => {
    const statements = await recordStatements(() => open(input, testApp.users.manager))
    expect(statements.filter(({ text }) => text.includes('from "sessions"'))).toHaveLength(1)
    const other = await open({ ...input, url: 'https://malote.example/outra' }, testApp.users.manager)
    expect([other.statusCode, other.json().code]).toEqual([401, 'unauthenticated'])
  })

  test('is not rendered for a document of another build, whose application could render other markup', async () => {
    const response = await open({ ...input, build: 'build-1' }, testApp.users.admin)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(response.json()).toEqual({ html: null, data: [] })
  })

  test('is rendered again after one that failed, or that ended the thread', async () => {
    for (const path of ['erro', 'fim']) {
      const failed = await open({ ...input, url: `https://malote.example/${path}` }, testApp.users.admin)
      expect([failed.statusCode, failed.json().code]).toEqual([500, 'internal'])
      expect((await open(input, testApp.users.admin)).statusCode).toBe(200)
    }
  })

  test('of one user waits for few others, so that those of other users are rendered', async () => {
    const released = join(webDist, 'released')
    const { admin, manager } = testApp.users
    const waiting = { ...input, url: `https://malote.example/?ate=${released}` }
    const pages = Array.from({ length: 7 }, () => open(waiting, admin))
    expect((await Promise.race(pages)).json()).toEqual({ html: null, data: [] })
    expect((await open(input, manager)).json()).toMatchObject({ html: '<p>Olá</p>' })
    writeFileSync(released, '')
    const rendered = (await Promise.all(pages)).filter((response) => response.json().html !== null)
    expect(rendered).toHaveLength(6)
  })

  test('accepts UTC, which browsers have as a time zone', async () => {
    expect((await open({ ...input, timeZone: 'UTC' }, testApp.users.admin)).statusCode).toBe(200)
  })

  test('requires a session', async () => {
    const missing = await open(input)
    expect([missing.statusCode, missing.json().code]).toEqual([401, 'unauthenticated'])
    const ended = await open(input, { ...testApp.users.admin, token: 'x'.repeat(43) })
    expect([ended.statusCode, ended.json().code]).toEqual([401, 'unauthenticated'])
    expect(ended.body).not.toContain('Olá')
  })

  test('is limited for unknown tokens too, since each is looked up', async () => {
    const limited = await createTestApp({ config: { webDist, rateLimit: 5 } })
    limited.advance(60_000 - (limited.now().getTime() % 60_000))
    const statuses: number[] = []
    for (let index = 0; index < 6; index++) {
      const token = `${'x'.repeat(42)}${index}`
      statuses.push((await open(input, { ...limited.users.admin, token }, limited)).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('is not rendered for an ended session, a forged token or an API key, whatever the body', async () => {
    const { admin, operator } = testApp.users
    const body = { companyId: testApp.companies.acme, name: 'ERP' }
    const { key } = (await testApp.call('POST', '/v1/api-keys', { as: admin, body })).json()
    expect((await testApp.call('POST', '/v1/auth/logout', { as: operator })).statusCode).toBe(204)
    const before = await countRendered()
    for (const token of [operator.token, 'x'.repeat(43), key]) {
      for (const sent of [input, { ...input, build: 'build-1' }, { ...input, url: undefined }]) {
        const response = await open(sent, { ...operator, token })
        expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated'])
      }
    }
    expect(await countRendered()).toBe(before + 1)
  })

  test.each([
    ['no address', { ...input, url: undefined }],
    ['another scheme', { ...input, url: 'javascript:alert(1)' }],
    ['a path without origin', { ...input, url: '/ordens-de-servico' }],
    ['a long address', { ...input, url: `https://malote.example/${'a'.repeat(4000)}` }],
    ['an unknown time zone', { ...input, timeZone: 'America/Atlantis' }],
    ['no build', { ...input, build: undefined }],
    ['a setting that is not text', { ...input, storage: { 'malote:theme': 1 } }],
    ['no object', 'page'],
  ])('rejects %s', async (_name, body) => {
    const response = await open(body, testApp.users.admin)
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
  })

  test('rejects settings of more than 64 kB', async () => {
    const response = await open(
      { ...input, storage: { 'malote:order-table': 'x'.repeat(65_536) } },
      testApp.users.admin,
    )
    expect(response.statusCode).toBe(413)
  })

  test('does not exist without a web build', async () => {
    const bare = await createTestApp()
    expect((await open(input, bare.users.admin, bare)).statusCode).toBe(405)
  })

  test('its renderer is not served as a file', async () => {
    const path = '/server/app/signed-in-page.js'
    const response = await testApp.call('GET', path, { headers: { accept: '*/*' } })
    expect(response.statusCode).toBe(404)
  })
})
