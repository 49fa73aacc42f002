import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { deliverOrder } from './orders.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

/** A picture of 96 × 32 pixels, of one color. */
const draw = (base64: string) => ({
  name: 'logotipo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(base64, 'base64'),
})
const green = draw(
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAAAgCAMAAADaHo1mAAAAA1BMVEUUb0bBj6W7AAAACXBIWXMAAAsTAAALEwEAmpwYAAAAGklEQVRIie3BAQ0AAADCoPdP7WYOoAAAALoBDCAAARbatHcAAAAASUVORK5CYII=',
)
const red = draw(
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAAAgCAMAAADaHo1mAAAAA1BMVEWqRCIy4C6JAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAGklEQVRIie3BAQ0AAADCoPdP7WYOoAAAALoBDCAAARbatHcAAAAASUVORK5CYII=',
)

/** Waits for a picture that is loaded: a broken one has no width. */
const expectPicture = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96)

const openCard = async (page: Page) => {
  await openAs(page, 'admin', '/configuracoes')
  return page.getByRole('region', { name: 'Logotipo da organização' })
}

test('an admin sets the logos, which the receipt of a delivery and its public pages show', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const { orderNumber, company } = await deliverOrder(page)
  const card = await openCard(page)
  const field = card.getByLabel(/^(?:Logotipo|Trocar o logotipo)$/)
  await field.setInputFiles({ name: 'logotipo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(field).toHaveAccessibleDescription(/SVG pode conter scripts/)
  await field.setInputFiles({ ...green, buffer: Buffer.from('This is no picture.') })
  await expect(field).toHaveAccessibleDescription(/Envie o logotipo como PNG, JPG ou WEBP/)
  await field.setInputFiles(green)
  await expect(page.getByText('Logotipo salvo.')).toBeVisible()
  await expectPicture(card.getByRole('figure').locator('img'))
  await expectAccessible(page)

  await openAs(page, 'admin', `/empresas?search=${encodeURIComponent(company.name)}`)
  const row = page.getByRole('row').filter({ hasText: company.name })
  await row.getByRole('button', { name: /^Ações/ }).click()
  await page.getByRole('menuitem', { name: 'Editar empresa' }).click()
  const drawer = page.getByRole('dialog', { name: `Editar ${company.name}` })
  await drawer.getByLabel(/^(?:Logotipo|Trocar o logotipo)$/).setInputFiles(red)
  await expect(drawer.getByText(`Logotipo de ${company.name}`)).toBeVisible()

  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}/recibo`)
  const sheet = page.getByRole('article')
  const logos = sheet.locator('[data-slot=logo-picture] img')
  await expect(logos).toHaveCount(2)
  for (const logo of await logos.all()) await expectPicture(logo)
  await expect(logos.nth(1)).toHaveAttribute('alt', company.name)
  const link = sheet.getByRole('link', { name: /\/verificar\// })
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url())
  const created = await callApiAs(page, 'manager', 'post', `/v1/service-orders/${orderNumber}/evidence-links`, {})
  const { url } = await created.json()

  const guest = await browser.newPage()
  for (const path of [pathname, new URL(url).pathname]) {
    await guest.goto(path)
    const header = guest.getByRole('banner').getByRole('img')
    await expect(header).toHaveCount(2)
    for (const logo of await header.all()) await expectPicture(logo)
  }
  await guest.close()

  const reopened = await openCard(page)
  await reopened.getByRole('button', { name: 'Remover logotipo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover logotipo' }).click()
  await expect(page.getByText('Logotipo removido.')).toBeVisible()
  await expect(reopened.getByRole('figure')).toHaveCount(0)
  await openAs(page, 'manager', `/ordens-de-servico/${orderNumber}/recibo`)
  await expect(logos).toHaveCount(1)
  await expect(sheet.getByText('Malote', { exact: true })).toBeVisible()
  await callApiAs(page, 'admin', 'delete', `/v1/companies/${company.id}/logo`)
})

test('a manager sets the logo of the company', async ({ page }) => {
  await openAs(page, 'otherManager', '/comprovantes')
  const card = page.getByRole('region', { name: 'Logotipo nos comprovantes' })
  await card.getByLabel('Logotipo', { exact: true }).setInputFiles(red)
  await expect(page.getByText('Logotipo salvo.')).toBeVisible()
  await expectPicture(card.getByRole('figure').locator('img'))
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Remover logotipo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover logotipo' }).click()
  await expect(card.getByRole('figure')).toHaveCount(0)
  await expect(card.getByLabel('Logotipo', { exact: true })).toBeEnabled()
})
