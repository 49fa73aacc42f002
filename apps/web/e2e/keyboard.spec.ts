import { expectAccessible } from './accessibility.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

test('searches, creates, navigates and lists shortcuts by single keys, except while the user types', async ({
  page,
}) => {
  await openAs(page, 'admin', '/ordens-de-servico')
  await expect(page.getByRole('heading', { level: 1, name: /^Ordens de Serviço/ })).toBeVisible()
  await page.keyboard.press('/')
  const search = page.getByLabel('Buscar ordens', { exact: true })
  await expect(search).toBeFocused()
  await page.keyboard.type('gun?')
  await expect(search).toHaveValue('gun?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await search.fill('')
  await page.getByRole('heading', { level: 1 }).click()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(help.getByText('Abrir comandos')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { level: 1, name: /^Empresas/ })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/ordens-de-servico/criar')
})

test('offers a role only its own shortcuts', async ({ page }) => {
  await openAs(page, 'operator', '/ordens-de-servico')
  await expect(page.getByRole('heading', { level: 1, name: /^Ordens de Serviço/ })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(help).toBeVisible()
  await expect(help.getByText('Empresas')).toBeHidden()
  await expect(page).toHaveURL('/ordens-de-servico')
})

test('finds an order by number and a page by name in the palette', async ({ page }) => {
  const { data } = await (await callApiAs(page, 'manager', 'get', '/v1/service-orders?limit=1')).json()
  const { orderNumber } = data[0]
  await openAs(page, 'manager', '/ordens-de-servico')
  await expect(page.getByRole('heading', { level: 1, name: /^Ordens de Serviço/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Comandos' })
  await palette.getByRole('combobox').fill(orderNumber)
  await expect(palette.getByRole('option', { name: new RegExp(orderNumber) })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()

  await page.getByRole('button', { name: 'Abrir comandos' }).click()
  await palette.getByRole('combobox').fill('localizacoes')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Localizações/ })).toBeVisible()
})

test('stores the theme selected in the account menu', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openAs(page, 'operator', '/ordens-de-servico')
  await expect(page.getByRole('heading', { level: 1, name: /^Ordens de Serviço/ })).toBeVisible()
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitemradio', { name: 'Escuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1, name: /^Ordens de Serviço/ })).toBeVisible()
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitemradio', { name: 'Como o sistema' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('shows a banner while the connection is lost', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await openAs(page, 'operator', '/ordens-de-servico')
  await expect(page.getByRole('table')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Sem conexão.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sem conexão.')).toBeHidden()
})
