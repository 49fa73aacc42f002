import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { requestOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

const entry = (page: Page, orderNumber: string) =>
  page.locator('[data-slot=schedule-entry]').filter({ hasText: orderNumber })

/** Opens the calendar on the day of an order's deadline, where only the order matches the search. */
async function openCalendar(page: Page, person: 'operator' | 'admin') {
  const { orderNumber, promisedAt } = await requestOrder(page, person)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date(promisedAt ?? 0))
  await openAs(page, person, `/ordens-de-servico?visao=calendario&search=${orderNumber}&dia=${day}`)
  await expect(entry(page, orderNumber)).toHaveCount(1)
  return { orderNumber, day }
}

test('an order is in the week of its deadline, and opens by keys and by pointer', async ({ page }) => {
  const { orderNumber } = await openCalendar(page, 'operator')
  await expectAccessible(page)
  const orderEntry = entry(page, orderNumber)
  // An entry outside of the visible hours is behind a button.
  const outside = page.getByRole('button', { name: /^1 (antes|depois) das/ })
  if (await outside.isVisible()) await outside.click()
  await orderEntry.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/ordens-de-servico/${orderNumber}`))
  await page.goBack()
  if (await outside.isVisible()) await outside.click()
  await orderEntry.click()
  await expect(page).toHaveURL(new RegExp(`/ordens-de-servico/${orderNumber}`))
})

test('the day and the scale are in the URL, and filters and selection stay in every view', async ({ page }) => {
  const { orderNumber, day } = await openCalendar(page, 'admin')
  await page.getByText('Dia', { exact: true }).last().click()
  await expect(page).toHaveURL(/escala=dia/)
  await expect(entry(page, orderNumber)).toHaveCount(1)
  await page.getByRole('button', { name: 'Próximo dia' }).click()
  await expect(page).not.toHaveURL(new RegExp(`dia=${day}`))
  await expect(page.getByText('Nenhuma ordem neste dia com estes filtros.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nenhuma ordem neste dia com estes filtros.')).toBeVisible()
  await page.getByRole('button', { name: 'Dia anterior' }).click()
  await expect(page).toHaveURL(new RegExp(`dia=${day}`))

  await entry(page, orderNumber).focus()
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Mudar status' })).toBeVisible()
  await page.getByRole('link', { name: 'Tabela', exact: true }).click()
  await expect(page).not.toHaveURL(/visao|escala/)
  await expect(page.getByRole('checkbox', { name: `Selecionar ${orderNumber}` })).toBeChecked()
})

test('today is no parameter of the URL', async ({ page }) => {
  await openAs(page, 'admin', '/ordens-de-servico')
  await page.getByRole('link', { name: 'Calendário', exact: true }).click()
  await expect(page).toHaveURL(/visao=calendario/)
  await page.getByRole('button', { name: 'Próxima semana' }).click()
  await expect(page).toHaveURL(/dia=/)
  await page.getByRole('button', { name: 'Hoje', exact: true }).click()
  await expect(page).not.toHaveURL(/dia=/)
  await expect(page.getByText('hoje', { exact: true })).toBeVisible()
})
