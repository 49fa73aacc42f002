import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLink, deliveredOrder } from '../../../test/receipts.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { createWebBuild } from '../../../test/web-pages.ts'

let testApp: TestApp
const webDist = createWebBuild('evidence')
beforeAll(async () => {
  testApp = await createTestApp({ config: { webDist, publicUrl: 'https://malote.example' } })
})
afterAll(() => rmSync(webDist, { recursive: true }))

const open = (path: string) => testApp.call('GET', path, { headers: { accept: 'text/html' } })

test('the page is rendered on the server, private, and without a script', async () => {
  const order = await deliveredOrder(testApp)
  const { url, token } = await createLink(testApp, order)
  const response = await open(new URL(url).pathname)
  expect(response.statusCode).toBe(200)
  expect(response.json()[0]).toMatchObject({
    view: { status: 200, evidence: { orderNumber: order.orderNumber } },
    base: `/v1/public/evidence/${token}`,
  })
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(response.headers['content-security-policy']).toContain("script-src 'none'")
})

test('an ended link is a page that states why, an unknown one a page', async () => {
  const order = await deliveredOrder(testApp)
  const { url, id } = await createLink(testApp, order)
  const path = `/v1/service-orders/${order.orderNumber}/evidence-links/${id}`
  expect((await testApp.call('DELETE', path, { as: testApp.users.manager })).statusCode).toBe(204)
  const ended = await open(new URL(url).pathname)
  const reason = 'Este link foi encerrado. Peça um novo a quem o enviou.'
  expect([ended.statusCode, ended.json()[0].view]).toEqual([410, { status: 410, reason }])
  for (const address of ['/provas', '/provas/x', `/provas/${'A'.repeat(22)}`]) {
    const response = await open(address)
    expect([response.statusCode, response.json()[0].view]).toEqual([404, { status: 404 }])
  }
})
