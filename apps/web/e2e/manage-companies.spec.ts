import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { callApiAs, expect, openAs, test } from './people.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function openCompanies(page: Page, search = '') {
  await openAs(page, 'admin', `/empresas${search}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Empresas/ })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
}

/** Creates a company that no other test uses. */
async function newCompany(page: Page, name: string): Promise<{ id: string; name: string }> {
  const response = await callApiAs(page, 'admin', 'post', '/v1/companies', { name: `${name} ${Date.now()}` })
  expect(response.status()).toBe(201)
  return response.json()
}

async function companyNamed(page: Page, name: string) {
  const { data } = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=1000')).json()
  return data.find((company: { name: string }) => company.name === name)
}

async function selectAction(page: Page, name: string, action: string) {
  await row(page, name)
    .getByRole('button', { name: /^Ações/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** @returns an alphanumeric CNPJ (valid since July 2026) with its check digits. */
function createCnpj(body: string): string {
  const digit = (text: string) => {
    const sum = [...text].reverse().reduce((all, one, index) => all + (one.charCodeAt(0) - 48) * (2 + (index % 8)), 0)
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }
  const first = digit(body)
  return `${body}${first}${digit(`${body}${first}`)}`
}

test('creates a company with an alphanumeric CNPJ and an agreement', async ({ page }) => {
  const stamp = Date.now().toString(36).toUpperCase().slice(-6)
  const cnpj = createCnpj(`AB${stamp}0001`.slice(0, 12))
  const name = `Livraria Nuvem ${stamp}`
  await openCompanies(page)
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click()
  const drawer = page.getByRole('dialog', { name: 'Cadastrar empresa' })
  await drawer.getByLabel('Nome').fill(name)
  await drawer.getByLabel('CNPJ').pressSequentially(cnpj.toLowerCase())
  await expect(drawer.getByLabel('CNPJ')).toHaveValue(/^.{2}\..{3}\..{3}\/.{4}-\d{2}$/)
  await drawer.getByLabel('Prazo normal').fill('12')
  await drawer.getByLabel('Comprovação na entrega').click()
  await page.getByRole('option', { name: 'Foto e PIN' }).click()
  await drawer.getByRole('button', { name: 'Cadastrar empresa' }).click()
  await expect(drawer).toBeHidden()
  await page.getByLabel('Buscar empresas', { exact: true }).fill(cnpj)
  await expect(row(page, name)).toBeVisible()
  const { policy } = await companyNamed(page, name)
  expect(policy).toMatchObject({
    slaNormalHours: 12,
    dropoffProofs: ['photo', 'pin'],
    dropoffProof: 'photo',
    slaUrgentHours: null,
  })
})

test('edits a company by keyboard only, and keeps the unchanged agreement', async ({ page }) => {
  const { name } = await newCompany(page, 'Teclado')
  await openCompanies(page, `?search=${encodeURIComponent(name)}`)
  await row(page, name).press('Enter')
  const drawer = page.getByRole('dialog', { name: `Editar ${name}` })
  await expect(drawer.getByLabel('Nome')).toHaveValue(name)
  await drawer.getByLabel('Nome').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('12abc34501de35')
  await page.keyboard.press('Tab')
  await page.keyboard.type('48')
  await page.keyboard.press('Enter')
  // The official example belongs to another company: the field shows the error, and the input stays.
  await expect(drawer.getByLabel('CNPJ')).toHaveAccessibleDescription(/Este CNPJ já tem cadastro\./)
  await expect(drawer.getByLabel('Prazo normal')).toHaveValue('48')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(drawer.getByLabel('CNPJ')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page.getByText(`${name}: alterações salvas.`)).toBeVisible()
  const { policy, cnpj, status } = await companyNamed(page, name)
  expect(policy).toMatchObject({ slaNormalHours: 48, slaUrgentHours: null })
  expect([cnpj, status]).toEqual([null, 'active'])
})

test('rejects an invalid CNPJ and an invalid term at their fields, without a request', async ({ page }) => {
  await openCompanies(page)
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click()
  const drawer = page.getByRole('dialog', { name: 'Cadastrar empresa' })
  await drawer.getByLabel('CNPJ').fill('11.111.111/1111-11')
  await drawer.getByLabel('Ordens por dia').fill('100001')
  await drawer.getByRole('button', { name: 'Cadastrar empresa' }).click()
  await expect(drawer.getByText('Corrija 3 erros para continuar')).toBeVisible()
  await expect(drawer.getByLabel('CNPJ')).toHaveAccessibleDescription(/dígitos verificadores/)
  await expect(drawer.getByLabel('Ordens por dia')).toBeVisible()
  await expect(drawer.getByRole('link', { name: /^Ordens por dia: / })).toBeVisible()
})

test('shows the error of a duplicate CNPJ at its field, and keeps the input', async ({ page }) => {
  await openCompanies(page)
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click()
  const drawer = page.getByRole('dialog', { name: 'Cadastrar empresa' })
  await drawer.getByLabel('Nome').fill('Ipê Roxo')
  // The CNPJ of Ateliê Ipê Amarelo in lower case.
  await drawer.getByLabel('CNPJ').fill('12abc34501de35')
  await drawer.getByRole('button', { name: 'Cadastrar empresa' }).click()
  await expect(drawer.getByLabel('CNPJ')).toHaveAccessibleDescription(/já/i)
  await expect(drawer.getByLabel('Nome')).toHaveValue('Ipê Roxo')
  await expect(drawer.getByLabel('CNPJ')).toHaveValue('12.ABC.345/01DE-35')
})

test('suspends and reactivates a company after a confirmation', async ({ page }) => {
  const { name } = await newCompany(page, 'Suspensa')
  await openCompanies(page, `?search=${encodeURIComponent(name)}`)
  await selectAction(page, name, 'Suspender empresa')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspender empresa' }).click()
  await expect(row(page, name)).toContainText('Suspensa')
  await page.getByRole('button', { name: 'Situação' }).click()
  await page.getByRole('menuitemradio', { name: 'Suspensa' }).click()
  await expect(page).toHaveURL(/status=suspended/)
  await expect(row(page, name)).toBeVisible()
  await selectAction(page, name, 'Reativar empresa')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reativar empresa' }).click()
  await expect(page.getByText('Nenhum resultado')).toBeVisible()
})

test('does not delete a company with orders, shows the reason and offers to suspend it', async ({ page }) => {
  const { name } = await newCompany(page, 'Apagada')
  await openCompanies(page)
  await selectAction(page, 'Padaria Pão da Serra', 'Excluir empresa')
  const rejection = page.getByRole('alertdialog', { name: 'Padaria Pão da Serra não pode ser excluída' })
  await expect(rejection).toContainText(/Esta empresa tem [\d.]+ ordens/)
  await expect(rejection.getByRole('button', { name: 'Suspender empresa' })).toBeVisible()
  await rejection.getByRole('button', { name: 'Manter como está' }).click()

  await page.getByLabel('Buscar empresas', { exact: true }).fill(name)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await selectAction(page, name, 'Excluir empresa')
  await page
    .getByRole('alertdialog', { name: `Excluir ${name}?` })
    .getByRole('button', { name: 'Excluir empresa' })
    .click()
  await expect(page.getByText('Nenhum resultado')).toBeVisible()
  expect(await companyNamed(page, name)).toBeUndefined()
})

test('reports a company that was deleted during the edit, and keeps the input', async ({ page }) => {
  const { id, name } = await newCompany(page, 'Sumida')
  await openCompanies(page, `?search=${encodeURIComponent(name)}`)
  await row(page, name).getByRole('rowheader').click()
  const drawer = page.getByRole('dialog', { name: `Editar ${name}` })
  await drawer.getByLabel('Nome').fill('Sumida e renomeada')
  const deletion = await callApiAs(page, 'admin', 'delete', `/v1/companies/${id}`)
  expect(deletion.status()).toBe(204)
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(drawer.getByText('Este cadastro não está mais disponível')).toBeVisible()
  await expect(drawer.getByLabel('Nome')).toHaveValue('Sumida e renomeada')
})

test('no drawer or question about a company has an accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = (what: string) => expectAccessibleEverywhere(page, what)
  await openCompanies(page)
  await row(page, 'Farmácia Boa Vida').getByRole('rowheader').click()
  const drawer = page.getByRole('dialog', { name: 'Editar Farmácia Boa Vida' })
  await expect(drawer.getByLabel('Nome')).toHaveValue('Farmácia Boa Vida')
  await check('the drawer')
  await drawer.getByRole('button', { name: 'Voltar' }).click()
  await selectAction(page, 'Farmácia Boa Vida', 'Excluir empresa')
  await expect(page.getByRole('alertdialog')).toContainText('Esta empresa tem')
  await check('the refusal')
})
