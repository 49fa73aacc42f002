import type { ServiceOrder } from '@malote/api-client'
import type { Locator, Page } from '@playwright/test'
import type { RunningApi } from './api-process.ts'
import { callApiAs, expect, type OwnSession, type Person } from './people.ts'

/** The result of a CEP search: an address without its number. */
export const paulistaAddress = {
  postalCode: '01310100',
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

/** An address that exists. */
export const address = { ...paulistaAddress, number: '1578' }

/** A PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** @returns the company of the first manager. */
async function getCompanyId(page: Page): Promise<string> {
  const { data } = await (await callApiAs(page, 'manager', 'get', '/v1/companies?limit=1')).json()
  return data[0].id
}

/** Creates an order of the first manager's company. */
export async function requestOrder(page: Page, person: Person, changes: object = {}): Promise<ServiceOrder> {
  const created = await callApiAs(page, person, 'post', '/v1/service-orders', {
    companyId: await getCompanyId(page),
    pickup: { contactName: 'Expedição', address },
    dropoffs: [{ contactName: 'Zélia Prado', address }],
    items: [],
    ...changes,
  })
  expect(created.status(), await created.text()).toBe(201)
  return created.json()
}

/** Sets the status of an order by a correction of the admin; an active order needs an assignee. */
export async function correctStatus(page: Page, { orderNumber }: { orderNumber: string }, to: string): Promise<void> {
  const { company } = await (await callApiAs(page, 'admin', 'get', `/v1/service-orders/${orderNumber}`)).json()
  const path = `/v1/service-orders/assignees?companyId=${company.id}`
  const assignees = await (await callApiAs(page, 'admin', 'get', path)).json()
  const moved = await callApiAs(page, 'admin', 'post', `/v1/service-orders/${orderNumber}/transitions`, {
    to,
    assigneeId: assignees.data[0].id,
    justification: 'Preparação de um teste automático.',
  })
  expect(moved.status(), await moved.text()).toBe(200)
}

/** Requests an order and delivers it to "Paulo Porteiro", with the place of the device. */
export async function deliverOrder(page: Page): Promise<ServiceOrder> {
  const order = await requestOrder(page, 'manager', {})
  await correctStatus(page, order, 'in_transit')
  const place = { latitude: -23.55, longitude: -46.63, accuracyMeters: 12 }
  const body = { to: 'delivered', receiverName: 'Paulo Porteiro', place }
  const moved = await callApiAs(page, 'admin', 'post', `/v1/service-orders/${order.orderNumber}/transitions`, body)
  expect(moved.status(), await moved.text()).toBe(200)
  return order
}

/** Creates an order on a separate server. */
export async function requestOwnOrder(
  { request }: Pick<Page, 'request'>,
  { url }: RunningApi,
  { token }: Pick<OwnSession, 'token'>,
  changes: object = {},
): Promise<ServiceOrder> {
  const headers = { authorization: `Bearer ${token}` }
  const companies = await (await request.get(`${url}/v1/companies?limit=1`, { headers })).json()
  const data = {
    companyId: companies.data[0].id,
    pickup: { contactName: 'Expedição', address },
    dropoffs: [{ contactName: 'Zélia Prado', address }],
    items: [],
    ...changes,
  }
  const created = await request.post(`${url}/v1/service-orders`, { headers, data })
  expect(created.status(), await created.text()).toBe(201)
  return created.json()
}

/** Draws around a mark of a map with the mouse, while drawing is turned on. */
export async function drawAround(page: Page, mark: Locator): Promise<void> {
  const { x, y, width, height } = (await mark.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const corners = [
    [x - 12, y - 12],
    [x + width + 12, y - 12],
    [x + width + 12, y + height + 12],
    [x - 12, y + height + 12],
  ] as const
  const [first, ...others] = corners
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const corner of others) await page.mouse.move(...corner, { steps: 4 })
  await page.mouse.up()
}
