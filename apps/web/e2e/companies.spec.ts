import { callApiAs, expect, openAs, type Person, test } from './people.ts'

const menu: Record<Exclude<Person, 'otherManager'>, (string | RegExp)[]> = {
  operator: ['Ordens de Serviço'],
  manager: ['Ordens de Serviço', 'Usuários', 'Localizações'],
  admin: [
    'Dashboard',
    'Ordens de Serviço',
    'Usuários',
    'Localizações',
    'Empresas',
    'Relatórios',
    /^Metabase/,
    'Configurações',
  ],
}

for (const person of ['operator', 'manager', 'admin'] as const) {
  test(`the ${person} finds in the menu exactly what the role may open`, async ({ page }) => {
    await openAs(page, person, '/ordens-de-servico')
    // The entries for occurrences and for messages to check are there while tests of other files have some.
    const links = page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link')
      .filter({ hasNotText: /A conferir|Ocorrências/ })
    await expect(links).toHaveText(menu[person])
  })
}

test('selects all companies at first, and keeps the selection in every link of the sidebar', async ({ page }) => {
  const companiesRequest = page.waitForRequest((request) => /\/v1\/companies\?/.test(request.url()))
  await openAs(page, 'admin', '/ordens-de-servico')
  const search = new URL((await companiesRequest).url()).searchParams
  expect([search.get('limit'), search.get('page')]).toEqual(['1000', '1'])

  const selector = page.getByRole('combobox', { name: 'Empresa' })
  await expect(selector).toHaveText('Todas as Empresas')
  await selector.click()
  const options = page.getByRole('option')
  await expect(options.first()).toHaveText('Todas as Empresas')
  await options.nth(1).click()
  await expect(page).toHaveURL(/companyId=/)
  const companyId = new URL(page.url()).searchParams.get('companyId')

  const menuLinks = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')
  for (const link of await menuLinks.filter({ hasNotText: 'Metabase' }).all()) {
    expect(await link.getAttribute('href')).toContain(`companyId=${companyId}`)
  }
  // The Metabase URL must not contain the company.
  await expect(menuLinks.filter({ hasText: 'Metabase' })).not.toHaveAttribute('href', /companyId/)
  await page.getByRole('link', { name: 'Usuários' }).click()
  await expect(page).toHaveURL(`/usuarios?companyId=${companyId}`)
  await expect(selector).not.toHaveText('Todas as Empresas')

  await selector.click()
  await page.getByRole('option', { name: 'Todas as Empresas' }).click()
  await expect(page).toHaveURL('/usuarios')
})

test('filters the list by the company selected in the sidebar', async ({ page }) => {
  const { data } = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=1000&page=1')).json()
  await openAs(page, 'admin', `/ordens-de-servico?companyId=${data[0].id}`)
  // The rows of one company do not repeat its name.
  const link = page.getByRole('table').getByRole('link', { name: /^OS-/ }).first()
  const [number] = /OS-[\d-]+/.exec((await link.getAttribute('href')) ?? '') ?? []
  const order = await (await callApiAs(page, 'admin', 'get', `/v1/service-orders/${number}`)).json()
  expect(order.company.name).toBe(data[0].name)
  for (const other of data.slice(1)) await expect(page.getByRole('table')).not.toContainText(other.name)
})

test('shows an order of another company like one that does not exist', async ({ page }) => {
  const { data } = await (await callApiAs(page, 'manager', 'get', '/v1/service-orders?limit=1')).json()
  await openAs(page, 'otherManager', `/ordens-de-servico/${data[0].orderNumber}`)
  await expect(page.getByRole('heading', { name: 'Não encontramos esta página' })).toBeVisible()
  await page.goto('/ordens-de-servico/OS-1999-000000')
  await expect(page.getByRole('heading', { name: 'Não encontramos esta página' })).toBeVisible()
})

test('closes the sidebar, offers to reopen it, and stores its state', async ({ page }) => {
  await openAs(page, 'operator', '/ordens-de-servico')
  const menuLink = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Fechar Sidebar' }).click()
  await expect(menuLink).toBeHidden()
  await page.reload()
  await expect(menuLink).toBeHidden()
  const open = page.getByRole('banner').getByRole('button', { name: 'Abrir Sidebar' })
  await open.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Abrir Sidebar')
  await open.click()
  await expect(menuLink).toBeVisible()
})

test('shows the sidebar as a drawer below 992 px, and closes it on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openAs(page, 'manager', '/ordens-de-servico')
  const menuLinks = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menuLinks).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Abrir Sidebar' }).click()
  await menuLinks.getByRole('link', { name: 'Usuários' }).click()
  await expect(page).toHaveURL('/usuarios')
  await expect(menuLinks).toBeHidden()
})
