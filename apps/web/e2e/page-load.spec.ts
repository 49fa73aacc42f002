import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { holdScripts } from './held-scripts.ts'
import { createOwnSession, expect, test } from './people.ts'
import { waitForServer } from './slow-server.ts'

// In one worker, because the server has one port.
test.describe.configure({ mode: 'default' })

// A separate server: the events of other tests would refetch the data of these pages.
let api: RunningApi
let token: string
let orderNumber: string
test.beforeAll(async ({ playwright }) => {
  api = await startOwnApi('page-load')
  const request = await playwright.request.newContext({ baseURL: api.url })
  token = (await createOwnSession({ request }, api, 'admin')).token
  const headers = { authorization: `Bearer ${token}` }
  const orders = await (await request.get('/v1/service-orders?tab=ongoing&limit=1', { headers })).json()
  orderNumber = orders.data[0].orderNumber
  // A job notifies the admin every minute of orders that are due by now, and each notification is counted again.
  const preferencesUrl = '/v1/users/me/notifications'
  const preferences = await (await request.get(preferencesUrl, { headers })).json()
  const muted = preferences.data.map((preference: object) => ({ ...preference, screen: false }))
  expect((await request.put(preferencesUrl, { headers, data: { data: muted } })).ok()).toBe(true)
  // The job may have run before, and the event stream repeats the last five seconds.
  const newest = async () => (await (await request.get('/v1/notifications?limit=1', { headers })).json()).data[0]
  await expect.poll(async () => Date.now() - Date.parse((await newest()).createdAt)).toBeGreaterThan(6_000)
  await request.dispose()
})
test.afterAll(() => api.dispose())

interface PageBudget {
  readonly path: () => string
  /** In the document as soon as the page shows its data. */
  readonly content: string
  /** Limit of the requests until the page responds to input. */
  readonly requests: number
  /** API requests that the browser sends after it has shown the page. */
  readonly later?: readonly string[]
}

const pages: Readonly<Record<string, PageBudget>> = {
  list: { path: () => '/ordens-de-servico', content: 'tbody th a', requests: 16 },
  detail: { path: () => `/ordens-de-servico/${orderNumber}`, content: 'main h1', requests: 18 },
  dashboard: { path: () => '/dashboard', content: 'main [data-slot="stat-card"]', requests: 17 },
  board: { path: () => '/ordens-de-servico?visao=quadro', content: '[data-slot=board-card] a', requests: 16 },
  calendar: {
    path: () => '/ordens-de-servico?visao=calendario',
    content: '[data-slot=schedule-entry] a',
    requests: 16,
  },
  map: { path: () => '/ordens-de-servico?visao=mapa&tab=ongoing', content: '[data-slot=outline-map]', requests: 16 },
  planner: {
    path: () => '/ordens-de-servico/planejar',
    content: '[data-slot=board-column]',
    requests: 23,
    later: ['/v1/couriers/pace'],
  },
  create: { path: () => '/ordens-de-servico/criar', content: 'main form', requests: 23 },
}

const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/v1/')
const isStream = (request: Request) => new URL(request.url()).pathname === '/v1/events'

/** Stores the session of the admin, and settings. */
async function signInAsAdmin(page: Page, settings: Record<string, string> = {}): Promise<void> {
  await page.goto(`${api.url}/icone.svg`)
  await page.evaluate((entries) => Object.assign(localStorage, entries), { 'malote:token': token, ...settings })
}

/** Opens a page. @returns its requests, in the order in which they are sent. */
async function openPage(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = []
  await waitForServer(page)
  page.on('request', (request) => requests.push(request))
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset.session) return
      performance.mark('started')
      observer.disconnect()
    }).observe(document, { subtree: true, attributeFilter: ['data-session'] })
  })
  await page.goto(`${api.url}${path}`, { waitUntil: 'commit' })
  return requests
}

const waitUntilStarted = (page: Page) => page.waitForFunction(() => !document.documentElement.dataset.session)

