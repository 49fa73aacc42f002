import { callApiAs, expect, getAccount, openAs, type Person, signIn, test } from './people.ts'

const adminPages = ['/dashboard', '/empresas', '/relatorios', '/configuracoes', '/titulares']
const managerPages = ['/usuarios', '/localizacoes']
const orderPages = ['/ordens-de-servico', '/ordens-de-servico/criar', '/perfil', '/meus-dados']
const guestPages = ['/entrar', '/recuperar-senha']
const publicPages = ['/termos-de-uso', '/politica-de-privacidade', '/seus-dados']

/** The pages that each role may open (specification, sections 2 and 6). */
const allowed: Record<Exclude<Person, 'otherManager'>, string[]> = {
  operator: orderPages,
  manager: [...orderPages, ...managerPages],
  admin: [...orderPages, ...managerPages, ...adminPages],
}

for (const person of ['operator', 'manager', 'admin'] as const) {
  const home = person === 'admin' ? '/dashboard' : '/ordens-de-servico'

  test(`opens the pages of the ${person}, and redirects others to the list of orders`, async ({ page }) => {
    await openAs(page, person, '/icone.svg')
    for (const path of [...orderPages, ...managerPages, ...adminPages]) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page, path).toHaveURL(allowed[person].includes(path) ? path : '/ordens-de-servico')
    }
  })

  test(`redirects the signed-in ${person} from guest pages and unknown addresses to the home page of the role`, async ({
    page,
  }) => {
    await openAs(page, person, '/icone.svg')
    for (const path of [...guestPages, '/nao-existe', '/nao/existe?mesmo=1', '/']) {
      await page.goto(path)
      await expect(page, path).toHaveURL(home)
    }
  })
}

test('redirects every guarded page to sign-in without a session, and keeps its URL', async ({ page }) => {
  for (const path of [...orderPages, ...managerPages, ...adminPages, '/ordens-de-servico/OS-2026-000001?a=b']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe('/entrar')
    // The dashboard is the default target, so it is not added to the URL.
    expect(searchParams.get('redirect')).toBe(path === '/dashboard' ? null : path)
  }
})

test('opens public pages without a session', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await openAs(page, 'operator', '/termos-de-uso')
  await expect(page).toHaveURL('/termos-de-uso')
})

test('opens the requested page with its search after sign-in', async ({ page }) => {
  await page.goto('/ordens-de-servico?tab=done&search=caixa')
  await signIn(page, getAccount('operator'))
  await expect(page).toHaveURL('/ordens-de-servico?tab=done&search=caixa')
  await expect(page.getByLabel('Buscar ordens')).toHaveValue('caixa')
})

test('does not return to sign-in with the back button', async ({ page }) => {
  await page.goto('/termos-de-uso')
  await page.goto('/entrar')
  await signIn(page, getAccount('operator'))
  await expect(page).toHaveURL('/ordens-de-servico')
  await page.goBack()
  await expect(page).toHaveURL('/termos-de-uso')
})

for (const hostile of [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  '/sair',
  '/entrar?redirect=/entrar',
]) {
  test(`a hostile redirect falls back to the dashboard: ${hostile}`, async ({ page, baseURL }) => {
    await page.goto(`/?redirect=${encodeURIComponent(decodeURIComponent(hostile))}`)
    await signIn(page, getAccount('admin'))
    await expect(page).toHaveURL(`${baseURL}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
}

const unknownCompany = '0190e1c2-0000-7000-8000-000000000001'

test('adds the company in the URL of / to the redirect target', async ({ page }) => {
  await openAs(page, 'admin', `/?companyId=${unknownCompany}&redirect=/ordens-de-servico`)
  await expect(page).toHaveURL(`/ordens-de-servico?companyId=${unknownCompany}`)
})

test('keeps the company in the URL of / for a guest until after sign-in', async ({ page }) => {
  const { data } = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=1')).json()
  await page.goto(`/?companyId=${data[0].id}&redirect=/usuarios`)
  await signIn(page, getAccount('admin'))
  await expect(page).toHaveURL(`/usuarios?companyId=${data[0].id}`)
})

test('offers all companies when the company in the URL is unknown to the user', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/)
  await openAs(page, 'manager', `/ordens-de-servico?tab=open&companyId=${unknownCompany}`)
  await expect(page.getByRole('heading', { name: 'Empresa não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas as empresas' }).click()
  await expect(page).toHaveURL('/ordens-de-servico?tab=open')
  await expect(page.getByRole('table')).toBeVisible()
})

test('ignores hostile search parameters', async ({ page }) => {
  await openAs(page, 'admin', '/ordens-de-servico?tab=%00&page=-1&sort=drop&companyId=x&search=%F0%9F%8D%87')
  await expect(page.getByRole('heading', { name: /^Ordens de Serviço/ })).toBeVisible()
  await page.goto('/ordens-de-servico?page=999999')
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto('/relatorios?relatorio=x&from=ontem')
  await expect(page.getByRole('heading', { name: 'Relatórios' })).toBeVisible()
})
