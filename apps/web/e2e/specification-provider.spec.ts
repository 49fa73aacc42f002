import { expect, openWithStorage, signIn, test } from './people.ts'
import { account, type SpecificationProvider, startSpecificationProvider } from './specification-provider.ts'

let provider: SpecificationProvider
test.beforeEach(async () => {
  provider = await startSpecificationProvider()
})
test.afterEach(() => provider.stop())

test('fetches the current user once at start-up, before the guards decide', async ({ page }) => {
  await page.goto(`${provider.url}/usuarios`)
  await expect(page).toHaveURL(`${provider.url}/entrar?redirect=%2Fusuarios`)
  expect(provider.requests).toEqual(['GET /v1/users/me'])
  await signIn(page, account)
  await expect(page).toHaveURL(`${provider.url}/usuarios`)

  provider.requests.length = 0
  await page.reload()
  await expect(page.getByRole('table').getByText('Ada Provedora')).toBeVisible()
  expect(provider.requests.filter((call) => call === 'GET /v1/users/me')).toHaveLength(1)
  await page.goto(`${provider.url}/entrar`)
  await expect(page).toHaveURL(`${provider.url}/dashboard`)
})

test('selects a company, and keeps users and companies, by the calls of the specification alone', async ({ page }) => {
  await page.goto(`${provider.url}/empresas`)
  await signIn(page, account)
  const rows = page.getByRole('table')
  await expect(rows.getByText('Padaria da Vila')).toBeVisible()
  await page.getByRole('combobox', { name: 'Empresa' }).click()
  await page.getByRole('option', { name: 'Livraria do Porto' }).click()
  await expect(page).toHaveURL(`${provider.url}/empresas?companyId=${provider.companies[0]?.id}`)

  await page.getByRole('button', { name: 'Cadastrar empresa' }).first().click()
  await page.getByLabel('Nome').fill('Floricultura do Cais')
  await page.getByRole('dialog').getByRole('button', { name: 'Cadastrar empresa' }).click()
  await expect(rows.getByText('Floricultura do Cais')).toBeVisible()

  await rows.getByRole('button', { name: /Ações de Padaria da Vila/ }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByLabel('Nome').fill('Padaria da Vila Nova')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(rows.getByText('Padaria da Vila Nova')).toBeVisible()

  await rows.getByRole('button', { name: /Ações de Floricultura do Cais/ }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await page.getByRole('button', { name: 'Excluir empresa' }).click()
  await expect(rows.getByText('Floricultura do Cais')).toBeHidden()
  expect(provider.companies.map(({ name }) => name)).toEqual(['Livraria do Porto', 'Padaria da Vila Nova'])

  await page.getByRole('link', { name: 'Usuários' }).click()
  // A notification offers this too.
  await page.getByRole('main').getByRole('button', { name: 'Convidar usuário' }).click()
  await page.getByLabel('Nome').fill('Otto Operador')
  await page.getByLabel('E-mail').fill('otto@provedor.example')
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(rows.getByText('Otto Operador')).toBeVisible()
  expect(provider.users.map(({ name }) => name)).toContain('Otto Operador')
})

test('shows on every other page that this provider does not offer it, and signs out', async ({ page }) => {
  await page.goto(`${provider.url}/entrar`)
  await signIn(page, account)
  await expect(page).toHaveURL(`${provider.url}/dashboard`)
  for (const path of ['/dashboard', '/ordens-de-servico', '/localizacoes', '/relatorios', '/configuracoes']) {
    await page.goto(`${provider.url}${path}`)
    await expect(
      page
        .getByRole('main')
        .getByText(/Este provedor não oferece/)
        .first(),
      path,
    ).toBeVisible()
  }
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await expect(page.getByRole('dialog').getByText('Este provedor não oferece esta função.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Sair' }).click()
  await expect(page).toHaveURL(`${provider.url}/entrar`)
  expect(await page.evaluate(() => localStorage.getItem('malote:token'))).toBeNull()
})

test('sends a user whose session has ended to sign-in, and keeps the URL', async ({ page }) => {
  await openWithStorage(page, { 'malote:token': 'unknown' }, `${provider.url}/usuarios`)
  await expect(page).toHaveURL(`${provider.url}/entrar?redirect=%2Fusuarios`)
})
