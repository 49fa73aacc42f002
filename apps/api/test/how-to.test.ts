import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signMessage } from '../src/modules/webhooks/index.ts'
import { orderInput, request } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const api = resolve(import.meta.dirname, '..')
const text = readFileSync(resolve(api, '../../docs/how-to/use-the-api.md'), 'utf8')
// In node_modules, so that the samples can resolve their imports.
const folder = mkdtempSync(join(api, 'node_modules', '.how-to-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The sample of the how-to in a language. */
function sample(language: string): string {
  const code = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(text)?.[1]
  if (!code) throw new Error(`the how-to has no sample in ${language}`)
  return code
}

let testApp: TestApp
let baseUrl: string
beforeAll(async () => {
  testApp = await createTestApp()
  baseUrl = await testApp.server.listen({ port: 0, host: '127.0.0.1' })
})

test('the curl samples return what the how-to shows, and create one order also when repeated', async () => {
  const body = { companyId: testApp.companies.acme, name: 'ERP' }
  const { key } = (await testApp.call('POST', '/v1/api-keys', { as: testApp.users.manager, body })).json()
  const script = sample('sh')
    .replace('https://malote.example', baseUrl)
    .replace('mlt_…', key)
    .replace('"companyId": "…"', `"companyId": "${testApp.companies.acme}"`)
    .replaceAll('curl -s', "curl -s -w '\\n'")
  const run = async () => {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script])
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
  const [companies, order, list] = await run()
  expect(companies.data).toMatchObject([{ id: testApp.companies.acme }])
  expect(order).toMatchObject({ status: 'requested', externalRef: 'PED-1001', source: 'api' })
  expect(list.data).toMatchObject([{ orderNumber: order.orderNumber }])
  const [, again, still] = await run()
  expect([again.orderNumber, still.meta.total]).toEqual([order.orderNumber, 1])
})

test('the client program lists, creates, handles errors and receives events', async () => {
  const order = JSON.stringify(orderInput(testApp.companies.acme, { externalRef: 'COMO-FAZER' }))
  const prelude = [
    `const localStorage = { getItem: () => '${testApp.users.manager.token}' }`,
    `const order = ${order} as never`,
    `const show = (...said: unknown[]) => console.log('refused', JSON.stringify(said))`,
    `const refreshEverything = () => undefined`,
    `const refresh = (orderNumber: string) => { console.log('heard', orderNumber); process.exit(0) }`,
  ]
  const [imports, ...rest] = sample('ts').split('\n')
  const program = [imports, ...prelude, ...rest].join('\n').replace('https://malote.example', baseUrl)
  // Node strips no types beneath node_modules.
  writeFileSync(join(folder, 'program.mjs'), stripTypeScriptTypes(program))
  const run = async () => {
    const child = spawn(process.execPath, ['--conditions=@malote/source', join(folder, 'program.mjs')])
    let texts = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (texts += piece))
    const ended = once(child, 'exit')
    let running = true
    void ended.then(() => (running = false))
    // Creates events until the program has received one.
    while (running) await Promise.race([ended, request(testApp).then(() => new Promise((go) => setTimeout(go, 100)))])
    return texts
  }
  expect(await run()).toMatch(/^heard OS-\d{4}-\d{6}\n$/)
  const { data } = (
    await testApp.call('GET', '/v1/service-orders?search=como-fazer', { as: testApp.users.manager })
  ).json()
  expect(data).toHaveLength(1)
  // The reference exists now, and a new run uses another key.
  expect(await run()).toMatch(/^refused .*"\/externalRef".*\nheard/s)
})

test('the signature check accepts a correct signature and rejects another body, secret or time', async () => {
  writeFileSync(join(folder, 'signature.mjs'), sample('js'))
  const { isFromMalote } = await import(join(folder, 'signature.mjs'))
  const body = '{"id":"1"}'
  const header = signMessage(body, ['whsec_um', 'whsec_dois'], new Date())
  expect(isFromMalote(body, header, 'whsec_um')).toBe(true)
  expect(isFromMalote(body, header, 'whsec_dois')).toBe(true)
  expect(isFromMalote(body, header, 'whsec_três')).toBe(false)
  expect(isFromMalote('{"id":"2"}', header, 'whsec_um')).toBe(false)
  const old = signMessage(body, ['whsec_um'], new Date(Date.now() - 600_000))
  expect(isFromMalote(body, old, 'whsec_um')).toBe(false)
  expect(isFromMalote(body, undefined, 'whsec_um')).toBe(false)
})