/** @returns the URLs that the page has requested until the application has started. */
async function readUrlsUntilStarted(page: Page): Promise<string[]> {
  await waitUntilStarted(page)
  return page.evaluate(() => {
    const [started] = performance.getEntriesByName('started')
    // What the first press opens is loaded after the files of the page.
    const overlays = [...document.querySelectorAll<HTMLLinkElement>('link[fetchpriority=low]')].map(({ href }) => href)
    // Later ones are work of an idle page.
    const before = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime <= (started?.startTime ?? 0) && !overlays.includes(name))
    return [location.href, ...before.map(({ name }) => name)]
  })
}

const listUrls = (requests: readonly Request[]) => requests.map((request) => request.url()).join('\n')

for (const [name, { path, content, requests: most, later = [] }] of Object.entries(pages)) {
  test(`shows the ${name} within its budget of requests, and fetches nothing twice`, async ({ page }) => {
    await signInAsAdmin(page)
    const followed = page.waitForRequest(isStream)
    const requests = await openPage(page, path())
    const urls = await readUrlsUntilStarted(page)
    expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(most)

    // The stream sends what has changed since the data was fetched: nothing.
    const stream = await followed
    expect(Date.parse(stream.headers()['last-event-id'] ?? '')).not.toBeNaN()
    expect((await stream.response())?.status()).toBe(200)
    const getFetchedPaths = () =>
      requests.filter((request) => isApi(request) && !isStream(request)).map((one) => one.url().replace(api.url, ''))
    // The server has rendered everything else; the specification has the browser request the user and the companies
    // (section 7).
    const expected = ['/v1/users/me', '/v1/companies?limit=1000&page=1', ...later]
    await expect.poll(getFetchedPaths).toEqual(expect.arrayContaining(expected))
    // Longer than the client collects events.
    await page.waitForTimeout(3_000)
    expect(getFetchedPaths().toSorted()).toEqual(expected.toSorted())
  })

  test(`shows the ${name} before its scripts have loaded, and keeps what it shows`, async ({ page }) => {
    await signInAsAdmin(page)
    const release = await holdScripts(page)
    const requests = await openPage(page, path())
    const shown = page.locator(content).first()
    await expect(shown).toBeVisible()
    expect(requests.filter(isApi)).toEqual([])
    expect(listUrls(requests)).not.toContain(token)
    const element = await shown.elementHandle()
    release()
    await waitUntilStarted(page)
    expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true)
  })
}

for (const sidebar of ['open', 'closed']) {
  test(`keeps what the page of the server shows while its code is loading: sidebar ${sidebar}`, async ({ page }) => {
    await signInAsAdmin(page, { 'malote:sidebar': sidebar })
    const release = await holdScripts(page, 'dashboard-{orders,charts}-*')
    await openPage(page, '/dashboard')
    const orders = page.getByRole('region', { name: 'Precisa de você' }).getByRole('table')
    const element = await orders.elementHandle()
    await waitUntilStarted(page)
    // A later change of the frame must not remove it either.
    await page.getByRole('button', { name: /^Conta de/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true)
    release()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Decidir / })
      .first()
      .click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
  })
}

test('shows a page with the settings of this browser', async ({ page }) => {
  const preferences = JSON.stringify({ hidden: ['dropoff'], density: 'compact' })
  await signInAsAdmin(page, { 'malote:order-table': preferences, 'malote:theme': 'dark', 'malote:sidebar': 'closed' })
  const release = await holdScripts(page)
  await openPage(page, '/ordens-de-servico')
  const list = page.getByRole('table')
  await expect(list).toBeVisible()
  const [header] = await list.getByRole('row').allTextContents()
  const heights = await list.getByRole('row').evaluateAll((rows) => rows.map((row) => row.clientHeight))
  release()
  await waitUntilStarted(page)
  expect(await list.getByRole('row').first().textContent()).toBe(header)
  expect(await list.getByRole('row').evaluateAll((rows) => rows.map((row) => row.clientHeight))).toEqual(heights)
})

test('requests data again that must be current, soon after the server has rendered it', async ({ page }) => {
  await signInAsAdmin(page)
  const requests = await openPage(page, '/meus-dados')
  await waitUntilStarted(page)
  // A second response before the hydration would differ from the markup.
  expect(listUrls(requests)).not.toContain('/v1/users/me/data')
  // Until then, no data is stale. Idle callbacks run in the order of their requests.
  await page.evaluate(() => new Promise((run) => requestIdleCallback(run)))
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(`${api.url}/dashboard`)
  const requested = page.waitForRequest(`${api.url}/v1/users/me/data`)
  await page.goBack()
  await requested
})

