import { serviceOrders } from '@malote/api-client'
import { api } from '../lib/http/api.ts'
import { downloadPage, readStoredPage } from './stored-pages.ts'

/** The orders of a user that are stored at most. */
const maxOrders = 60

/** Milliseconds after which they are downloaded again when the user returns to the application. */
const repeatMs = 5 * 60_000

/** The statuses in which an order is on its way. */
const carried = ['accepted', 'collecting', 'collected', 'in_transit', 'returning'] as const

/**
 * Stores the list and the pages of the orders that the user carries, those first that come first in the route, so that they
 * open without a connection. A page is requested again only when its order has changed since.
 */
async function downloadOwnOrders(): Promise<void> {
  const query = { tab: 'mine' as const, status: [...carried], limit: maxOrders }
  const { data } = await api(serviceOrders.list, { query })
  if (data.length === 0) return
  const { origin } = window.location
  // One after the other: they must not slow down what the user does. The first list leads to the second one on a phone.
  await downloadPage(`${origin}/ordens-de-servico`)
  await downloadPage(`${origin}/ordens-de-servico?tab=mine`)
  for (const { orderNumber, updatedAt } of data) {
    const url = `${origin}/ordens-de-servico/${orderNumber}`
    const stored = await readStoredPage(url)
    if (!stored || stored.storedAt < Date.parse(updatedAt)) await downloadPage(url)
  }
}

/**
 * Downloads the orders, and again when the user returns to the application, which a phone keeps open for days: orders that
 * were taken over since then open without a connection too.
 */
export async function followOwnOrders(): Promise<void> {
  let startedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - startedAt < repeatMs) return
    startedAt = Date.now()
    // Without a connection, the next return repeats it.
    void downloadOwnOrders().catch(() => undefined)
  })
  await downloadOwnOrders()
}
