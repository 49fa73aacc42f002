import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { callApiAs, createUser, expect, getAccount, openAs, type Person, test, testPassword } from './people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Usuários/ })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function openUsers(page: Page, person: Person, search = '') {
  await openAs(page, person, `/usuarios${search}`)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
}

async function companyNamed(page: Page, name: string): Promise<string> {
  const { data } = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=1000')).json()
  return data.find((company: { name: string }) => company.name === name).id
}

async function selectAction(page: Page, name: string, action: string) {
  await row(page, name)
    .getByRole('button', { name: /^Ações/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('keeps input and focus when the corrected form cannot be sent', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/)
  await openUsers(page, 'admin')
  await page.getByRole('button', { name: 'Convidar usuário' }).click()
  const drawer = page.getByRole('dialog', { name: 'Convidar usuário' })
  const send = drawer.getByRole('button', { name: 'Enviar convite' })
  await send.click()
  await expect(drawer.getByRole('group', { name: /^Corrija/ })).toBeFocused()
  await drawer.getByLabel('Nome').fill('Zuleica Moraes')
  await drawer.getByLabel('E-mail').fill('zuleica@e2e.example')
  await page.route('**/v1/users', (route) => route.abort('connectionrefused'))
  await send.click()
  await expect(drawer.getByRole('alert')).toContainText('Não foi possível falar com o servidor.')
  await expect(send).toBeFocused()
  await expect(drawer.getByLabel('Nome')).toHaveValue('Zuleica Moraes')
})

test('invites a user by keyboard only, and lists the invitation', async ({ page }) => {
  const email = `zuleica.${Date.now()}@e2e.example`
  await openUsers(page, 'admin')
  await page.getByRole('button', { name: 'Convidar usuário' }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Convidar usuário' })
  await expect(drawer.getByLabel('Nome')).toBeFocused()
  await page.keyboard.type('Zuleica Moraes')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('11912345678')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(drawer.getByRole('radio', { name: /^Gestor/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Padaria')
  await expect(page.getByRole('option', { name: 'Padaria Pão da Serra' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Enviar convite' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page.getByText('Convite de Zuleica Moraes a caminho.')).toBeVisible()

  await page.getByLabel('Buscar usuários', { exact: true }).fill(email)
  const userRow = row(page, email)
  await expect(userRow).toContainText('Gestor')
  await expect(userRow).toContainText('Convidado')
  await expect(userRow).toContainText('Ainda não entrou')
  const { data } = await (await callApiAs(page, 'admin', 'get', `/v1/companies/users?search=${email}`)).json()
  expect(data.map((one: { company: { name: string } }) => one.company.name)).toEqual(['Padaria Pão da Serra'])
})

test('keeps search, filters and sorting in the URL, and clears them together', async ({ page }) => {
  await openUsers(page, 'admin')
  await page.getByRole('button', { name: 'Perfil' }).click()
  await page.getByRole('menuitemradio', { name: 'Gestor' }).click()
  await expect(page).toHaveURL('/usuarios?role=manager')
  await expect(page.getByRole('rowheader').filter({ hasText: getAccount('operator').email })).toBeHidden()
  await page.getByRole('columnheader', { name: 'Último acesso' }).getByRole('button').click()
  await expect(page).toHaveURL('/usuarios?role=manager&sort=-lastLoginAt')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Perfil: Gestor', exact: true })).toBeVisible()
  await page.getByLabel('Buscar usuários', { exact: true }).fill('ninguém com este nome')
  await expect(page.getByText('Nenhum resultado')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Limpar filtros' }).last().click()
  await expect(page).toHaveURL('/usuarios?sort=-lastLoginAt')
  await openUsers(page, 'admin', '?page=99&sort=drop&role=rei&limit=7')
})

test('shows the error of a duplicate e-mail at its field, and keeps the input', async ({ page }) => {
  await openUsers(page, 'admin')
  await page.getByRole('button', { name: 'Convidar usuário' }).click()
  const drawer = page.getByRole('dialog', { name: 'Convidar usuário' })
  await drawer.getByLabel('Nome').fill('N'.repeat(120))
  await drawer.getByLabel('E-mail').fill(getAccount('manager').email.toUpperCase())
  await drawer.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(drawer.getByLabel('E-mail')).toHaveAccessibleDescription(/Este e-mail já tem cadastro\./)
  await expect(drawer.getByRole('link', { name: 'E-mail: Este e-mail já tem cadastro.' })).toBeVisible()
  await expect(drawer.getByLabel('Nome')).toHaveValue('N'.repeat(120))
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar editando' }).click()
  await expect(drawer.getByLabel('Nome')).toHaveValue('N'.repeat(120))
})

test('shows an e-mail of 254 and a name of 120 characters on a phone', async ({ page }) => {
  const name = `Maximiliana ${'Albuquerque '.repeat(9)}`.trim().slice(0, 120)
  const local = `m${Date.now()}`
  const email = `${local.padEnd(64, 'a')}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(57)}.example`
  expect(email).toHaveLength(254)
  await createUser(page, { name, email })
  await page.setViewportSize({ width: 375, height: 812 })
  await openUsers(page, 'admin', `?search=${local}`)
  await expect(row(page, name)).toBeVisible()
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
})

test('sends only the changes of an edit: name, role and companies', async ({ page }) => {
  const { id, email } = await createUser(page, {
    name: 'Dario Edita',
    companyIds: [await companyNamed(page, 'Farmácia Boa Vida')],
  })
  await openUsers(page, 'admin', `?search=${email}`)
  await row(page, email).getByRole('rowheader').click()
  const drawer = page.getByRole('dialog', { name: 'Editar Dario Edita' })
  await expect(drawer.getByRole('button', { name: 'Remover Farmácia Boa Vida' })).toBeVisible()
  await drawer.getByLabel('Nome').fill('Dário Editado')
  await drawer.getByRole('radio', { name: /^Gestor/ }).click()
  await drawer.getByRole('button', { name: 'Remover Farmácia Boa Vida' }).click()
  await drawer.getByLabel('Empresas').fill('Ateliê')
  await page.getByRole('option', { name: 'Ateliê Ipê Amarelo' }).click()
  await page.keyboard.press('Escape')
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(drawer).toBeHidden()
  await expect(row(page, email)).toContainText('Dário Editado')
  await expect(row(page, email)).toContainText('Gestor')
  const { data } = await (await callApiAs(page, 'admin', 'get', `/v1/companies/users?userId=${id}`)).json()
  expect(data.map((one: { company: { name: string } }) => one.company.name)).toEqual(['Ateliê Ipê Amarelo'])
})

test("loads all pages of a user's companies", async ({ page }) => {
  const { email } = await createUser(page, {
    name: 'Lia Muitas',
    companyIds: [await companyNamed(page, 'Farmácia Boa Vida')],
  })
  // Simulates more than a hundred companies: the second page has the existing ones.
  await page.route('**/v1/companies/users?*', async (route) => {
    const url = new URL(route.request().url())
    const second = url.searchParams.get('page') === '2'
    url.searchParams.set('page', '1')
    const { data } = await (await route.fetch({ url: url.href })).json()
    const meta = { page: second ? 2 : 1, limit: 100, total: 101, totalPages: 2 }
    await route.fulfill({ json: { data: second ? data : [], meta } })
  })
  await openUsers(page, 'admin', `?search=${email}`)
  await row(page, email).getByRole('rowheader').click()
  const drawer = page.getByRole('dialog', { name: 'Editar Lia Muitas' })
  await expect(drawer.getByRole('button', { name: 'Remover Farmácia Boa Vida' })).toBeVisible()
})

test('deactivates a user after a confirmation, and reactivates the user unchanged', async ({ page }) => {
  const { email } = await createUser(page, { name: 'Ivo Sai' })
  await openUsers(page, 'admin', `?search=${email}`)
  await selectAction(page, 'Ivo Sai', 'Desativar usuário')
  const question = page.getByRole('alertdialog', { name: 'Desativar Ivo Sai?' })
  await expect(question.getByRole('button', { name: 'Manter ativo' })).toBeFocused()
  await question.getByRole('button', { name: 'Desativar usuário' }).click()
  await expect(row(page, email)).toContainText('Inativo')
  const response = await page.request.post('/v1/auth/login', { data: { email, password: testPassword } })
  expect(response.status()).toBe(401)
  await selectAction(page, 'Ivo Sai', 'Reativar usuário')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reativar usuário' }).click()
  await expect(row(page, email)).toContainText('Ativo')
})

test('repeats an invitation, and explains the limit when it was just sent', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 429/)
  const { email } = await createUser(page, { name: 'Nina Convidada', password: undefined })
  await openUsers(page, 'admin', `?search=${email}`)
  await selectAction(page, 'Nina Convidada', 'Enviar convite de novo')
  await expect(page.getByText('O convite acabou de ser enviado. Tente de novo em um minuto.')).toBeVisible()
})

test('does not let users change their role or remove themselves', async ({ page }) => {
  const { data } = await (await callApiAs(page, 'admin', 'get', '/v1/users?role=admin&status=active')).json()
  const self = data.find((user: { email: string }) => user.email === getAccount('admin').email)
  await openUsers(page, 'admin', `?search=${self.email}`)
  await row(page, self.email)
    .getByRole('button', { name: /^Ações/ })
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['Editar usuário'])
  await page.getByRole('menuitem').click()
  const drawer = page.getByRole('dialog', { name: `Editar ${self.name}` })
  await expect(drawer.getByLabel('Nome')).toHaveValue(self.name)
  await expect(drawer.getByRole('radiogroup', { name: 'Perfil' })).toBeHidden()
})

test('shows a manager only users of their company, offers no admin role, and removes users from the company', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  const bakery = await companyNamed(page, 'Padaria Pão da Serra')
  const studio = await companyNamed(page, 'Ateliê Ipê Amarelo')
  const { email } = await createUser(page, { name: 'Lia Duas', companyIds: [bakery, studio] })
  await openUsers(page, 'manager')
  await expect(page.getByText(getAccount('admin').email)).toBeHidden()
  await page.getByRole('button', { name: 'Convidar usuário' }).click()
  const drawer = page.getByRole('dialog', { name: 'Convidar usuário' })
  await expect(drawer.getByRole('radio')).toHaveCount(2)
  await expect(drawer.getByLabel('Empresas'), 'there is only one to choose').toBeHidden()
  await drawer.getByRole('button', { name: 'Voltar' }).click()

  await page.getByLabel('Buscar usuários', { exact: true }).fill(email)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await row(page, email).getByRole('rowheader').click()
  const edit = page.getByRole('dialog', { name: 'Editar Lia Duas' })
  await edit.getByLabel('Nome').fill('Lia Tomada')
  await edit.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(edit.getByRole('alert')).toContainText('Esta pessoa também atende outras empresas')
  await edit.getByRole('button', { name: 'Voltar' }).click()
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()

  await selectAction(page, 'Lia Duas', 'Remover da empresa')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover da empresa' }).click()
  await expect(page.getByText('Nenhum resultado')).toBeVisible()
  const { data } = await (await callApiAs(page, 'admin', 'get', `/v1/companies/users?search=${email}`)).json()
  expect(data.map((one: { companyId: string }) => one.companyId)).toEqual([studio])
})

test('no drawer or question about a user has an accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = (what: string) => expectAccessibleEverywhere(page, what)
  await openUsers(page, 'admin', `?search=${getAccount('operator').email}`)
  await page.getByRole('button', { name: 'Convidar usuário' }).click()
  const drawer = page.getByRole('dialog', { name: 'Convidar usuário' })
  await drawer.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(drawer.getByText('Corrija 2 erros')).toBeVisible()
  await check('the drawer with faults')
  await drawer.getByRole('button', { name: 'Voltar' }).click()
  await page.getByRole('rowheader').first().click()
  await expect(page.getByRole('dialog').getByLabel('Nome')).toBeVisible()
  await check('the drawer of a person')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Ações/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Desativar usuário' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check('the question')
})
