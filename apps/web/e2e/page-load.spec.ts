import type { Page, Request } from '@playwright/test'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { expect, test } from './people.ts'

// In one worker, because the server has one port.
test.describe.configure({ mode: 'default' })

// A separate server: the events of other tests would refetch the data of these pages.
let api: RunningApi
let token: string
let orderNumber: string
test.beforeAll(async ({ playwright }) => {
  api = await startOwnApi('page-load')
  const request = await playwright.request.newContext({ baseURL: api.url })
  const { email, password } = api.accounts.find(({ role }) => role === 'admin') ?? {}
  token = (await (await request.post('/v1/auth/login', { data: { email, password } })).json()).token
  const headers = { authorization: `Bearer ${token}` }
  const orders = await (await request.get('/v1/service-orders?tab=ongoing&limit=1', { headers })).json()
  orderNumber = orders.data[0].orderNumber
  await request.dispose()
})
test.afterAll(() => api.dispose())

interface PageBudget {
  readonly path: () => string
  /** In the document as soon as the page shows its data. */
  readonly content: string
  /** Limits of the requests until then: all, and those to the API. */
  readonly requests: number
  readonly apiRequests: number
  /** The number of requests that start with the HTML. */
  readonly early: number
}

const pages: Readonly<Record<string, PageBudget>> = {
  list: { path: () => '/ordens-de-servico', content: 'tbody th a', requests: 16, apiRequests: 4, early: 4 },
  detail: {
    path: () => `/ordens-de-servico/${orderNumber}`,
    content: 'main h1',
    requests: 25,
    apiRequests: 8,
    early: 8,
  },
  dashboard: {
    path: () => '/dashboard',
    content: 'main [data-slot="stat-card"]',
    // With the two files of the charts.
    requests: 19,
    apiRequests: 3,
    early: 3,
  },
  create: { path: () => '/ordens-de-servico/criar', content: 'main form', requests: 23, apiRequests: 2, early: 2 },
}

const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/v1/')
const isStream = (request: Request) => new URL(request.url()).pathname === '/v1/events'

/** Signs in as the admin, with the role that an earlier page has stored. */
async function signInAs(page: Page, role: string): Promise<void> {
  await page.goto(`${api.url}/icone.svg`)
  const stored = { 'malote:token': token, 'malote:role': role }
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored)
}

/** Opens a page. @returns its requests, in the order in which they are sent. */
async function openPage(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(`${api.url}${path}`, { waitUntil: 'commit' })
  return requests
}

/** Runs in the page before its scripts: records the time at which the content is in the document. */
function recordContent(selector: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    Object.assign(window, { shownAt: performance.now() })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** @returns the URLs that the page has requested until its content was in the document, with its own. */
async function readUrlsUntilShown(page: Page): Promise<string[]> {
  await page.waitForFunction(() => 'shownAt' in window)
  return page.evaluate(() => {
    const { shownAt } = window as unknown as { shownAt: number }
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < shownAt)
    return [location.href, ...resources.map(({ name }) => name)]
  })
}

const getPaths = (requests: readonly Request[]) => requests.map((request) => new URL(request.url()).pathname)
const listUrls = (requests: readonly Request[]) => requests.map((request) => request.url()).join('\n')

for (const [name, { path, content, requests: most, apiRequests, early }] of Object.entries(pages)) {
  test(`shows the ${name} within its budget of requests, and fetches nothing twice`, async ({ page }) => {
    await signInAs(page, 'admin')
    await page.addInitScript(recordContent, content)
    const followed = page.waitForRequest(isStream)
    const requests = await openPage(page, path())
    const urls = await readUrlsUntilShown(page)
    expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(most)
    const apiUrls = urls.filter((url) => url.includes('/v1/'))
    expect(apiUrls.length, apiUrls.join('\n')).toBeLessThanOrEqual(apiRequests)

    // The stream sends what has changed since the data was fetched: nothing.
    const stream = await followed
    expect(Date.parse(stream.headers()['last-event-id'] ?? '')).not.toBeNaN()
    expect((await stream.response())?.status()).toBe(200)
    // Longer than the client collects events.
    await page.waitForTimeout(3_000)
    const fetched = listUrls(requests.filter(isApi)).split('\n')
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted())
  })

  test(`requests the data of the ${name} before its scripts have loaded`, async ({ page }) => {
    await signInAs(page, 'admin')
    await page.route('**/assets/*.js', () => undefined)
    const requests = await openPage(page, path())
    await expect.poll(() => requests.filter(isApi).length, listUrls(requests)).toBe(early)
    expect(getPaths(requests)).toContain('/v1/start')
    expect(listUrls(requests)).not.toContain(token)
  })
}

test('requests only the common data of a page that the role may not open', async ({ page }) => {
  await signInAs(page, 'operator')
  await page.route('**/assets/*.js', () => undefined)
  const requests = await openPage(page, '/dashboard')
  await expect.poll(() => getPaths(requests.filter(isApi))).toEqual(['/v1/start', '/v1/companies'])
})
