import { rmSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addLogo } from '../../../test/logos.ts'
import { createLink, deliveredOrder, fetchReceipt, getReceipt, verifyReceipt } from '../../../test/receipts.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { createWebBuild } from '../../../test/web-pages.ts'

const builds = { receipt: createWebBuild('receipt'), evidence: createWebBuild('evidence') }
let testApp: TestApp
const start = async (webDist: string) => {
  testApp = await createTestApp({ config: { webDist, publicUrl: 'https://malote.example' } })
  const body = { version: 1, organization: { name: 'Expresso Sul' } }
  await testApp.call('PUT', '/v1/settings', { as: testApp.users.admin, body })
}
beforeEach(() => start(builds.receipt))
afterAll(() => {
  for (const folder of Object.values(builds)) rmSync(folder, { recursive: true })
})

const addLogos = async () => ({
  issuer: await addLogo(testApp, '#2244aa'),
  company: await addLogo(testApp, '#aa4422', testApp.companies.acme),
})
const getPdf = async (order: { orderNumber: string }) =>
  (await getReceipt(testApp, order, testApp.users.manager, 'pdf')).rawPayload
const countImages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length
const readFirstPage = async (pdf: Buffer) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text[0] ?? ''
}
const open = async (path: string) => (await testApp.call('GET', path, { headers: { accept: 'text/html' } })).json()[0]

describe('the PDF of a receipt', () => {
  test('has both logos with the names as their texts, in place of the name of the provider', async () => {
    const order = await deliveredOrder(testApp)
    const before = await getPdf(order)
    expect(countImages(before)).toBe(2)
    expect((await readFirstPage(before)).slice(0, 40)).toContain('Expresso Sul')
    await addLogos()
    const pdf = await getPdf(order)
    expect(countImages(pdf)).toBe(4)
    expect((await readFirstPage(pdf)).slice(0, 40)).not.toContain('Expresso Sul')
    for (const name of ['Expresso Sul', 'Padaria Acme']) {
      expect(pdf.toString('latin1')).toMatch(new RegExp(`/S /Figure\\s+/Alt \\(${name}\\)`))
    }
  })

  test('has the name of the provider when its logo cannot be read', async () => {
    const order = await deliveredOrder(testApp)
    await addLogos()
    testApp.ctx.services.files.read = () => Promise.reject(new Error('the disk failed'))
    expect((await readFirstPage(await getPdf(order))).slice(0, 40)).toContain('Expresso Sul')
  })

  test('of several orders has each logo once', async () => {
    const orders = [await deliveredOrder(testApp), await deliveredOrder(testApp)]
    await addLogos()
    const path = `/v1/service-orders/receipts?number=${orders.map(({ orderNumber }) => orderNumber).join(',')}`
    const pdf = (await testApp.call('GET', path, { as: testApp.users.manager })).rawPayload
    expect(countImages(pdf)).toBe(6)
    expect(pdf.toString('latin1').match(/\/Alt \(Expresso Sul\)/g)).toHaveLength(3)
  })
})

test('a logo changes nothing of a signed receipt', async () => {
  const order = await deliveredOrder(testApp)
  const before = await fetchReceipt(testApp, order)
  await addLogos()
  expect(await fetchReceipt(testApp, order)).toEqual(before)
  expect(await verifyReceipt(testApp, before)).toMatchObject({ holds: true })
})

describe('the public pages', () => {
  test('of a receipt have the logos of the provider and of its company', async () => {
    const { verificationUrl } = await fetchReceipt(testApp, await deliveredOrder(testApp))
    const { pathname } = new URL(verificationUrl)
    expect((await open(pathname)).logos).toEqual({ issuer: null, company: null })
    const logos = await addLogos()
    await addLogo(testApp, '#44aa22', testApp.companies.other)
    expect((await open(pathname)).logos).toEqual(logos)
    expect((await open('/verificar')).logos).toEqual({ ...logos, company: null })
    expect((await open('/verificar/x')).logos).toBeUndefined()
  })

  test('of a forged file have no logo of a company', async () => {
    const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
    const logos = await addLogos()
    const post = async (content: object) => {
      const form = { files: new File([JSON.stringify(content)], 'comprovante.json') }
      return (await testApp.call('POST', '/verificar', { form })).json()[0]
    }
    expect((await post(receipt)).logos).toEqual(logos)
    const forged = await post({ ...receipt, details: { ...receipt.details, assignee: 'Outra Pessoa' } })
    expect(forged).toMatchObject({ view: { verification: { holds: false } }, logos: { ...logos, company: null } })
  })

  test('with the evidence have both logos', async () => {
    await start(builds.evidence)
    const { url } = await createLink(testApp, await deliveredOrder(testApp))
    const logos = await addLogos()
    expect((await open(new URL(url).pathname)).logos).toEqual(logos)
  })
})
