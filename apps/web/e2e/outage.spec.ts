import { type RunningApi, startOwnApi } from './api-process.ts'
import { expect, openOwnAs, signIn, test } from './people.ts'

// Serial, because both tests stop the same server.
test.describe.configure({ mode: 'default' })

let api: RunningApi
test.beforeAll(async () => {
  api = await startOwnApi('outage')
})
test.afterAll(() => api.dispose())

test('reports an unreachable API, keeps the input, and continues when the API is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION|Failed to fetch|Failed to load resource/)
  await openOwnAs(page, api, 'operator', '/ordens-de-servico')
  await expect(page.getByRole('table')).toBeVisible()

  await api.stop()
  await page.getByRole('link', { name: /Em andamento/ }).click()
  await expect(
    page.getByText('Não foi possível falar com o servidor. Verifique a conexão e tente de novo.'),
  ).toBeVisible()

  await api.restart()
  const list = page.getByRole('table').or(page.getByText('Nenhuma ordem com estes filtros'))
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  // The page tries again by itself, too: every 20 seconds, which a busy machine needs for the restart.
  await Promise.race([retry.click().catch(() => undefined), list.waitFor()])
  await expect(page.getByRole('link', { name: /Em andamento/ })).toHaveAttribute('aria-current', 'page')
  await expect(list).toBeVisible()
})

test('keeps the e-mail when sign-in fails because the API is unreachable, and explains what to do', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION|Failed to load resource/)
  // The page must be loaded before its server stops, because the server also serves its code.
  await page.goto(`${api.url}/entrar`, { waitUntil: 'networkidle' })
  await api.stop()
  await signIn(page, { email: 'ana@malote.example', password: 'qualquer senha' })
  await expect(page.getByRole('alert')).toContainText('Não foi possível falar com o servidor.')
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@malote.example')
  await api.restart()
})

test('keeps the page when the later entries of the menu cannot be loaded', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch|Failed to load resource/)
  await page.route('**/assets/{inbox,occurrences}-link-*.js', (route) => route.abort())
  const failed = Promise.all(
    ['inbox-link', 'occurrences-link'].map((name) =>
      page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes(name) }),
    ),
  )
  await openOwnAs(page, api, 'admin', '/ordens-de-servico')
  await failed
  await page.getByRole('link', { name: /Em andamento/ }).click()
  await expect(page.getByRole('link', { name: /Em andamento/ })).toHaveAttribute('aria-current', 'page')
})
