import { address, requestOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

test('on a phone all actions but the main one are in one menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openAs(page, 'manager', '/ordens-de-servico')
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Importar', exact: true })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Solicitar entrega' })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Mais ações', exact: true })
  await menu.click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Visões' }).click()
  await page.getByRole('menuitem', { name: 'Salvar esta visão' }).click()
  await expect(page.getByRole('dialog', { name: /visão/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Ver como quadro' }).click()
  await expect(page).toHaveURL(/visao=quadro/)
})

test('on a phone three orders are on the first screen, each with its button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 })
  const reference = `TELA-${Date.now()}`
  for (const contactName of ['Ana', 'Maria Aparecida dos Santos Albuquerque de Oliveira', 'João'])
    await requestOrder(page, 'manager', {
      externalRef: `${reference}-${contactName.length}`,
      dropoffs: [{ contactName, address }],
    })
  await openAs(page, 'operator', `/ordens-de-servico?tab=all&search=${reference}`)
  const cards = page.locator('[data-slot=data-table-row]')
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(2).getByRole('button', { name: /^Aceitar/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Solicitar entrega' })).toBeInViewport({ ratio: 1 })
})

test('on a phone an operator accepts an order in its card, and takes it back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const order = await requestOrder(page, 'manager', {})
  await openAs(page, 'operator', `/ordens-de-servico?tab=all&search=${order.orderNumber}`)
  const card = page.getByRole('row').filter({ hasText: order.orderNumber })
  await card.getByRole('button', { name: `Aceitar ${order.orderNumber}` }).click()
  await expect(card.getByText('Aguardando coleta')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Aceitar/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(card.getByRole('button', { name: /^Aceitar/ })).toBeVisible()
  await expect(page).toHaveURL(/search=/)
})

test('a manager has no acceptance in a card', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const order = await requestOrder(page, 'manager', {})
  await openAs(page, 'manager', `/ordens-de-servico?tab=all&search=${order.orderNumber}`)
  await expect(page.getByRole('row').filter({ hasText: order.orderNumber })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Aceitar/ })).toHaveCount(0)
})
