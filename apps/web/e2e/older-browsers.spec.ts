import { holdScripts, openBeforeScripts, signInAsAdmin } from './held-scripts.ts'
import { expect, test } from './people.ts'

/** Browsers without the newest functions, such as Safari. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'setHTML')
    Reflect.deleteProperty(window, 'requestIdleCallback')
  }),
)

test('shows a page before its scripts, keeps what it shows, and repeats what was typed and pressed', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico')
  // Not a row: orders of other tests appear while the page starts.
  const table = page.getByRole('table')
  await expect(table.getByRole('link').first()).toBeVisible()
  const element = await table.elementHandle()
  const search = page.getByLabel('Buscar ordens', { exact: true })
  await search.pressSequentially('zzzzqqqq')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await expect(page.locator('[data-early]').getByRole('menu')).toBeVisible()
  const events = page.waitForRequest(/\/v1\/events/)
  release()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await expect(page.locator('[data-early]')).toHaveCount(0)
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('zzzzqqqq')
  await expect(page).toHaveURL(/search=zzzzqqqq/)
  await events
})

test('shows a page of an earlier visit, and then the current data', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/usuarios')
  const row = page.getByRole('table').getByRole('rowheader').first()
  await expect(row).toBeVisible()
  await page.waitForFunction(async (name) => (await (await caches.open(name)).keys()).length > 0, 'malote:pages')
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/usuarios')
  await expect(row).toBeVisible()
  release()
  await page.waitForFunction(() => !document.documentElement.dataset.session)
  await page.getByRole('searchbox').fill('zzzzqqqq')
  await expect(page.getByRole('button', { name: 'Limpar filtros' }).first()).toBeVisible()
})
