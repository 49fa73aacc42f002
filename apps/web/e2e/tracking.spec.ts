import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { address, correctStatus } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'
import { screenReaderSnapshots } from './screen-reader-snapshots.ts'

type CreatedOrder = { orderNumber: string; trackingUrl: string; stops: { id: string; trackingUrl: string }[] }

/** Creates an order with one or several deliveries in a status, which the admin sets. */
async function orderIn(page: Page, status: string, recipients = ['Mariana Albuquerque']): Promise<CreatedOrder> {
  const companies = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=1&page=1')).json()
  const created = await callApiAs(page, 'admin', 'post', '/v1/service-orders', {
    companyId: companies.data[0].id,
    pickup: { contactName: 'Expedição', contactPhone: '(11) 3091-0412', address },
    dropoffs: recipients.map((contactName) => ({ contactName, contactPhone: '(11) 98765-4321', address })),
    items: [{ description: 'Cesta de café da manhã', quantity: 1 }],
  })
  const order = await created.json()
  if (status !== 'requested') {
    const steps: Record<string, object> = {
      on_hold: { to: 'on_hold', reason: 'Chuva forte' },
      delivered: { to: 'delivered', receiverName: 'Paulo Porteiro' },
    }
    const step = steps[status]
    if (status === 'delivered') await correctStatus(page, order, 'in_transit')
    if (!step) await correctStatus(page, order, status)
    else {
      const path = `/v1/service-orders/${order.orderNumber}/transitions`
      const moved = await callApiAs(page, 'admin', 'post', path, step)
      expect(moved.status(), await moved.text()).toBe(200)
    }
  }
  return order
}

const getPath = ({ trackingUrl }: CreatedOrder) => new URL(trackingUrl).pathname

const statuses: Record<string, RegExp> = {
  requested: /^Pedido recebido$/,
  accepted: /^Coleta confirmada$/,
  collecting: /^Indo buscar o pedido$/,
  collected: /^Pedido coletado$/,
  in_transit: /^A caminho de você$/,
  delivered: /^Entregue$/,
  partially_delivered: /^Entregue em parte$/,
  failed: /^Não conseguimos/,
  on_hold: /^Entrega em espera$/,
  returning: /^Voltando a quem enviou$/,
  returned: /^Devolvido$/,
  canceled: /^Entrega cancelada$/,
  expired: /^Coleta não realizada$/,
}

test('the public page shows each status completely and accessibly', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = (what: string) => expectAccessibleEverywhere(page, what)
  for (const [status, title] of Object.entries(statuses)) {
    const order = await orderIn(page, status)
    const response = await page.goto(getPath(order))
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(/· Malote$/)
    await expect(page.getByRole('list', { name: 'Andamento da entrega' })).toBeVisible()
    const text = await page.locator('html').innerHTML()
    expect(text).not.toContain(order.orderNumber)
    expect(text).not.toMatch(/Albuquerque|98765|Avenida Paulista|Chuva forte/)
    await check(status)
  }
  await page.goto(`/rastreio/${'A'.repeat(22)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos esta entrega' })).toBeVisible()
  await check('unknown')
})

test('the public page has the style sheet of its components', async ({ page }) => {
  await page.goto(`/rastreio/${'A'.repeat(22)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '32px')
  await expect(page.locator('header svg')).toHaveCSS('width', '28px')
})

test('shows the recipient the time, the receiver and the contact', async ({ page }) => {
  const order = await orderIn(page, 'delivered')
  await page.goto(getPath(order))
  const receipt = page.getByRole('main')
  await expect(page.getByRole('heading', { name: 'Comprovante da entrega' })).toBeVisible()
  await expect(receipt.getByText('Recebido por Paulo.')).toBeVisible()
  await expect(receipt.getByText('Mariana · Bela Vista, São Paulo, SP')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Algo errado com a entrega?' })).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(screenReaderSnapshots.tracking)
})

test('shows each of several recipients the own delivery only', async ({ page }) => {
  const order = await orderIn(page, 'in_transit', ['Ana Lima', 'Bia Souza'])
  const links = order.stops.slice(1).map(({ trackingUrl }) => new URL(trackingUrl).pathname)
  const main = page.getByRole('main')
  for (const [index, [recipient, other]] of [['Ana', 'Bia'] as const, ['Bia', 'Ana'] as const].entries()) {
    await page.goto(links[index] ?? '')
    await expect(main).toContainText(`${recipient} · Bela Vista`)
    await expect(main).not.toContainText(other)
    await expect(main).toContainText(['você é a próxima parada', 'Há 1 parada antes da sua.'][index] ?? '')
  }
})

test('loads less than 100 kB in one round trip on the first visit', async ({ page }) => {
  const path = getPath(await orderIn(page, 'in_transit'))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.resourceType()))
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(100_000)
  expect(requests.filter((type) => type === 'script' || type === 'stylesheet')).toEqual([])
})

