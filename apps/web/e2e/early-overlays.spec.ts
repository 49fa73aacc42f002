import type { Page } from '@playwright/test'
import { holdScripts, openBeforeScripts, signInAsAdmin } from './held-scripts.ts'
import { expect, test } from './people.ts'

/** Opens a page of the admin whose scripts wait. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, path)
  return release
}

/** Waits until the application has carried out what the user did, and has replaced the overlays of the server. */
async function waitForApplication(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-session', /./)
  await page.waitForFunction(() => {
    const { maloteInput } = window as unknown as { maloteInput: { actions: unknown[] } }
    return maloteInput.actions.length === 0 && !document.querySelector('body > [data-early]')
  })
}

const getChip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('opens the account menu before the scripts, which then belongs to the application', async ({ page }) => {
  const release = await openWithoutScripts(page, '/dashboard')
  const trigger = page.getByRole('button', { name: /^Conta de/ })
  const menu = page.getByRole('menu')
  await trigger.click()
  await expect(menu.getByRole('menuitem', { name: 'Meu perfil' })).toBeVisible()
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  const early = await menu.boundingBox()
  release()
  await waitForApplication(page)
  await expect(menu).toHaveCount(1)
  // At the same place.
  expect(await menu.boundingBox()).toEqual(early)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('follows a link of a menu before the scripts', async ({ page }) => {
  await openWithoutScripts(page, '/dashboard')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Meu perfil' }).click()
  await expect(page).toHaveURL('/perfil')
})

test('carries out the item of a row that is pressed before the scripts', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await openWithoutScripts(page, '/ordens-de-servico')
  const row = page.getByRole('row').nth(2)
  const [number] = /OS-\d{4}-\d+/.exec((await row.getByRole('rowheader').textContent()) ?? '') ?? []
  await row.getByRole('button', { name: /^Ações/ }).click()
  const item = page.getByRole('menuitem', { name: 'Copiar número' })
  await item.click()
  await expect(item).toHaveCSS('opacity', '0.55')
  release()
  await expect(page.getByText(`${number} copiado.`)).toBeVisible()
  await expect(page.getByRole('menu')).toBeHidden()
})

test('applies the options that are chosen in filters before the scripts', async ({ page }) => {
  const release = await openWithoutScripts(page, '/ordens-de-servico')
  await getChip(page, 'Status').click()
  const panel = page.getByRole('dialog', { name: 'Status' })
  await panel.getByRole('checkbox', { name: 'Solicitada', exact: true }).click()
  await panel.getByRole('checkbox', { name: 'Entregue', exact: true }).click()
  release()
  await expect(page).toHaveURL(/status=/)
  await waitForApplication(page)
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect(new URL(page.url()).searchParams.get('status')).toContain('delivered')
})

test('applies a period that is chosen before the scripts', async ({ page }) => {
  const release = await openWithoutScripts(page, '/ordens-de-servico')
  await getChip(page, 'Período').click()
  await page.getByRole('radio', { name: 'Últimos 7 dias' }).click()
  release()
  await expect(page).toHaveURL(/period=last7/)
  await waitForApplication(page)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('closes by Esc, a second press, a press outside and another menu before the scripts', async ({ page }) => {
  const release = await openWithoutScripts(page, '/ordens-de-servico')
  const panel = page.getByRole('dialog', { name: 'Período' })
  const period = getChip(page, 'Período')
  const closings = [
    () => page.keyboard.press('Escape'),
    () => period.click(),
    () => page.getByRole('heading', { level: 1 }).click(),
    () => page.getByRole('button', { name: /^Conta de/ }).click(),
  ]
  for (const close of closings) {
    await period.click()
    await expect(panel).toBeVisible()
    await close()
    await expect(panel).toBeHidden()
    await expect(period).toHaveAttribute('aria-expanded', 'false')
  }
  await expect(page.getByRole('menu')).toBeVisible()
  release()
  await waitForApplication(page)
  // Only the last one is still open.
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(panel).toBeHidden()
})

test('opens inside of the window of a phone before the scripts', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openWithoutScripts(page, '/dashboard')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  const box = await page.getByRole('menu').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(8)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(367)
})

test('shows and hides the password before the scripts', async ({ page }) => {
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/entrar')
  const password = page.getByLabel('Senha', { exact: true })
  await password.pressSequentially('lua cheia')
  const show = page.getByRole('button', { name: 'Mostrar senha' })
  await show.click()
  await expect(password).toHaveAttribute('type', 'text')
  await show.click()
  await expect(password).toHaveAttribute('type', 'password')
  await show.click()
  release()
  await expect(page.getByRole('button', { name: 'Ocultar senha' })).toBeVisible()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('lua cheia')
})
