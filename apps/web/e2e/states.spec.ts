import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { expect, getAccount, openAs, openOwnAs, openWithStorage, signIn, test } from './people.ts'

const state = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title })

test('shows an error page with a link for missing and for forbidden pages', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 403/)
  await openAs(page, 'manager', '/ordens-de-servico/OS-2020-999999')
  await expect(state(page, 'Não encontramos esta ordem').or(state(page, 'Não encontramos esta página'))).toBeVisible()

  // A user whose role was changed while the page was open: the app has the old role, the server the new one.
  await openAs(page, 'admin', '/ordens-de-servico')
  await expect(page.getByRole('table')).toBeVisible()
  // The changed response is for the browser, so the page must not come from the server.
  await page.route('**/pagina', (route) => route.fulfill({ status: 404 }))
  await page.route('**/v1/settings', async (route) => {
    const response = await page.request.get('/v1/settings', {
      headers: { authorization: `Bearer ${await operatorToken(page)}` },
    })
    await route.fulfill({ response })
  })
  await page.goto('/configuracoes')
  await expect(state(page, 'Seu perfil não abre esta página')).toBeVisible()
  await expectAccessibleEverywhere(page, 'no permission')
  await page.getByRole('link', { name: 'Ver ordens de serviço' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Ordens de Serviço/ })).toBeVisible()
})

async function operatorToken(page: Page): Promise<string> {
  const { email, password } = getAccount('operator')
  return (await (await page.request.post('/v1/auth/login', { data: { email, password } })).json()).token
}

test('shows a banner for a slow request, and retries it on demand', async ({ page }) => {
  await page.clock.install()
  await openAs(page, 'admin', '/ordens-de-servico')
  await expect(page.getByRole('table')).toBeVisible()
  let requestCount = 0
  await page.route('**/v1/companies?*page=1&limit=25*', async (route) => {
    requestCount++
    // The first request stays pending.
    if (requestCount > 1) await route.continue()
  })
  await page.getByRole('link', { name: 'Empresas' }).click()
  const slowBanner = page.getByRole('status').filter({ hasText: 'Está demorando mais que o normal para carregar.' })
  await expect.poll(() => requestCount).toBe(1)
  // The page's clock also runs in real time, so the test does not assert the absence of the banner before.
  await page.clock.runFor(8000)
  await expect(slowBanner).toBeVisible()
  await expectAccessibleEverywhere(page, 'slow')
  await slowBanner.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('table', { name: 'Empresas' }).getByRole('rowheader').first()).toBeVisible()
  await expect(slowBanner).toBeHidden()
})

test('shows a message while the code of the app loads slowly', async ({ page }) => {
  await page.goto('/icone.svg')
  await page.evaluate(() => localStorage.setItem('malote:token', 'qualquer'))
  // The code never loads, so only styles can show the message.
  await page.route('**/assets/*.js', () => undefined)
  const slowText = page.getByText('Está demorando mais que o normal.')
  for (const path of ['/ordens-de-servico', '/entrar']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(slowText).toBeHidden()
    // The delay is a CSS animation, which the test finishes instead of waiting.
    await slowText.evaluate((text) => {
      for (const wait of text.parentElement?.getAnimations() ?? []) wait.finish()
    })
    await expect(slowText).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('malote:token'))
  }
})

test('reports an ended session on the sign-in page until the user leaves it', async ({ page }) => {
  // The first response that reports it is another request's, which cancels this one.
  await page.route('**/v1/users/me', async (route) => {
    if (await page.evaluate(() => localStorage.getItem('malote:token'))) {
      await page.waitForFunction(() => !localStorage.getItem('malote:token'))
    }
    await route.continue().catch(() => undefined)
  })
  await openWithStorage(page, { 'malote:token': 'a'.repeat(43) }, '/ordens-de-servico?tab=open')
  const endedText = page.getByText('Sua sessão terminou. Entre de novo para continuar de onde parou.')
  await expect(endedText).toBeVisible()
  await expectAccessibleEverywhere(page, 'session ended')
  await signIn(page, getAccount('operator'))
  await expect(page).toHaveURL('/ordens-de-servico?tab=open')
  await expect(endedText).toBeHidden()
})

test.describe('with a separate server', () => {
  let api: RunningApi
  test.beforeAll(async () => {
    api = await startOwnApi('states')
  })
  test.afterAll(() => api.dispose())

  test('shows an unreachable page or maintenance, and opens the page when the API responds', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_|Failed to (?:fetch|load)|status of 50[234]|dynamically imported module/)
    await openOwnAs(page, api, 'admin', '/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

    await test.step('shows maintenance behind a gateway without a backend', async () => {
      await page.route('**/v1/**', (route) => route.fulfill({ status: 503, body: '<html>Service Unavailable</html>' }))
      await page.getByRole('link', { name: 'Relatórios' }).click()
      await expect(state(page, 'O Malote está em manutenção')).toBeVisible()
      await expectAccessibleEverywhere(page, 'maintenance')
      await page.unroute('**/v1/**')
      await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible({ timeout: 20_000 })
    })

    await test.step('reports a chunk that could not be loaded without a server, and keeps the page', async () => {
      await api.stop()
      await page.getByRole('link', { name: 'Configurações' }).click()
      await expect(
        state(page, 'Sem conexão com o Malote').or(state(page, 'Esta página não chegou inteira')),
      ).toBeVisible()
      await expectAccessibleEverywhere(page, 'unreachable')
      await api.restart()
      await page.getByRole('button', { name: /^(?:Tentar|Carregar) de novo$/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible({ timeout: 20_000 })
    })
  })
})
