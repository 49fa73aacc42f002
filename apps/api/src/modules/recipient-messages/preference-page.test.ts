import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropoff, request } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { createWebBuild } from '../../../test/web-pages.ts'
import { newContactToken } from './contact-token.ts'

let testApp: TestApp
let page: string
let trackingPage: string
const webDist = createWebBuild('message-preference')
const contactEmail = 'ana@cliente.example'
beforeAll(async () => {
  testApp = await createTestApp({ config: { webDist } })
  page = `/avisos/${newContactToken(contactEmail, testApp.deps.services.signingSecret ?? '')}`
  const contact = { contactEmail, contactPhone: '(11) 98765-4321' }
  const order = await request(testApp, testApp.users.manager, { dropoffs: [{ ...dropoff('Ana'), ...contact }] })
  trackingPage = `${new URL(order.stops[1]?.trackingUrl ?? '').pathname}/avisos`
})
afterAll(() => rmSync(webDist, { recursive: true }))
beforeEach(async () => {
  await testApp.db.deleteFrom('recipient_opt_outs').execute()
  await testApp.db.updateTable('service_orders').set({ closed_at: null }).execute()
})

const open = async (path: string) => (await testApp.call('GET', path)).json()[0].view
const post = (path: string, payload: string) =>
  testApp.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })

test('a form opts the contact out and in again, and leads back to the page', async () => {
  expect(await open(page)).toEqual({ status: 200, receives: true, refusesSome: false })
  const response = await post(page, 'receives=false')
  expect([response.statusCode, response.headers.location]).toEqual([303, page])
  expect(await open(page)).toEqual({ status: 200, receives: false, refusesSome: false })
  await post(page, 'receives=true')
  expect(await open(page)).toEqual({ status: 200, receives: true, refusesSome: false })
})

test('the one-click request of a mail program opts out without a redirect, also twice', async () => {
  for (const _ of [1, 2]) {
    const response = await post(page, 'List-Unsubscribe=One-Click')
    expect(response.statusCode).toBe(200)
    expect(response.json()[0].view).toMatchObject({ status: 200, receives: false })
  }
})

test('the tracking link opts the address and the phone of its stop out of the messages of its company', async () => {
  const response = await post(trackingPage, 'receives=false')
  expect([response.statusCode, response.headers.location]).toEqual([303, trackingPage])
  expect(await open(trackingPage)).toEqual({ status: 200, receives: false, company: 'Padaria Acme' })
  expect(await open(page)).toEqual({ status: 200, receives: true, refusesSome: true })
  const rows = await testApp.db.selectFrom('recipient_opt_outs').selectAll().execute()
  expect(rows.map(({ company_id }) => company_id)).toEqual([testApp.companies.acme, testApp.companies.acme])
})

test('a tracking link neither opts in again nor reveals a choice about all companies', async () => {
  await post(page, 'receives=false')
  expect(await open(trackingPage)).toMatchObject({ receives: true })
  expect((await post(trackingPage, 'receives=true')).statusCode).toBe(303)
  expect(await open(page)).toMatchObject({ receives: false })
  await post(trackingPage, 'receives=false')
  await post(trackingPage, 'receives=true')
  expect(await open(trackingPage)).toMatchObject({ receives: false })
  await post(page, 'receives=true')
  expect(await open(page)).toMatchObject({ receives: true, refusesSome: false })
})

test('opening the page changes nothing, because mail programs open links in advance', async () => {
  await open(page)
  await open(trackingPage)
  expect(await testApp.db.selectFrom('recipient_opt_outs').selectAll().execute()).toHaveLength(0)
})

test.each(['.', ')', '%3E', '%E2%80%8B', '_'])('a link that ends with %s shows its page', async (end) => {
  for (const path of [`${page}${end}`, trackingPage.replace('/avisos', `${end}/avisos`)]) {
    expect((await testApp.call('GET', path)).statusCode, path).toBe(200)
  }
})

test('unknown links and expired links are pages, and a page has no script', async () => {
  const response = await testApp.call('GET', page)
  expect(response.headers['content-security-policy']).toContain("script-src 'none';")
  expect(response.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
  for (const path of ['/avisos/x', `/avisos/${'A'.repeat(43)}`, `/rastreio/${'A'.repeat(22)}/avisos`]) {
    expect((await testApp.call('GET', path)).statusCode).toBe(404)
    expect((await post(path, 'receives=false')).statusCode).toBe(404)
  }
  const large = await post(page, `receives=false&x=${'x'.repeat(5_000)}`)
  expect(large.statusCode).toBeGreaterThanOrEqual(400)
  await testApp.db
    .updateTable('service_orders')
    .set({ closed_at: new Date('2020-01-01') })
    .execute()
  expect((await testApp.call('GET', trackingPage)).statusCode).toBe(410)
})
