import { type RunningApi, startOwnApi } from './api-process.ts'
import { expect, signIn, test } from './people.ts'

// One after the other: both take the same server away.
test.describe.configure({ mode: 'default' })

let api: RunningApi
test.beforeAll(async () => {
  api = await startOwnApi('outage')
})
test.afterAll(() => api.dispose())

test('an API that goes away is told, keeps what was typed, and picks up again when it is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION|Failed to fetch|Failed to load resource/)
  const account = api.accounts.find(({ role }) => role === 'operator')
  if (!account) throw new Error('no operator')
  await page.goto(`${api.url}/entrar`)
  await signIn(page, account)
  await expect(page.getByRole('table')).toBeVisible()

  await api.stop()
  await page.getByRole('link', { name: /Em andamento/ }).click()
  await expect(
    page.getByText('Não foi possível falar com o servidor. Verifique a conexão e tente de novo.'),
  ).toBeVisible()

  await api.restart()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('link', { name: /Em andamento/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('table').or(page.getByText('Nenhuma ordem com estes filtros'))).toBeVisible()
})

test('signing in while the API is away keeps the e-mail and says what to do', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION|Failed to load resource/)
  // The page has arrived whole before its server goes away; its code comes from the same place.
  await page.goto(`${api.url}/entrar`, { waitUntil: 'networkidle' })
  await api.stop()
  await signIn(page, { email: 'ana@malote.example', password: 'qualquer senha' })
  await expect(page.getByRole('alert')).toContainText('Não foi possível falar com o servidor.')
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@malote.example')
  await api.restart()
})
