import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { requestOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, orderNumber: string) =>
  page.locator('[data-slot=board-card]').filter({ hasText: orderNumber })

async function openBoard(page: Page, person: 'operator' | 'manager') {
  const { orderNumber } = await requestOrder(page, person)
  await openAs(page, person, `/ordens-de-servico?visao=quadro&tab=open&search=${orderNumber}`)
  await expect(card(page, orderNumber)).toBeVisible()
  return orderNumber
}

test('a courier accepts an order by drag, goes to the pickup by keys, and undoes it', async ({ page }) => {
  const orderNumber = await openBoard(page, 'operator')
  await expectAccessible(page)

  await card(page, orderNumber).dragTo(column(page, 'Aguardando coleta'))
  await expect(page.getByText('Ordem aceita.')).toBeVisible()
  await expect(column(page, 'Aguardando coleta').getByText(orderNumber)).toBeVisible()

  await card(page, orderNumber).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('A caminho da coleta.', { exact: true })).toBeVisible()
  await expect(column(page, 'A caminho da coleta').getByText(orderNumber)).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(column(page, 'Aguardando coleta').getByText(orderNumber)).toBeVisible()
})

test('a step that needs data opens its dialog, and a forbidden column states why', async ({ page }) => {
  const orderNumber = await openBoard(page, 'manager')

  await card(page, orderNumber).hover()
  await page.mouse.down()
  await column(page, 'Aguardando coleta').hover()
  await column(page, 'Aguardando coleta').hover()
  await expect(column(page, 'Aguardando coleta').getByText('Seu perfil não permite este passo.')).toBeVisible()
  await page.mouse.up()
  await expect(column(page, 'Solicitada').getByText(orderNumber)).toBeVisible()

  await card(page, orderNumber).focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Cancelar ordem' }).click()
  const dialog = page.getByRole('dialog', { name: /Cancelar ordem/ })
  await dialog.getByRole('button', { name: 'Manter ordem' }).click()
  await expect(column(page, 'Solicitada').getByText(orderNumber)).toBeVisible()
})

test('the view is in the URL and keeps filters and selection', async ({ page }) => {
  const { orderNumber } = await requestOrder(page, 'admin')
  await openAs(page, 'admin', `/ordens-de-servico?tab=open&search=${orderNumber}`)
  await page.getByRole('link', { name: 'Quadro', exact: true }).click()
  await expect(page).toHaveURL(/visao=quadro/)
  await expect(page).toHaveURL(new RegExp(`search=${orderNumber}`))
  await page.getByRole('checkbox', { name: `Selecionar ${orderNumber}` }).check()
  await expect(page.getByRole('button', { name: 'Mudar status' })).toBeVisible()
  await page.getByRole('link', { name: 'Tabela', exact: true }).click()
  await expect(page).not.toHaveURL(/visao/)
  await expect(page.getByRole('checkbox', { name: `Selecionar ${orderNumber}` })).toBeChecked()
})
