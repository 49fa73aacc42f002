import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { createOwnSession, expect, openWithStorage, test } from './people.ts'

// A separate server, because other tests would change figures between the dashboard and the list.
test.describe.configure({ mode: 'default' })

/** The organization's time zone, one behind it and one that is a day ahead. */
const zones = ['America/Sao_Paulo', 'America/Los_Angeles', 'Pacific/Kiritimati']

let api: RunningApi
let token: string
let companies: { id: string; name: string }[]
test.beforeAll(async ({ playwright }) => {
  api = await startOwnApi('dashboard')
  const anonymous = await playwright.request.newContext({ baseURL: api.url })
  token = (await createOwnSession({ request: anonymous }, api, 'admin')).token
  const request = await playwright.request.newContext({
    baseURL: api.url,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const { data } = await (await request.get('/v1/companies?limit=3')).json()
  for (const [index, company] of data.entries()) {
    const data = { ...company, policy: { timeZone: zones[index] } }
    const moved = await request.put(`/v1/companies/${company.id}`, { data })
    expect(moved.status(), await moved.text()).toBe(200)
  }
  companies = data
})
test.afterAll(() => api.dispose())

async function openDashboard(page: Page, search = '') {
  await openWithStorage(page, { 'malote:token': token }, `${api.url}/dashboard${search}`)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Agora' })).toBeVisible()
}
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' })
const tile = (page: Page, label: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })

/** Shows the charts as tables. */
async function showTables(page: Page) {
  await expect(page.getByRole('figure')).toHaveCount(2)
  for (const figure of await page.getByRole('figure').all()) {
    // Before its values arrive, a chart has no visible button, like one without values.
    await expect(figure).not.toHaveAttribute('aria-busy')
    const button = figure.getByRole('button', { name: 'Ver como tabela' })
    if (await button.isVisible()) await button.click()
    await expect(button).toBeHidden()
  }
}

/** @returns the links of the page to lists with their counts; of the days only the last one. */
async function readFigures(page: Page) {
  await showTables(page)
  const all = await page.getByRole('main').evaluate((main) => {
    const number = (text: string | null | undefined) => Number((text ?? '').replaceAll('.', '').match(/\d+/)?.[0])
    return [...main.querySelectorAll<HTMLAnchorElement>('a[href*="/ordens-de-servico?"]')].map((link) => {
      const href = link.getAttribute('href') ?? ''
      // A table row that links to a list has its count in the last cell.
      if (link.closest('th')) return { href, count: number(link.closest('tr')?.lastElementChild?.textContent) }
      if (!link.matches('[data-slot=stat-card]')) return { href, count: number(link.textContent) }
      // A percentage has its count next to it.
      const [, value, hint] = [...link.children].map(({ textContent }) => textContent)
      return { href, count: /[%–]/.test(value ?? '') ? number(hint) : number(value) }
    })
  })
  const lastDay = all.findLast(({ href }) => href.includes('from='))?.href.match(/from=[\d-]+/)?.[0] ?? 'none'
  return all.filter(
    ({ href }, index) =>
      all.findIndex((other) => other.href === href) === index && (!href.includes('from=') || href.includes(lastDay)),
  )
}

/** @returns the milliseconds until the next day of a time zone. */
function getTimeUntilMidnight(timeZone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = new Date()
    .toLocaleTimeString('en-GB', { timeZone })
    .split(':')
    .map(Number)
  return ((23 - hours) * 3600 + (59 - minutes) * 60 + 60 - seconds) * 1000
}

for (const index of [undefined, 0, 1, 2]) {
  test(`a figure leads to a list of as many orders (${index === undefined ? 'all companies' : zones[index]})`, async ({
    page,
  }) => {
    test.setTimeout(480_000)
    // At midnight of a company, the days of its figures change during the test.
    const left = Math.min(...zones.map(getTimeUntilMidnight))
    if (left < 240_000) await page.waitForTimeout(left + 1_000)
    await openDashboard(page, index === undefined ? '?days=7' : `?days=7&companyId=${companies[index]?.id}`)
    const figures = await readFigures(page)
    expect(figures.length).toBeGreaterThan(8)
    expect(figures.some(({ count }) => count > 0)).toBe(true)
    for (const { href, count } of figures) {
      await showTables(page)
      await page.getByRole('main').locator(`a[href="${href}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1, name: /^Ordens de Serviço/ })).toBeVisible()
      const countText =
        count === 0
          ? page.getByText('Nenhum resultado para estes filtros.')
          : page.getByRole('status').filter({ hasText: count === 1 ? /^1 ordem/ : new RegExp(`^${count} ordens`) })
      await expect(countText, href).toBeVisible()
      await page.goBack()
      await expect(heading(page)).toBeVisible()
    }
  })
}

test('keeps the period in the URL, and explains a figure on hover and on focus', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('radiogroup', { name: 'Período' }).getByText('14 dias').click()
  await expect(page).toHaveURL(`${api.url}/dashboard?days=14`)
  await expect(page.getByRole('heading', { level: 2, name: 'Últimos 14 dias' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Últimos 14 dias' })).toBeVisible()

  await tile(page, 'Atrasadas').focus()
  await expect(page.getByRole('tooltip')).toContainText('cujo prazo prometido já passou')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${api.url}/ordens-de-servico?late=true`)
})

test('ignores invalid search parameters', async ({ page }) => {
  await openDashboard(page, '?days=4000')
  await expect(page.getByRole('heading', { level: 2, name: 'Últimos 30 dias' })).toBeVisible()
})

test('explains to a company without orders what to do', async ({ page }) => {
  await openDashboard(page)
  const created = await page.request.post(`${api.url}/v1/companies`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Vazia Ltda' },
  })
  expect(created.status(), await created.text()).toBe(201)
  await page.goto(`${api.url}/dashboard?companyId=${(await created.json()).id}`)
  await expect(page.getByText('Esta empresa ainda não tem o que contar')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Solicitar entrega' })).toBeVisible()
})

test('updates the figures in place when an order changes', async ({ page }) => {
  const followed = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/events')
  await openDashboard(page)
  await followed
  const open = tile(page, 'Em aberto')
  const before = Number(((await open.textContent()) ?? '').match(/\d+/)?.[0])
  // Marks the element: it would be replaced if the page showed a loading state in between.
  await open.evaluate((element) => element.setAttribute('data-seen', 'true'))
  const headers = { authorization: `Bearer ${token}` }
  const list = await (
    await page.request.get(`${api.url}/v1/service-orders?tab=open&limit=1&status=requested`, { headers })
  ).json()
  const canceled = await page.request.post(`${api.url}/v1/service-orders/${list.data[0].orderNumber}/transitions`, {
    headers,
    data: { to: 'canceled', reason: 'Engano' },
  })
  expect(canceled.status(), await canceled.text()).toBe(200)
  await expect(open).toContainText(String(before - 1))
  await expect(open).toHaveAttribute('data-seen', 'true')
})

test('shows the charts as tables, and is accessible', async ({ page }) => {
  test.setTimeout(180_000)
  await openDashboard(page)
  await showTables(page)
  await expect(page.getByRole('region', { name: /^Ordens criadas por dia/ }).getByRole('table')).toBeVisible()
  await expectAccessibleEverywhere(page, 'the tables of the charts')
})

test('lists the most urgent orders and occurrences, late ones first, and takes their next step', async ({ page }) => {
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => (await page.request.get(`${api.url}${path}`, { headers })).json()
  const [failed] = (await read('/v1/service-orders?limit=1')).data
  const opened = await page.request.post(`${api.url}/v1/service-orders/${failed.orderNumber}/occurrences`, {
    headers,
    data: { kind: 'damaged', description: 'Caixa molhada', dueAt: '2020-01-01T12:00:00.000Z' },
  })
  expect(opened.status(), await opened.text()).toBe(201)
  interface Waiting {
    orderNumber: string
    promisedAt: string | null
    late: boolean
  }
  const fetchOrders = async (filter: string): Promise<Waiting[]> =>
    (await read(`/v1/service-orders?${filter}&sort=promisedAt&limit=100`)).data
  const orders = [...(await fetchOrders('late=true')), ...(await fetchOrders('tab=attention'))]
  const occurrences: { orderNumber: string; dueAt: string; overdue: boolean; owner: object | null }[] = (
    await read('/v1/occurrences?status=open&limit=100')
  ).data
  const rank = (isLate: boolean, dueAt: string | null) => `${isLate ? 0 : 1} ${dueAt ?? '9999'}`
  const expected = [
    ...new Map(orders.map((order) => [order.orderNumber, order])).values(),
    ...occurrences
      .filter(({ overdue, owner }) => overdue || owner === null)
      .map(({ orderNumber, dueAt, overdue }) => ({ orderNumber, promisedAt: dueAt, late: overdue })),
  ]
    .map(({ orderNumber, promisedAt, late }) => ({ orderNumber, rank: rank(late, promisedAt) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, 5)
    .map(({ orderNumber }) => orderNumber)

  await openDashboard(page)
  const section = page.getByRole('region', { name: 'Precisa de você' })
  const rows = section.getByRole('rowheader')
  await expect(rows).toHaveCount(expected.length)
  for (const [index, orderNumber] of expected.entries()) await expect(rows.nth(index)).toContainText(orderNumber)

  // Overdue for longer than anything else.
  expect(expected[0]).toBe(failed.orderNumber)
  await expectAccessibleEverywhere(page, 'an occurrence that needs a person')
  await section.getByRole('button', { name: `Resolver Avaria, ${failed.orderNumber}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Resolver ocorrência' })
  await dialog.getByLabel('Solução').fill('Outra caixa foi entregue.')
  await dialog.getByRole('button', { name: 'Resolver' }).click()
  await expect(dialog).toBeHidden()
  await expect(section.getByRole('button', { name: `Resolver Avaria, ${failed.orderNumber}` })).toBeHidden()

  const { data } = await read('/v1/service-orders?status=partially_delivered&sort=promisedAt&limit=1')
  const { orderNumber } = data[0]
  await section.getByRole('button', { name: `Decidir ${orderNumber}` }).click()
  await page.getByRole('menuitem', { name: 'Iniciar devolução' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar devolução' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(section.getByRole('link', { name: new RegExp(orderNumber) })).toBeHidden()
  expect((await read(`/v1/service-orders/${orderNumber}`)).status).toBe('returning')
})

test('shows where the orders are that have no end yet', async ({ page }) => {
  const headers = { authorization: `Bearer ${token}` }
  const statuses = 'requested,accepted,collecting,collected,in_transit,returning,failed,on_hold,partially_delivered'
  const response = await page.request.get(`${api.url}/v1/service-orders?limit=1&status=${statuses}`, { headers })
  const { meta } = await response.json()
  await openDashboard(page)
  await page.getByRole('button', { name: 'Ordens em aberto no mapa' }).click()
  const map = page.getByRole('figure', { name: 'Ordens no mapa' })
  await expect(map.getByRole('heading', { name: `No mapa: ${meta.total}`, exact: true })).toBeVisible()
  await expect(map.getByRole('checkbox')).toHaveCount(0)
  await map.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
})

test('a manager sees the figures of the company above the list, and no dashboard', async ({ page, playwright }) => {
  const anonymous = await playwright.request.newContext({ baseURL: api.url })
  const { token: managerToken } = await createOwnSession({ request: anonymous }, api, 'manager')
  await openWithStorage(page, { 'malote:token': managerToken }, `${api.url}/ordens-de-servico`)
  await page.getByRole('button', { name: 'Números da empresa' }).click()
  const figures = await (
    await page.request.get(`${api.url}/v1/dashboard?days=30`, { headers: { authorization: `Bearer ${managerToken}` } })
  ).json()
  const open = page.getByRole('link', { name: /^Em aberto.*da solicitação à coleta/ })
  await expect(open).toContainText(String(figures.openNow))
  await expectAccessibleEverywhere(page, 'the figures above the list')
  await open.click()
  await expect(page).toHaveURL(/tab=open/)
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${figures.openNow} orde`) })).toBeVisible()
})
