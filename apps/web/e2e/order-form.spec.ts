import type { Locator, Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { address, paulistaAddress, requestOrder } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Focuses a control with the Tab key. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}.`)
}

test('requests an order by keyboard only, from the list to its page', async ({ page }) => {
  test.setTimeout(120_000)
  await page.route('**/v1/postal-codes/*', (route) => route.fulfill({ json: paulistaAddress }))
  await openAs(page, 'manager', '/ordens-de-servico')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar entrega' })).toBeVisible()
  for (const [name, contact] of [
    ['Coleta', 'Ana Souza'],
    ['Entrega', `Teclado ${Date.now()}`],
  ] as const) {
    const stop = section(page, name)
    await tabTo(page, stop.getByLabel('Contato no local'))
    await page.keyboard.type(contact)
    await tabTo(page, stop.getByLabel('CEP', { exact: false }))
    await page.keyboard.type('01310100')
    await expect(stop.getByText('Endereço preenchido pelo CEP. Falta o número.')).toBeVisible()
    await tabTo(page, stop.getByLabel('Número'))
    await page.keyboard.type('1578')
  }
  const when = section(page, 'Quando').getByRole('group', { name: 'Coleta' })
  await tabTo(page, when.getByRole('button', { name: 'Amanhã de manhã' }))
  await page.keyboard.press('Space')
  await expect(when.getByLabel('Das')).toHaveValue('08:00')
  await tabTo(page, page.getByRole('button', { name: 'Solicitar entrega' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
  await expect(page.getByRole('heading', { level: 1, name: /^OS-/ })).toBeVisible()
})

test('shows, copies, reorders and requests the largest possible order, with 20 drop-offs and 100 items', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const companies = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=50')).json()
  const roomy = companies.data.find(
    ({ policy }: { policy?: { maximumDropoffs?: number } }) => (policy?.maximumDropoffs ?? 20) >= 20,
  )
  const created = await callApiAs(page, 'admin', 'post', '/v1/service-orders', {
    companyId: roomy.id,
    pickup: { contactName: 'Expedição', address },
    dropoffs: Array.from({ length: 20 }, (_, index) => ({
      contactName: `${'Destinatária de Nome Muito Comprido '.repeat(3).slice(0, 100)} ${index + 1}`,
      address: { ...address, number: String(index + 1) },
    })),
    items: Array.from({ length: 100 }, (_, index) => ({ description: `Caixa 📦 ${index + 1}`, quantity: 1 })),
  })
  expect(created.status(), await created.text()).toBe(201)
  const { orderNumber } = await created.json()
  await openAs(page, 'admin', `/ordens-de-servico/${orderNumber}`)
  await expect(page.getByText('Caixa 📦 100')).toBeVisible()
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await sideways()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 375, height: 900 })
  expect(await sideways(), 'on a phone').toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(`/ordens-de-servico/criar?de=${orderNumber}`)
  const contact = (stop: string) => section(page, stop).getByLabel('Contato no local')
  await expect(contact('Entrega 20')).toHaveValue(/ 20$/)
  await expect(page.getByRole('group', { name: 'Item 100' })).toBeVisible()
  await expect(page.getByText('Uma ordem leva até 20 entregas.')).toBeVisible()
  expect(await sideways(), 'the form').toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Subir entrega 20' }).press('Enter')
  await expect(contact('Entrega 19')).toHaveValue(/ 20$/)
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
  await expect(page.getByText('Caixa 📦 100')).toBeVisible()
})

test('reorders drop-offs by dragging them in the summary', async ({ page }) => {
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  await section(page, 'Entrega').getByLabel('Contato no local').fill('Primeira')
  await page.getByRole('button', { name: 'Adicionar outra entrega' }).click()
  await section(page, 'Entrega 2').getByLabel('Contato no local').fill('Segunda')
  const rows = section(page, 'Resumo').getByRole('listitem')
  await rows.filter({ hasText: 'Segunda' }).dragTo(rows.filter({ hasText: 'Primeira' }))
  await expect(section(page, 'Entrega 1').getByLabel('Contato no local')).toHaveValue('Segunda')
  await expect(section(page, 'Entrega 2').getByLabel('Contato no local')).toHaveValue('Primeira')
})

test('an item states its drop-off of several, and follows it when the route changes', async ({ page }) => {
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  await page.getByRole('button', { name: 'Adicionar item' }).click()
  const item = page.getByRole('group', { name: 'Item 1' })
  await expect(item.getByLabel('Entrega')).toHaveCount(0)
  await page.getByRole('button', { name: 'Adicionar outra entrega' }).click()
  await item.getByLabel('Entrega').click()
  await page.getByRole('option', { name: 'Entrega 2' }).click()
  await page.getByRole('button', { name: 'Subir entrega 2' }).click()
  await expect(item.getByLabel('Entrega')).toHaveText('Entrega 1')
  await item.getByLabel('Descrição').fill('Caixa')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
  const orderNumber = new URL(page.url()).pathname.split('/').at(-1)
  const order = await (await callApiAs(page, 'manager', 'get', `/v1/service-orders/${orderNumber}`)).json()
  expect(order.items).toMatchObject([{ description: 'Caixa', dropoff: 1 }])
})

test('removes invisible characters of a word processor from a text', async ({ page }) => {
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  const stop = section(page, 'Entrega')
  const pasted = '\u00a0\u201cZ\u00e9lia\u00a0Prado\u201d\u200b\ufeff'
  await stop.getByLabel('Contato no local').fill(pasted)
  await page.getByLabel('Observações para o entregador').fill('Port\u00e3o azul\u2028campainha\u00a02\u200b')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL(/\/ordens-de-servico\/OS-/)
  const orderNumber = new URL(page.url()).pathname.split('/').at(-1)
  const order = await (await callApiAs(page, 'manager', 'get', `/v1/service-orders/${orderNumber}`)).json()
  const texts = [order.stops.at(-1).contactName, order.notes]
  expect(texts.join('')).not.toMatch(/[\u200b\ufeff\u2028]/)
  expect(order.stops.at(-1).contactName).toContain('Zélia')
})

test('list, form and their layers have no accessibility violation', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = (what: string) => expectAccessibleEverywhere(page, what)
  await requestOrder(page, 'manager', { priority: 'urgent' })
  await openAs(page, 'admin', '/ordens-de-servico?tab=open&priority=urgent')
  await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toBeEnabled()
  await check('filtered list')
  await page.getByRole('button', { name: 'Visões' }).click()
  await page.getByRole('menuitem', { name: 'Salvar esta visão' }).click()
  await expect(page.getByRole('dialog', { name: 'Salvar esta visão' })).toBeVisible()
  await check('save a view')
  await page.goto('/ordens-de-servico?tab=open')
  await page.getByRole('checkbox').nth(1).check()
  await check('selection')
  await page.getByRole('button', { name: 'Cancelar ordem' }).click()
  await expect(page.getByRole('dialog', { name: /^Cancelar ordem/ })).toBeVisible()
  await check('bulk dialog')

  await page.goto('/ordens-de-servico/criar')
  await page.getByRole('button', { name: 'Solicitar entrega' }).click()
  await expect(page.getByRole('group', { name: /^Corrija \d+ erros/ })).toBeVisible()
  await check('form with errors')
})
