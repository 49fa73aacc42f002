import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveredOrder, fetchReceipt } from '../../../test/receipts.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { createWebBuild } from '../../../test/web-pages.ts'

let testApp: TestApp
const webDist = createWebBuild('receipt')
beforeAll(async () => {
  testApp = await createTestApp({ config: { webDist, publicUrl: 'https://malote.example' } })
})
afterAll(() => rmSync(webDist, { recursive: true }))

const open = (path: string) => testApp.call('GET', path, { headers: { accept: 'text/html' } })
async function post(content: string, type?: string) {
  const form = new FormData()
  form.append('files', new File([content], 'comprovante.json'))
  const encoded = new Response(form)
  const headers = { 'content-type': type ?? encoded.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await encoded.arrayBuffer())
  return testApp.server.inject({ method: 'POST', url: '/verificar', headers, payload })
}

test('the page of a receipt is served without a script, and may send its form only here', async () => {
  const { verificationUrl } = await fetchReceipt(testApp, await deliveredOrder(testApp))
  const response = await open(new URL(verificationUrl).pathname)
  expect(response.statusCode).toBe(200)
  expect(response.json()[0].view).toMatchObject({ status: 200, uploaded: false, verification: { holds: true } })
  const policy = String(response.headers['content-security-policy'])
  expect(policy).toContain("script-src 'none';")
  expect(policy).toContain("form-action 'self';")
  expect(response.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
})

test('the form verifies an uploaded file', async () => {
  expect((await open('/verificar')).json()[0].view).toEqual({ status: 200, verification: null, uploaded: false })
  const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
  expect((await post(JSON.stringify(receipt))).json()[0].view).toMatchObject({
    uploaded: true,
    verification: { holds: true },
  })
  const forged = { ...receipt, details: { ...receipt.details, assignee: 'Outra Pessoa' } }
  expect((await post(JSON.stringify(forged))).json()[0].view).toMatchObject({ verification: { holds: false } })
})

test('other methods are rejected with those of the page, its form included', async () => {
  for (const [method, status] of [
    ['PUT', 405],
    ['OPTIONS', 204],
  ] as const) {
    const response = await testApp.server.inject({ method, url: '/verificar' })
    expect([response.statusCode, response.headers.allow]).toEqual([status, 'GET, HEAD, OPTIONS, POST'])
  }
  const other = await testApp.server.inject({ method: 'PUT', url: '/verificar/x' })
  expect(other.headers.allow).toBe('GET, HEAD, OPTIONS')
})

test('errors are pages', async () => {
  for (const path of ['/verificar/x', `/verificar/${'A'.repeat(22)}`]) {
    const response = await open(path)
    expect([response.statusCode, response.json()[0].view]).toEqual([404, { status: 404 }])
  }
  const types = ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plain']
  for (const response of [await post('{}'), ...(await Promise.all(types.map((type) => post('{}', type))))]) {
    expect([response.statusCode, response.json()[0].view]).toEqual([400, { status: 400 }])
  }
})
