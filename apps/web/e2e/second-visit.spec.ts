import type { Page } from '@playwright/test'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { requestOwnOrder } from './orders.ts'
import {
  connectionErrors,
  createOwnSession,
  expect,
  getOwnAccount,
  type OwnSession,
  openOwnAs,
  signIn,
  test,
} from './people.ts'

// In one worker: the tests stop the server.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

let api: RunningApi
test.beforeAll(async () => {
  api = await startOwnApi('second-visit')
})
test.afterAll(() => api.dispose())

const openAs = (page: Page, role: string, path: string) => openOwnAs(page, api, role, path)

/** The number of pages that the browser has stored. */
const countStored = (page: Page) => page.evaluate(async () => (await (await caches.open('malote:pages')).keys()).length)

/** Waits until the next visit needs no document and no script from the network. */
async function finishVisit(page: Page, pages = 1): Promise<void> {
  await expect.poll(() => countStored(page)).toBe(pages)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

const rows = (page: Page) => page.locator('tbody th a')

async function cancelOrder(page: Page, { token }: OwnSession, orderNumber: string): Promise<void> {
  const canceled = await page.request.post(`${api.url}/v1/service-orders/${orderNumber}/transitions`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { to: 'canceled', reason: 'Pedido repetido' },
  })
  expect(canceled.status(), await canceled.text()).toBeLessThan(300)
}

