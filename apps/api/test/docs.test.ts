import { endpoints, resourceTitles } from '@malote/api-client/contract'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../../../tooling/run/chromium.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let origin: string
let browser: Browser
let page: Page
/** Violations of the content security policy, errors of the console and requests to other origins. */
const problems: string[] = []

beforeAll(async () => {
  testApp = await createTestApp()
  origin = await testApp.server.listen({ port: 0, host: '127.0.0.1' })
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  page = await browser.newPage()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) problems.push(request.url())
  })
  await page.goto(`${origin}/v1/docs`)
  await page.locator('.opblock').first().waitFor()
})
afterAll(async () => {
  await browser.close()
})

/** Collects the texts of elements while scrolling: Swagger UI renders only what is near the visible part. */
async function collectWhileScrolling(selector: string, texts: Set<string>): Promise<Set<string>> {
  for (const text of await page.locator(selector).allTextContents()) texts.add(text.replaceAll('\u200b', ''))
  await page.evaluate(
    'scrollTo(0, scrollY + innerHeight >= document.documentElement.scrollHeight - 1 ? 0 : scrollY + innerHeight / 2)',
  )
  return texts
}

test('lists every operation with its method, path and Portuguese summary', async () => {
  const listed = new Set<string>()
  const findMissing = async () => {
    await collectWhileScrolling('.opblock-summary', listed)
    return endpoints
      .map(({ id, method, path, summary }) => `${method}${path.replace(/:(\w+)/g, '{$1}')}${summary}${id}`)
      .filter((row) => !listed.has(row))
  }
  await expect.poll(findMissing, { timeout: 50_000, interval: 20 }).toEqual([])
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
})

test('every group of endpoints has a Portuguese title, and every title has a group', async () => {
  const groups = [...new Set(endpoints.map(({ id }) => id.split('.')[0] ?? ''))]
  expect(Object.keys(resourceTitles).sort()).toEqual(groups.toSorted())
  const titles = new Set<string>()
  await expect
    .poll(() => collectWhileScrolling('.opblock-tag', titles), { timeout: 50_000, interval: 20 })
    .toEqual(new Set(groups.map((group) => `${group}${resourceTitles[group]}`)))
})

test('opens the operation that a link names by its id alone, and its console calls the server of the page', async () => {
  await page.goto('about:blank')
  await page.goto(`${origin}/v1/docs#organization.get`)
  const operation = page.locator('.opblock.is-open')
  await operation.locator('.opblock-body').waitFor()
  expect(await operation.locator('.opblock-summary').allTextContents()).toEqual([
    expect.stringContaining('organization.get'),
  ])
  await operation.getByRole('button', { name: 'Execute' }).click()
  await operation.locator('.live-responses-table .response-col_status').filter({ hasText: '200' }).waitFor()
})

test('opens the operation of a link in the introduction', async () => {
  await page.goto(`${origin}/v1/docs`)
  await page.getByRole('link', { name: 'uma sessão' }).click()
  await page.locator('.opblock.is-open').filter({ hasText: 'auth.login' }).waitFor()
})

test('loads nothing from another origin, violates no policy, and its policy allows this origin only', async () => {
  expect(problems).toEqual([])
  const { headers } = await testApp.call('GET', '/v1/docs')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  )
})
