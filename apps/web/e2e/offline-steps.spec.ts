import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { ServiceOrder } from '@malote/api-client'
import type { Page } from '@playwright/test'
import { createTemporaryFolder } from '../../../tooling/run/temporary-folder.ts'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { callOwn, createAcceptedOrder, isStored, launchBrowser, listEvents, waitForQueue } from './offline-phone.ts'
import { pixel } from './orders.ts'
import { connectionErrors, createOwnSession, expect, getOwnAccount, signIn, test } from './people.ts'

// In one worker: a test stops the server.
test.describe.configure({ mode: 'default' })

let api: RunningApi
test.beforeAll(async () => {
  api = await startOwnApi('offline')
})
test.afterAll(() => api.dispose())

const waitUntilReady = (page: Page) => page.waitForFunction(() => !document.documentElement.dataset.session)

/** The five steps of a delivery with a photo. */
async function deliver(page: Page, receiver: string): Promise<void> {
  await page.getByRole('button', { name: 'Sair para coleta' }).click()
  await page.getByRole('button', { name: 'Confirmar coleta' }).click()
  await page.getByRole('button', { name: 'Iniciar rota' }).click()
  await page.getByRole('button', { name: 'Enviar foto da entrega' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Fotos').setInputFiles({ name: 'porta.png', mimeType: 'image/png', buffer: pixel })
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByRole('button', { name: 'Concluir entrega' }).click()
  await page.getByLabel('Quem recebeu').fill(receiver)
  await dialog.getByRole('button', { name: 'Concluir entrega' }).click()
  await expect(dialog).toBeHidden()
}

test('30 steps without a connection reach the server once each and in order, although the browser is killed', async ({
  page: helper,
}) => {
  test.slow()
  const operator = await createOwnSession(helper, api, 'operator')
  const orders: ServiceOrder[] = []
  for (const name of ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fábio']) {
    orders.push(await createAcceptedOrder(helper, api, operator, name))
  }
  const folder = createTemporaryFolder()
  let { page } = await launchBrowser(folder)
  await page.goto(`${api.url}/entrar`)
  await page.evaluate((token) => localStorage.setItem('malote:token', token), operator.token)
  await page.goto(`${api.url}/ordens-de-servico`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const { orderNumber } of orders)
    await expect.poll(() => isStored(page, api, orderNumber), { timeout: 60_000 }).toBe(true)

  await api.stop()
  for (const [index, { orderNumber, stops }] of orders.entries()) {
    if (index === 3) {
      execFileSync('pkill', ['-9', '-f', folder])
      ;({ page } = await launchBrowser(folder))
    }
    await page.goto(`${api.url}/ordens-de-servico/${orderNumber}`)
    await waitUntilReady(page)
    await expect(page.getByText(/Você vê a página como estava/)).toBeVisible()
    await deliver(page, `Porteiro de ${stops[1]?.contactName}`)
    await expect(page.getByText('Aguardando conexão', { exact: true })).toBeVisible()
    await expect(page.getByText(`${(index + 1) * 5} registros aguardam conexão`)).toBeVisible()
  }

  await api.restart()
  await expect(page.getByText(/aguardam? conexão/)).toHaveCount(0, { timeout: 90_000 })
  await expect(page.getByRole('main').getByText('Entregue').first()).toBeVisible()
  for (const { orderNumber, stops } of orders) {
    const late = (await listEvents(helper, api, operator, orderNumber)).filter(({ deviceTime }) => deviceTime)
    expect(late.map(({ type, to }) => to ?? type)).toEqual([
      'collecting',
      'collected',
      'in_transit',
      'attached',
      'delivered',
    ])
    const order: ServiceOrder = await callOwn(helper, api, operator, 'get', `/v1/service-orders/${orderNumber}`)
    expect(order).toMatchObject({ status: 'delivered' })
    expect(order.stops[1]?.receiverName).toBe(`Porteiro de ${stops[1]?.contactName}`)
  }
  await page.context().close()
  rmSync(folder, { recursive: true })
})

test('a conflict stops the steps of that order until the user decides, and no other', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(connectionErrors)
  const [operator, admin] = [await createOwnSession(page, api, 'operator'), await createOwnSession(page, api, 'admin')]
  const [lost, remaining] = [
    await createAcceptedOrder(page, api, operator, 'Gil'),
    await createAcceptedOrder(page, api, operator, 'Hugo'),
  ]
  await page.goto(`${api.url}/entrar`)
  await page.evaluate((token) => localStorage.setItem('malote:token', token), operator.token)
  for (const { orderNumber } of [lost, remaining]) {
    await page.goto(`${api.url}/ordens-de-servico/${orderNumber}`)
    await expect(page.getByRole('button', { name: 'Sair para coleta' })).toBeVisible()
    await waitForQueue(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sair para coleta' }).click()
    await page.getByRole('button', { name: 'Confirmar coleta' }).click()
    await expect(page.getByText('Aguardando conexão', { exact: true })).toBeVisible()
    if (orderNumber === lost.orderNumber) {
      await callOwn(page, api, admin, 'post', `/v1/service-orders/${orderNumber}/transitions`, {
        to: 'canceled',
        reason: 'Cliente desistiu',
      })
    }
    await context.setOffline(false)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('Aguardando conexão', { exact: true })).toBeHidden()
  }
  await expect
    .poll(async () => (await listEvents(page, api, operator, remaining.orderNumber)).at(-1)?.to)
    .toBe('collected')
  const banner = page.getByText('Um registro feito sem conexão não foi aceito')
  await expect(banner).toBeVisible()
  await page.getByRole('link', { name: lost.orderNumber }).click()
  await expect(page.getByText('Um registro não foi aceito: A caminho da coleta')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar “A caminho da coleta”' }).click()
  await expect(page.getByText('Um registro não foi aceito: Coleta confirmada')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar “Coleta confirmada”' }).click()
  await expect(banner).toBeHidden()
  expect((await listEvents(page, api, operator, lost.orderNumber)).at(-1)?.to).toBe('canceled')
})

test('steps that wait survive the end of the session, and are sent in the next one when the user confirms them', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(connectionErrors)
  const operator = await createOwnSession(page, api, 'operator')
  const other = await createOwnSession(page, api, 'operator')
  const { orderNumber } = await createAcceptedOrder(page, api, operator, 'Iara')
  await page.goto(`${api.url}/entrar`)
  await page.evaluate((token) => localStorage.setItem('malote:token', token), operator.token)
  await page.goto(`${api.url}/ordens-de-servico/${orderNumber}`)
  await waitForQueue(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sair para coleta' }).click()
  await expect(page.getByText('Aguardando conexão', { exact: true })).toBeVisible()
  await callOwn(page, api, operator, 'post', '/v1/auth/logout')
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Sua sessão terminou')).toBeVisible()
  expect((await listEvents(page, api, other, orderNumber)).at(-1)?.to).toBe('accepted')
  await signIn(page, getOwnAccount(api, 'operator'))
  await expect(page.getByText('Um registro feito sem conexão espera por sua confirmação')).toBeVisible()
  expect((await listEvents(page, api, other, orderNumber)).at(-1)?.to).toBe('accepted')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect.poll(async () => (await listEvents(page, api, other, orderNumber)).at(-1)?.to).toBe('collecting')
})

test('an order that was never opened on this phone opens without a connection, with its next act', async ({
  page: helper,
}) => {
  const operator = await createOwnSession(helper, api, 'operator')
  const { orderNumber } = await createAcceptedOrder(helper, api, operator, 'Lia', {
    latitude: -23.56,
    longitude: -46.66,
  })
  const folder = createTemporaryFolder()
  const { page, context } = await launchBrowser(folder, { width: 375, height: 760 })
  await page.goto(`${api.url}/entrar`)
  await page.evaluate((token) => localStorage.setItem('malote:token', token), operator.token)
  await page.goto(`${api.url}/ordens-de-servico?tab=mine`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => isStored(page, api, orderNumber), { timeout: 60_000 }).toBe(true)
  await waitForQueue(page)

  await context.setOffline(true)
  await page.goto(`${api.url}/ordens-de-servico/${orderNumber}`)
  await waitUntilReady(page)
  const bar = page.getByRole('group', { name: 'Próximo passo' })
  await bar.getByRole('button', { name: /^Sair para coleta/ }).click()
  await expect(bar.getByRole('button', { name: /^Registrar coleta/ })).toBeVisible()
  await expect(page.getByText('Lia').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ocorrências' })).toBeVisible()
  await context.close()
  rmSync(folder, { recursive: true })
})

test('the own deliveries show the steps that wait, and each next act once', async ({ page: helper }) => {
  const operator = await createOwnSession(helper, api, 'operator')
  const { orderNumber, stops } = await createAcceptedOrder(helper, api, operator, 'Jorge')
  const folder = createTemporaryFolder()
  const { page, context } = await launchBrowser(folder, { width: 375, height: 760 })
  await page.goto(`${api.url}/entrar`)
  await page.evaluate((token) => localStorage.setItem('malote:token', token), operator.token)
  // The demonstration's operator has other deliveries.
  await page.goto(`${api.url}/ordens-de-servico?search=${orderNumber}&tab=open`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => isStored(page, api, orderNumber), { timeout: 60_000 }).toBe(true)
  // The service worker serves the code from the second visit on.
  await page.reload()
  await page.getByRole('link', { name: /^Minhas/ }).click()
  const card = page.getByRole('article')
  const bar = page.getByRole('group', { name: 'Próximo passo' })
  await expect(bar.getByRole('button', { name: /^Sair para coleta/ })).toBeVisible()

  await context.setOffline(true)
  await bar.getByRole('button', { name: /^Sair para coleta/ }).click()
  await expect(card.getByText('Aguardando conexão').filter({ visible: true })).toBeVisible()
  await expect(card.getByText('Registrar coleta').filter({ visible: true })).toBeVisible()
  await bar.getByRole('button', { name: /^Registrar coleta/ }).click()
  await page.getByRole('button', { name: 'Agora não' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar coleta' }).click()
  await expect(card.getByText('Iniciar rota').filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: /^Em aberto/ }).click()
  const row = page.getByRole('row').filter({ hasText: orderNumber })
  await expect(row.getByText('Aguardando conexão')).toBeVisible()

  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Aguardando conexão')).toHaveCount(0)
  const events = await listEvents(helper, api, operator, orderNumber)
  expect(events.filter(({ deviceTime }) => deviceTime).map(({ to }) => to)).toEqual(['collecting', 'collected'])
  expect(stops).toHaveLength(2)
  await context.close()
  rmSync(folder, { recursive: true })
})
