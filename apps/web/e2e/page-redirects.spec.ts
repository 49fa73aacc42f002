import { holdScripts, openBeforeScripts } from './held-scripts.ts'
import { expect, getAccount, openAs, test } from './people.ts'

// The server follows the redirects, so that these pages appear as early as others.
for (const [role, width, path, url] of [
  ['admin', 1440, '/', '/dashboard'],
  ['operator', 1440, '/', '/ordens-de-servico'],
  ['operator', 1440, '/dashboard', '/ordens-de-servico'],
  ['operator', 375, '/ordens-de-servico', '/ordens-de-servico?tab=mine'],
  ['operator', 375, '/', '/ordens-de-servico?tab=mine'],
] as const) {
  test(`shows ${url} before its scripts, for ${path} as ${role} at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    const { email, password } = getAccount(role)
    const { token } = await (await page.request.post('/v1/auth/login', { data: { email, password } })).json()
    await page.addInitScript((stored) => localStorage.setItem('malote:token', stored), token)
    const release = await holdScripts(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await openBeforeScripts(page, path)
    const heading = page.getByRole('heading', { level: 1, name: /^(?:Ordens de Serviço|Dashboard)/ })
    await expect(heading).toBeVisible()
    await expect(page).toHaveURL(url)
    await expect(page.locator('main a[href*="/OS-"]').first()).toBeVisible()
    const element = await heading.elementHandle()
    release()
    await page.waitForFunction(() => !document.documentElement.dataset.session)
    expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true)
    expect(requested.join()).not.toContain('/v1/service-orders?')
    await expect(page).toHaveURL(url)
  })
}

test('redirects from a page that the role may not open', async ({ page }) => {
  await openAs(page, 'operator', '/dashboard')
  await expect(page).toHaveURL('/ordens-de-servico')
  await expect(page.locator('tbody th a').first()).toBeVisible()
})
