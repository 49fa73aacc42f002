import type { ServiceOrderAction } from '@malote/api-client'
import type { Page } from '@playwright/test'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { expect, navigate, openOwnAs, test } from './people.ts'

// A separate server, because other tests would change the orders between the API's response and the page.
test.describe.configure({ mode: 'default' })

let api: RunningApi
test.beforeAll(async () => {
  api = await startOwnApi('order-steps')
})
test.afterAll(() => api.dispose())

const statuses = [
  'draft',
  'requested',
  'accepted',
  'collecting',
  'collected',
  'in_transit',
  'delivered',
  'partially_delivered',
  'failed',
  'on_hold',
  'returning',
  'returned',
  'canceled',
  'expired',
]

/** @returns the newest order in each status that the user may see, if the demo data has one. */
async function oneOfEach(request: Page['request'], headers: { authorization: string }): Promise<Map<string, string>> {
  const orderNumbers = new Map<string, string>()
  for (const status of statuses) {
    const response = await request.get(`${api.url}/v1/service-orders?status=${status}&limit=1`, { headers })
    const [order] = (await response.json()).data
    if (order) orderNumbers.set(status, order.orderNumber)
  }
  return orderNumbers
}

for (const person of ['operator', 'manager', 'admin'] as const) {
  test(`shows every step that the role may take, and the reason for every other: ${person}`, async ({ page }) => {
    test.setTimeout(240_000)
    const { token } = await openOwnAs(page, api, person, '/ordens-de-servico')
    const headers = { authorization: `Bearer ${token}` }
    const orders = await oneOfEach(page.request, headers)
    expect(orders.size, 'statuses that the demonstration shows').toBeGreaterThan(8)
    for (const [status, orderNumber] of orders) {
      const response = await page.request.get(`${api.url}/v1/service-orders/${orderNumber}/actions`, { headers })
      const { data }: { data: ServiceOrderAction[] } = await response.json()
      await navigate(page, `/ordens-de-servico/${orderNumber}`)
      await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
      await expect(page).toHaveTitle(`Ordem ${orderNumber} · Malote`)
      const now = page.locator('section', { has: page.getByRole('heading', { name: 'E agora?' }) })
      // Two transitions have the same label, of which the goods of an order allow at most one.
      const offered = data.filter(({ allowed }) => allowed).map(({ label }) => label)
      const unavailable = data.filter(({ allowed, label }) => !allowed && !offered.includes(label))
      if (unavailable.length > 0) await now.getByText('Outras ações, e por que não agora').click()
      await expect(now.getByRole('listitem'), `${status}: refused`).toHaveText(
        unavailable.map(({ label, reason }) => `${label}: ${reason}`),
      )
      for (const { label } of data.filter(({ allowed }) => allowed)) {
        await expect(now.getByRole('button', { name: label }).first(), `${status}: ${label}`).toBeVisible()
      }
    }
  })
}