test('requests no document, script, style or font on the second visit', async ({ page }) => {
  const paths = ['/ordens-de-servico', '/dashboard', '/ordens-de-servico/criar']
  await openAs(page, 'admin', '/ordens-de-servico')
  for (const [index, path] of paths.entries()) {
    await page.goto(`${api.url}${path}`)
    await finishVisit(page, index + 1)
  }
  for (const path of paths) {
    const requested: string[] = []
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    // Neither from the service worker nor from the cache of the browser.
    session.on('Network.responseReceived', ({ response, type }) => {
      const isLocal = response.fromServiceWorker || response.fromDiskCache
      if (!isLocal && ['Document', 'Script', 'Stylesheet', 'Font'].includes(type)) requested.push(response.url)
    })
    await page.goto(`${api.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await session.detach()
    expect(requested).toEqual([])
  }
})

test('shows the page of the last visit at once, then the data of the server, and keeps what was typed', async ({
  page,
}) => {
  const session = await createOwnSession(page, api, 'admin')
  const { orderNumber } = await requestOwnOrder(page, api, session)
  await openAs(page, 'admin', '/ordens-de-servico')
  await finishVisit(page)
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/pagina', async (route) => {
    await released
    await route.continue()
  })
  await cancelOrder(page, session, orderNumber)
  await page.goto(`${api.url}/ordens-de-servico`)
  await expect(rows(page).first()).toContainText(orderNumber)
  await page.getByLabel('Buscar ordens', { exact: true }).fill('caixa')
  const search = await page.getByLabel('Buscar ordens', { exact: true }).elementHandle()
  release()
  await expect(page).toHaveURL(/search=caixa/)
  await expect(page.locator(`tbody a[href*="${orderNumber}"]`)).toHaveCount(0)
  expect(await search?.evaluate((input: HTMLInputElement) => [input.isConnected, input.value])).toEqual([true, 'caixa'])
})

test('hydrates the page of the last visit with its own data, although the data of the server arrives first', async ({
  page,
}) => {
  const session = await createOwnSession(page, api, 'admin')
  const { orderNumber } = await requestOwnOrder(page, api, session)
  const path = `/ordens-de-servico?search=${orderNumber}`
  await openAs(page, 'admin', path)
  await finishVisit(page)
  await cancelOrder(page, session, orderNumber)
  // React reports other data as an error of the page, which fails the test.
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(`${api.url}${path}`)
  await expect(page.getByRole('row').filter({ hasText: orderNumber })).toContainText('Cancelada')
})

test('shows the last page and its age without a connection, and updates it when the connection is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(connectionErrors)
  await openAs(page, 'operator', '/ordens-de-servico')
  await finishVisit(page)
  const first = (await rows(page).first().textContent()) ?? ''
  await api.stop()
  await page.reload()
  await expect(rows(page).first()).toHaveText(first)
  const age = page.getByText(/Sem conexão com o Malote\. Você vê a página como estava (?:agora|há)/)
  await expect(age).toBeVisible()
  await api.restart()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(age).toBeHidden()
  await expect(rows(page).first()).toBeVisible()
})

test('explains a missing connection on a page that was not visited, and opens it later', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(connectionErrors)
  await openAs(page, 'operator', '/ordens-de-servico')
  await finishVisit(page)
  await context.setOffline(true)
  await page.goto(`${api.url}/perfil`)
  await expect(page.getByRole('heading', { name: 'Sem conexão com o Malote' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Perfil', level: 1 })).toBeVisible()
})

test('shows no page that is older than a day', async ({ page, expectedErrors }) => {
  expectedErrors.push(connectionErrors)
  await openAs(page, 'operator', '/ordens-de-servico')
  await finishVisit(page)
  await page.evaluate(async () => {
    const cache = await caches.open('malote:pages')
    for (const request of await cache.keys()) {
      const stored = await (await cache.match(request))?.json()
      await cache.put(request, Response.json({ ...stored, storedAt: Date.now() - 24 * 3_600_000 }))
    }
  })
  await api.stop()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sem conexão com o Malote' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await api.restart()
})

test('removes the stored pages on sign-out', async ({ page }) => {
  await openAs(page, 'operator', '/ordens-de-servico')
  await finishVisit(page)
  await page.getByRole('link', { name: 'Sair' }).click()
  await page.waitForURL('**/entrar')
  expect(await countStored(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/entrar/)
  await expect(rows(page)).toHaveCount(0)
})

test('removes the stored pages when the session was ended elsewhere', async ({ page }) => {
  const { token } = await openAs(page, 'operator', '/ordens-de-servico')
  await finishVisit(page)
  await page.goto(`${api.url}/icone.svg`)
  await page.request.post(`${api.url}/v1/auth/logout`, { headers: { authorization: `Bearer ${token}` } })
  await page.goto(`${api.url}/ordens-de-servico`)
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar de onde parou.')).toBeVisible()
  expect(await countStored(page)).toBe(0)
})

test('shows no page of another user, even if it is still stored', async ({ page, expectedErrors }) => {
  expectedErrors.push(connectionErrors)
  const first = await openAs(page, 'admin', '/ordens-de-servico')
  await finishVisit(page)
  // Not by signing out, which would remove it.
  const other = await createOwnSession(page, api, 'operator')
  await page.goto(`${api.url}/icone.svg`)
  await page.evaluate((token) => localStorage.setItem('malote:token', token), other.token)
  await api.stop()
  await page.goto(`${api.url}/ordens-de-servico`)
  await expect(page.getByRole('heading', { name: 'Sem conexão com o Malote' })).toBeVisible()
  expect(await countStored(page)).toBe(1)
  expect(await page.content()).not.toContain(first.user.name)
  await api.restart()
  // Signing in removes it.
  await page.evaluate(() => localStorage.removeItem('malote:token'))
  await page.goto(`${api.url}/entrar`)
  await signIn(page, getOwnAccount(api, 'operator'))
  await expect(rows(page).first()).toBeVisible()
  expect(await countStored(page)).toBe(0)
})

test('never handles the API, the public page or downloads', async ({ page }) => {
  const { token } = await openAs(page, 'operator', '/ordens-de-servico')
  await finishVisit(page)
  const headers = { authorization: `Bearer ${token}` }
  const list = await (await page.request.get(`${api.url}/v1/service-orders?limit=1`, { headers })).json()
  const order = await page.request.get(`${api.url}/v1/service-orders/${list.data[0].orderNumber}`, { headers })
  const { pathname } = new URL((await order.json()).stops[1].trackingUrl)
  for (const path of [pathname, '/v1/docs/', '/icone.svg', '/.well-known/security.txt']) {
    const response = await page.goto(`${api.url}${path}`, { waitUntil: 'commit' })
    expect(response?.fromServiceWorker(), path).toBe(false)
  }
  const shell = await page.goto(`${api.url}/ordens-de-servico`)
  expect(shell?.fromServiceWorker()).toBe(true)
})

test('can be installed as an application, with every criterion of the browser', async ({ page }) => {
  await openAs(page, 'operator', '/ordens-de-servico')
  await finishVisit(page)
  const session = await page.context().newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  // The list that Lighthouse's installable checks were made of.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])

  const manifest = await (await page.request.get(`${api.url}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({
    name: 'Malote',
    start_url: '/ordens-de-servico',
    display: 'standalone',
    lang: 'pt-BR',
    scope: '/',
  })
  for (const { src, sizes, type } of manifest.icons) {
    const response = await page.request.get(`${api.url}${src}`)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type])
    if (sizes === 'any') continue
    const size = await page.evaluate(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
})
