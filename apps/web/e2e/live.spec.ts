import type { Page, Request } from '@playwright/test'
import { address, requestOrder } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

/** Creates an order of the first manager's company. */
async function newOrder(page: Page, contactName: string): Promise<string> {
  const { orderNumber } = await requestOrder(page, 'manager', { dropoffs: [{ contactName, address }] })
  return orderNumber
}

async function cancel(page: Page, orderNumber: string) {
  const step = { to: 'canceled', reason: 'Engano' }
  const response = await callApiAs(page, 'manager', 'post', `/v1/service-orders/${orderNumber}/transitions`, step)
  expect(response.status(), await response.text()).toBe(200)
}

/** Opens a page about orders and waits until its event stream is connected. */
async function openFollowing(page: Page, path: string) {
  const followed = page.waitForResponse((response) => isStream(response.request()))
  await openAs(page, 'manager', path)
  expect((await followed).status()).toBe(200)
}
const isStream = (request: Request) => new URL(request.url()).pathname === '/v1/events'
const createRow = (page: Page, orderNumber: string) => page.getByRole('row', { name: new RegExp(orderNumber) })

test('shows changes of another browser without a reload, and moves no rows', async ({ page, browser }) => {
  const name = `Ao vivo ${Date.now()}`
  const orderNumber = await newOrder(page, name)
  await openFollowing(page, `/ordens-de-servico?search=${encodeURIComponent(name)}`)
  await expect(createRow(page, orderNumber)).toContainText('Solicitada')

  const other = await browser.newPage()
  await openAs(other, 'operator', `/ordens-de-servico/${orderNumber}`)
  await other.getByRole('button', { name: 'Aceitar ordem' }).click()
  // The next Tab continues at the steps, not at the top of the page.
  await expect(other.getByRole('region', { name: 'E agora?' })).toBeFocused()
  await expect(other.getByText('Saia para a coleta.')).toBeVisible()
  await other.close()
  await expect(createRow(page, orderNumber)).toContainText('Aguardando coleta')
  await expect(createRow(page, orderNumber)).toHaveAttribute('data-highlighted', 'true')

  const later = await newOrder(page, name)
  await expect(page.getByText('1 ordem nova nesta página')).toBeVisible()
  await expect(createRow(page, later)).toBeHidden()
  await page.getByRole('button', { name: 'Atualizar lista' }).click()
  await expect(createRow(page, later)).toBeVisible()
})

test('resumes a broken event stream, and shows the events that it missed', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const name = `Cortada ${Date.now()}`
  const orderNumber = await newOrder(page, name)
  await openFollowing(page, `/ordens-de-servico?search=${encodeURIComponent(name)}`)
  const second = await newOrder(page, name)
  await page.getByRole('button', { name: 'Atualizar lista' }).click()
  await expect(createRow(page, second)).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('Sem conexão.')).toBeVisible()
  await cancel(page, orderNumber)
  const resumed = page.waitForRequest(isStream)
  await context.setOffline(false)
  expect((await resumed).headers()['last-event-id']).toMatch(/^[0-9a-f-]{36}$/)
  await expect(createRow(page, orderNumber)).toContainText('Cancelada')
})

test('polls when the event stream is unavailable', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 503/)
  await page.clock.install()
  await page.route('**/v1/events', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '600' } }))
  const orderNumber = await newOrder(page, 'Perguntada')
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}`)
  await expect(page.getByText('A operação vai aceitar a ordem e definir quem coleta.')).toBeVisible()
  await cancel(page, orderNumber)
  await page.clock.fastForward(21_000)
  await expect(page.getByText('A ordem foi cancelada.', { exact: false })).toBeVisible()
})

test('closes the event stream on sign-out, and opens none for guests', async ({ page }) => {
  await openFollowing(page, '/ordens-de-servico')
  const ended: string[] = []
  page.on('requestfailed', (request) => isStream(request) && ended.push(request.url()))
  const opened: string[] = []
  page.on('request', (request) => isStream(request) && opened.push(request.url()))
  await page.getByRole('link', { name: 'Sair' }).click()
  await page.waitForURL('/entrar')
  expect(ended, 'by the browser, which does not wait for the server').toHaveLength(1)
  expect(opened).toEqual([])
})