test('sends no draft to the server, and recovers it', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/pagina') && sent.push(request.postData() ?? ''))
  await signInAsAdmin(page)
  await page.goto(`${api.url}/ordens-de-servico/criar`)
  await page.getByLabel('Observações para o entregador').fill('Portão azul')
  await page.goto(`${api.url}/icone.svg`)
  await page.goto(`${api.url}/ordens-de-servico/criar`)
  await expect(page.getByText('Rascunho recuperado')).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent.join()).not.toContain('Portão')
})

test('a draft leaves the pages of the server that do not show it', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto(`${api.url}/ordens-de-servico/criar`)
  await page.getByLabel('Observações para o entregador').fill('Portão azul')
  // Saves the draft.
  await page.goto(`${api.url}/icone.svg`)
  await holdScripts(page)
  for (const path of ['/ordens-de-servico', `/ordens-de-servico/${orderNumber}`, '/dashboard']) {
    await page.goto(api.url + path, { waitUntil: 'commit' })
    await expect(page.locator('main h1')).toBeVisible()
  }
  await page.goto(`${api.url}/ordens-de-servico/criar`, { waitUntil: 'commit' })
  await expect(page.locator('main h1')).toBeHidden()
})

test('a text that was typed and not sent leaves the pages of the server, and is recovered', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto(`${api.url}/ordens-de-servico/${orderNumber}`)
  await page.getByLabel('Comentário').fill('Portão azul')
  const release = await holdScripts(page)
  await openPage(page, `/ordens-de-servico/${orderNumber}`)
  await expect(page.locator('main h1')).toBeVisible()
  release()
  await expect(page.getByLabel('Comentário')).toHaveValue('Portão azul')
  await page.getByLabel('Comentário').fill('')
})

test('sends a request that failed on the server no second time', async ({ page }) => {
  await signInAsAdmin(page)
  const requests = await openPage(page, '/ordens-de-servico/OS-2020-999999')
  await expect(page.getByRole('heading', { level: 1, name: /^Não encontramos/ })).toBeVisible()
  const failed = requests.filter(
    (request) => new URL(request.url()).pathname.includes('OS-2020-999999') && isApi(request),
  )
  expect(listUrls(failed)).toBe('')
})

test('requests the data itself when the server does not respond for three seconds', async ({ page }) => {
  await signInAsAdmin(page)
  await page.route('**/pagina', () => undefined)
  await page.goto(`${api.url}/ordens-de-servico`, { waitUntil: 'commit' })
  await expect(page.locator('tbody th a').first()).toBeVisible()
})

test('requests the data itself when the server cannot render the page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/)
  await signInAsAdmin(page)
  await page.route('**/pagina', (route) => route.fulfill({ status: 500 }))
  const requests = await openPage(page, '/ordens-de-servico')
  await expect(page.locator('tbody th a').first()).toBeVisible()
  expect(listUrls(requests.filter(isApi))).toContain('/v1/service-orders?')
})

test('renders the pages of several users at the same time without mixing them', async ({ request }) => {
  const users = await Promise.all(
    api.accounts.map(async ({ email, password }) => {
      const response = await request.post(`${api.url}/v1/auth/login`, { data: { email, password } })
      const session = await response.json()
      return { headers: { authorization: `Bearer ${session.token}` }, name: session.user.name as string }
    }),
  )
  const { id } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../dist/server/build.json'), 'utf8'))
  const data = { url: `${api.url}/ordens-de-servico`, timeZone: 'America/Sao_Paulo', build: id, storage: {} }
  const shown = await Promise.all(
    [...users, ...users, ...users].map(async ({ headers, name }) => {
      const { html } = await (await request.post(`${api.url}/pagina`, { headers, data })).json()
      return { name, found: users.filter((user) => html.includes(`aria-label="Conta de ${user.name}"`)) }
    }),
  )
  for (const { name, found } of shown) expect(found.map((user) => user.name)).toEqual([name])
})