test('has a title and a picture for messengers, and is not indexed by search engines', async ({ page }) => {
  const order = await orderIn(page, 'in_transit')
  const response = await page.goto(getPath(order))
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
  const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await meta('og:title')).toMatch(/^Entrega de /)
  expect(await meta('og:url')).toBe(order.trackingUrl)
  const picture = new URL((await meta('og:image')) ?? '')
  const image = await page.request.get(picture.pathname)
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('refreshes while it is visible', async ({ page }) => {
  const order = await orderIn(page, 'requested')
  await page.clock.install()
  await page.goto(getPath(order))
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido recebido' })).toBeVisible()
  await correctStatus(page, order, 'in_transit')
  await page.clock.runFor(80_000)
  await expect(page.getByRole('heading', { level: 1, name: 'A caminho de você' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('A caminho de você')
})

test('shares the public page of an order', async ({ page, context }) => {
  const order = await orderIn(page, 'in_transit')
  await openAs(page, 'admin', `/ordens-de-servico/${order.orderNumber}`)
  await page.getByRole('button', { name: 'Compartilhar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Compartilhar OS-/ })
  await expect(dialog.getByLabel('Link de rastreio', { exact: true })).toHaveValue(order.trackingUrl)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: /Ver como o destinatário/ }).click(),
  ])
  await expect(opened.getByRole('heading', { level: 1, name: 'A caminho de você' })).toBeVisible()
})

test('shares a link with each recipient, and the PIN with its own recipient only', async ({ page }) => {
  const companies = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=1&page=1')).json()
  const created = await callApiAs(page, 'admin', 'post', '/v1/service-orders', {
    companyId: companies.data[0].id,
    pickup: { contactName: 'Expedição', address },
    dropoffs: [
      { contactName: 'Ana Lima', contactPhone: '11987654321', address, requiredProofs: ['pin'] },
      { contactName: 'Bia Souza', contactPhone: '11987654322', address },
      { contactName: 'Caio Sem Telefone', address, requiredProofs: ['pin'] },
    ],
    items: [{ description: 'Cesta', quantity: 1 }],
  })
  const { orderNumber, stops } = await created.json()
  await openAs(page, 'admin', `/ordens-de-servico/${orderNumber}`)
  await page.getByRole('button', { name: 'Compartilhar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Compartilhar OS-/ })
  const message = async (name: string) => {
    const link = dialog.getByRole('link', { name: `WhatsApp de ${name}` })
    return new URL((await link.getAttribute('href')) ?? '')
  }
  for (const [index, name] of ['Ana Lima', 'Bia Souza', 'Caio Sem Telefone'].entries()) {
    const link = stops[index + 1].trackingUrl
    await expect(dialog.getByLabel(`Link de rastreio de ${name}`, { exact: true })).toHaveValue(link)
    await expect(dialog.getByRole('img', { name: `Código QR com o link de rastreio de ${name}` })).toBeVisible()
  }
  const toAna = await message('Ana Lima')
  expect(toAna.pathname).toBe('/5511987654321')
  expect(toAna.searchParams.get('text')).toContain(`${stops[1].trackingUrl} PIN para receber: ${stops[1].pin}`)
  expect((await message('Bia Souza')).searchParams.get('text')).not.toContain('PIN')
  const forwarded = await dialog.getByRole('link', { name: 'Enviar por WhatsApp' }).first().getAttribute('href')
  expect(forwarded).toContain(encodeURIComponent(stops[3].trackingUrl))
  expect(forwarded).not.toContain('PIN')
  await expectAccessibleEverywhere(page, 'share dialog')
  await page.goto(new URL(stops[1].trackingUrl).pathname)
  await expect(page.locator('body')).not.toContainText(stops[1].pin)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all content, and refreshes by a link', async ({ page }) => {
    const order = await orderIn(page, 'collected')
    await page.goto(getPath(order))
    await expect(page.getByRole('heading', { level: 1, name: 'Pedido coletado' })).toBeVisible()
    await page.getByRole('link', { name: 'Atualizar' }).click()
    await expect(page.getByRole('list', { name: 'Andamento da entrega' })).toBeVisible()
  })
})
