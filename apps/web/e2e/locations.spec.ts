import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { callApiAs, expect, openAs, type Person, test } from './people.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const address = {
  postalCode: '05435070',
  street: 'Rua Harmonia',
  number: '1',
  neighborhood: 'Vila Madalena',
  city: 'São Paulo',
  state: 'SP',
}

async function openLocations(page: Page, person: Person, search = '') {
  await openAs(page, person, `/localizacoes${search}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Localizações/ })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
}

async function companyNamed(page: Page, name: string): Promise<string> {
  const { data } = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=1000')).json()
  return data.find((company: { name: string }) => company.name === name).id
}

/** Creates a location that no other test uses. */
async function createLocation(page: Page, name: string, more: object = {}): Promise<{ id: string; name: string }> {
  const companyId = await companyNamed(page, 'Padaria Pão da Serra')
  const body = { companyId, name: `${name} ${Date.now()}`, address, ...more }
  const response = await callApiAs(page, 'admin', 'post', '/v1/locations', body)
  expect(response.status()).toBe(201)
  return response.json()
}

async function selectAction(page: Page, name: string, action: string) {
  await row(page, name)
    .getByRole('button', { name: /^Ações/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('creates a location with opening hours, and fills in its address from the CEP', async ({ page }) => {
  const coordinates = { latitude: -23.5553, longitude: -46.6889 }
  const foundAddress = { ...address, postalCode: '05435070', number: undefined, coordinates }
  await page.route('**/v1/postal-codes/05435070', (route) => route.fulfill({ json: foundAddress }))
  const name = `Doca nova ${Date.now()}`
  await openLocations(page, 'manager')
  await page.getByRole('button', { name: 'Salvar local' }).click()
  const drawer = page.getByRole('dialog', { name: 'Salvar local' })
  await expect(drawer.getByLabel('Empresa'), 'there is only one to choose').toBeHidden()
  await drawer.getByLabel('Nome do local').fill(name)
  await drawer.getByLabel('CEP').pressSequentially('05435070')
  await expect(drawer.getByLabel('Logradouro')).toHaveValue('Rua Harmonia')
  await drawer.getByLabel('Número').fill('77')
  await drawer.getByLabel('Telefone').fill('11912345678')
  await drawer.getByLabel('Como entrar').fill('Portão azul, chamar a Bia.')
  await drawer.getByLabel('Segunda-feira', { exact: true }).check()
  await drawer.getByLabel('Segunda-feira, fecha').fill('12:00')
  await drawer.getByRole('button', { name: 'Outro horário de segunda-feira' }).click()
  await drawer.getByRole('button', { name: 'Salvar local' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Segunda-feira: Informe o horário como 08:30')
  await drawer.getByLabel('Segunda-feira, abre').nth(1).fill('11:00')
  await drawer.getByLabel('Segunda-feira, fecha').nth(1).fill('18:00')
  await drawer.getByRole('button', { name: 'Salvar local' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Junte os horários que se sobrepõem: segunda-feira.')
  await drawer.getByLabel('Segunda-feira, abre').nth(1).fill('13:00')
  await drawer.getByRole('button', { name: 'Repetir até sexta-feira' }).click()
  await expect(drawer.getByLabel('Sexta-feira, abre')).toHaveCount(2)
  await drawer.getByRole('button', { name: 'Salvar local' }).click()
  await expect(drawer).toBeHidden()
  await page.getByLabel('Buscar locais', { exact: true }).fill(name)
  await expect(row(page, name)).toContainText('Rua Harmonia, 77')
  const { data } = await (
    await callApiAs(page, 'manager', 'get', `/v1/locations?search=${encodeURIComponent(name)}`)
  ).json()
  expect(data[0].hours).toHaveLength(10)
  expect(data[0].address.coordinates).toEqual(coordinates)
  expect(data[0].accessNotes).toBe('Portão azul, chamar a Bia.')
})

test('shows missing values at their fields, including the company', async ({ page }) => {
  await openLocations(page, 'admin')
  await page.getByRole('button', { name: 'Salvar local' }).click()
  const drawer = page.getByRole('dialog', { name: 'Salvar local' })
  await drawer.getByRole('button', { name: 'Salvar local' }).click()
  await expect(drawer.getByText('Corrija 8 erros para continuar')).toBeVisible()
  await expect(drawer.getByRole('combobox', { name: 'Empresa' })).toHaveAccessibleDescription('Escolha a empresa.')
  await expect(drawer.getByRole('link', { name: 'Empresa: Escolha a empresa.' })).toBeVisible()
  await drawer.getByRole('link', { name: /^CEP: / }).click()
  await expect(drawer.getByLabel('CEP')).toBeFocused()
})

test('reports a version conflict and keeps both changes', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 412/)
  const { id, name } = await createLocation(page, 'Disputada')
  await openLocations(page, 'manager', `?search=${encodeURIComponent(name)}`)
  await row(page, name).getByRole('rowheader').click()
  const drawer = page.getByRole('dialog', { name: `Editar ${name}` })
  await drawer.getByLabel('Contato no local').fill('Bia Lima')
  const other = await callApiAs(page, 'admin', 'put', `/v1/locations/${id}`, { instructions: 'Tocar duas vezes.' })
  expect(other.status()).toBe(200)
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  const conflictStatus = drawer.getByRole('status').filter({ hasText: 'enquanto você editava' })
  await expect(conflictStatus).toContainText('Helena Duarte mudou este cadastro enquanto você editava')
  await expect(conflictStatus).toContainText('Instruções para o entregador: (vazio) → Tocar duas vezes.')
  await expect(drawer.getByLabel('Contato no local')).toHaveValue('Bia Lima')
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(drawer).toBeHidden()
  const now = await (await callApiAs(page, 'manager', 'get', `/v1/locations/${id}`)).json()
  expect([now.contactName, now.instructions]).toEqual(['Bia Lima', 'Tocar duas vezes.'])
})

test('deactivates and reactivates a location in use, and deletes an unused one', async ({ page }) => {
  const companyId = await companyNamed(page, 'Ateliê Ipê Amarelo')
  const used = await createLocation(page, 'Usada', { companyId })
  const unused = await createLocation(page, 'Sem uso', { companyId })
  const { data } = await (
    await callApiAs(page, 'admin', 'get', `/v1/service-orders?companyId=${companyId}&limit=1`)
  ).json()
  const copy = await callApiAs(page, 'admin', 'post', `/v1/service-orders/${data[0].orderNumber}/duplicate`)
  const { orderNumber, version } = await copy.json()
  const stop = { locationId: used.id, contactName: 'Bia', address }
  const moved = await callApiAs(page, 'admin', 'put', `/v1/service-orders/${orderNumber}`, { version, pickup: stop })
  expect(moved.status()).toBe(200)

  await openLocations(page, 'otherManager', `?search=${encodeURIComponent(used.name)}`)
  await selectAction(page, used.name, 'Desativar local')
  const question = page.getByRole('alertdialog', { name: `Desativar ${used.name}?` })
  await expect(question).toContainText('1 ordem passa por ele')
  await question.getByRole('button', { name: 'Desativar local' }).click()
  await expect(row(page, used.name)).toContainText('Inativo')
  await row(page, used.name).getByRole('rowheader').click()
  const drawer = page.getByRole('dialog', { name: `Editar ${used.name}` })
  await drawer.getByRole('link', { name: 'Ver as ordens' }).click()
  await expect(page).toHaveURL(new RegExp(`locationId=${used.id}`))
  await expect(page.getByRole('rowheader').filter({ hasText: orderNumber })).toBeVisible()

  await page.goto(`/localizacoes?search=${encodeURIComponent(used.name)}`)
  await selectAction(page, used.name, 'Reativar local')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reativar local' }).click()
  await expect(row(page, used.name)).toContainText('Ativo')

  await page.getByLabel('Buscar locais', { exact: true }).fill(unused.name)
  await expect(row(page, used.name)).toBeHidden()
  await selectAction(page, unused.name, 'Excluir local')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir local' }).click()
  await expect(page.getByText('Nenhum resultado')).toBeVisible()
})

test('finds and merges duplicates, and shows who merged a location in the meantime', async ({ page }) => {
  const { id, name } = await createLocation(page, 'Repetida', { address: { ...address, number: '901' } })
  const target = await createLocation(page, 'Que fica', { address: { ...address, number: '901' } })
  await openLocations(page, 'manager', '?doubles=true')
  await expect(page.getByRole('button', { name: /^Repetidos: / }).first()).toBeVisible()
  await expect(row(page, 'Produção Barra Funda')).toBeHidden()
  await selectAction(page, name, 'Juntar a outro local')
  const dialog = page.getByRole('dialog', { name: `Juntar ${name} a outro local` })
  await dialog.getByRole('button', { name: 'Juntar locais' }).click()
  await expect(dialog.getByRole('combobox')).toHaveAccessibleDescription('Escolha o local que fica.')
  await dialog.getByRole('combobox').fill(target.name)
  await page.getByRole('option', { name: target.name }).click()
  await dialog.getByRole('button', { name: 'Juntar locais' }).click()
  await expect(page.getByText(`${name} agora é ${target.name}.`)).toBeVisible()
  await expect(row(page, name)).toBeHidden()
  expect((await callApiAs(page, 'manager', 'get', `/v1/locations/${id}`)).status()).toBe(404)
})

test("denies access to an operator and to another company's manager", async ({ page }) => {
  const { name } = await createLocation(page, 'Alheia')
  await openLocations(page, 'otherManager')
  await page.getByLabel('Buscar locais', { exact: true }).fill(name)
  await expect(page.getByText('Nenhum resultado')).toBeVisible()
  await openAs(page, 'operator', '/localizacoes')
  await expect(page).toHaveURL('/ordens-de-servico')
})

test('no drawer or question about a place has an accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = (what: string) => expectAccessibleEverywhere(page, what)
  await openLocations(page, 'manager', '?search=Loja')
  await page.getByRole('rowheader').first().click()
  const drawer = page.getByRole('dialog', { name: /^Editar / })
  await drawer.getByLabel('Sexta-feira', { exact: true }).check()
  await drawer.getByLabel('CEP').fill('')
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(drawer.getByText('Corrija 1 erro')).toBeVisible()
  await check('the drawer with a fault')
  await drawer.getByRole('button', { name: 'Voltar' }).click()
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await selectAction(page, 'Loja Vila Madalena', 'Juntar a outro local')
  await expect(page.getByRole('dialog', { name: /^Juntar / })).toBeVisible()
  await check('the merge')
})

test('the error of the state is on one line', async ({ page }) => {
  await openAs(page, 'admin', '/localizacoes')
  await page.getByRole('button', { name: 'Salvar local' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Salvar local' }).click()
  const error = drawer.getByText('Escolha uma das opções da lista.', { exact: true })
  await expect(error).toBeVisible()
  expect((await error.boundingBox())?.height).toBeLessThan(24)
})
