import type { Locator, Page } from '@playwright/test'
import { address, requestOrder } from './orders.ts'
import { callApiAs, createUser, expect } from './people.ts'

/** @returns a day on which no other test has orders; each test of the planner has a month. */
export const dayInMonths = (months: number) => {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** Requests orders that are collected on a day, so that no other test has an order in the plan. */
export async function requestOrdersOn(page: Page, day: string, count: number) {
  const orders = []
  for (let index = 0; index < count; index += 1) {
    const start = `${day}T${String(12 + (index % 6)).padStart(2, '0')}`
    const window = { start: `${start}:00:00.000Z`, end: `${start}:30:00.000Z` }
    orders.push(
      await requestOrder(page, 'admin', {
        pickup: { contactName: 'Expedição', address, window },
        items: [{ description: 'Caixa', quantity: 1, weightGrams: 2000 }],
      }),
    )
  }
  return orders
}

/** Creates a courier whose name no other user has. */
export const addCourier = (page: Page, name: string, companyIds: readonly (string | undefined)[]) =>
  createUser(page, { name: `${name} ${Date.now()}`, companyIds })

/** Accepts an order for a courier, outside of the page. */
export async function acceptFor(page: Page, courier: { id: string }, orderNumber: string | undefined) {
  const body = { to: 'accepted', assigneeId: courier.id, orderNumbers: [orderNumber] }
  const response = await callApiAs(page, 'admin', 'post', '/v1/service-orders/bulk-transitions', body)
  expect(await response.json()).toMatchObject({ data: [{ status: 'accepted' }] })
}

/** The column of a courier. */
export const lane = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
/** The orders of a column. */
export const cards = (column: Locator) => column.locator('[data-slot=board-card]')
