import type { ServiceOrder, ServiceOrderEvent } from '@malote/api-client'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../../tooling/run/chromium.ts'
import type { RunningApi } from './api-process.ts'
import { address, requestOwnOrder } from './orders.ts'
import { expect, type OwnSession } from './people.ts'
import { skipQuietTime } from './quiet-time.ts'

/** Calls the API of the separate server. */
export async function callOwn(
  page: Page,
  api: RunningApi,
  session: OwnSession,
  method: 'get' | 'post' | 'delete',
  path: string,
  data?: object,
) {
  const headers = { authorization: `Bearer ${session.token}` }
  const response = await page.request[method](`${api.url}${path}`, data ? { headers, data } : { headers })
  expect(response.ok(), await response.text()).toBe(true)
  return response.status() === 204 ? undefined : response.json()
}

/** Creates an order that the operator has accepted, with a photo as the proof of its delivery. */
export async function createAcceptedOrder(
  page: Page,
  api: RunningApi,
  operator: OwnSession,
  name: string,
  coordinates?: { latitude: number; longitude: number },
  requiredProofs = ['photo'],
): Promise<ServiceOrder> {
  const dropoff = { contactName: name, contactPhone: '11987654321', requiredProofs }
  const order = await requestOwnOrder(page, api, operator, {
    dropoffs: [{ ...dropoff, address: { ...address, coordinates } }],
  })
  await callOwn(page, api, operator, 'post', `/v1/service-orders/${order.orderNumber}/transitions`, { to: 'accepted' })
  return order
}

export const listEvents = async (
  page: Page,
  api: RunningApi,
  session: OwnSession,
  orderNumber: string,
): Promise<ServiceOrderEvent[]> =>
  (await callOwn(page, api, session, 'get', `/v1/service-orders/${orderNumber}/events`)).data

/** A browser that keeps its data when it ends, on a touch screen. */
export async function launchBrowser(
  folder: string,
  viewport = { width: 1280, height: 900 },
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findChromium(),
    args: chromiumArgs,
    viewport,
    serviceWorkers: 'allow',
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  await skipQuietTime(context)
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** Waits until the page has loaded the code that queues steps and shows them. */
export async function waitForQueue(page: Page): Promise<void> {
  const listLoaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  for (const chunk of [
    'request-queue',
    'queue-banner',
    'apply-queued-requests',
    'queued-steps',
    'failure-photo-fields',
  ]) {
    await expect.poll(listLoaded).toContain(`/assets/${chunk}-`)
  }
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('malote-queue')
}

/** Whether the page of an order is stored on the device. */
export const isStored = (page: Page, api: RunningApi, orderNumber: string) =>
  page.evaluate(async (url) => {
    const key = await window.malotePage?.findKey(url)
    return Boolean(key && (await caches.match(key)))
  }, `${api.url}/ordens-de-servico/${orderNumber}`)

/** Opens an order on its way on a phone that can continue without a connection, in a browser that keeps its data. */
export async function openOnTheRoad(
  folder: string,
  api: RunningApi,
  operator: OwnSession,
  orderNumber: string,
): Promise<{ context: BrowserContext; page: Page; bar: Locator }> {
  const { page, context } = await launchBrowser(folder, { width: 375, height: 760 })
  await page.goto(`${api.url}/entrar`)
  await page.evaluate((token) => {
    localStorage.setItem('malote:token', token)
    localStorage.setItem('malote:place', 'declined')
  }, operator.token)
  await page.goto(`${api.url}/ordens-de-servico?search=${orderNumber}&tab=open`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => isStored(page, api, orderNumber), { timeout: 60_000 }).toBe(true)
  // The service worker serves the code from the second visit on.
  await page.goto(`${api.url}/ordens-de-servico/${orderNumber}`)
  const bar = page.getByRole('group', { name: 'Próximo passo' })
  await expect(bar.getByRole('button', { name: /^Cheguei na entrega/ })).toBeVisible()
  await waitForQueue(page)
  return { context, page, bar }
}
