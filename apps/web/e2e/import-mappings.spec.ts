import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { callApiAs, expect, openAs, type Person, test } from './people.ts'

// The server processes one import at a time, and another test's import may be large.
const wait = { timeout: 150_000 }
test.describe.configure({ timeout: 240_000 })

/** The columns of the shop's own file, which only a user can map: title, field, cell. */
const shopColumns = [
  ['Código', 'Referência', ''],
  ['Quem recebe', 'Entrega: contato', 'Nair Prado'],
  ['Onde fica', 'Entrega: CEP', '05013-001'],
  ['Via', 'Entrega: logradouro', 'Rua Cardoso de Almeida'],
  ['Porta', 'Entrega: número', '788'],
  ['Zona', 'Entrega: bairro', 'Perdizes'],
  ['Praça', 'Entrega: cidade', 'São Paulo'],
  ['Região', 'Entrega: UF', 'SP'],
  ['Conteúdo', 'Item: descrição', 'Cesta'],
] as const
type ShopColumn = readonly [title: string, field: string, cell: string]

const createCsv = (columns: readonly ShopColumn[], reference: string): string =>
  [columns.map(([title]) => title), columns.map(([, field, cell]) => (field === 'Referência' ? reference : cell))]
    .map((cells) => cells.join(';'))
    .join('\r\n')

const path = '/ordens-de-servico/importar'

/** Uploads a file as a user, and waits for the form of its columns. */
async function openColumns(page: Page, person: Person, content: string) {
  await openAs(page, person, path)
  await chooseCompany(page, person)
  await page
    .getByLabel('Planilha', { exact: true })
    .setInputFiles({ name: 'loja.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
  await expect(page.getByRole('heading', { name: 'O que é cada coluna?' })).toBeVisible(wait)
}

/** Chooses a company, for users with several. The operator imports for that of the manager. */
async function chooseCompany(page: Page, person: Person) {
  await expect(page.getByLabel('Planilha', { exact: true })).toBeVisible()
  if (person === 'manager') return
  const member = person === 'operator' ? 'manager' : person
  const { data } = await (await callApiAs(page, member, 'get', '/v1/companies?limit=1')).json()
  await page.getByRole('main').getByRole('combobox', { name: 'Empresa' }).click()
  await page.getByRole('option', { name: data[0].name }).click()
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  // A long list draws the options near the highlighted one only.
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type(option)
  await page.keyboard.press('Enter')
}

const mappingField = (page: Page) => page.getByRole('combobox', { name: 'Mapeamento' })

test('a mapping that one user saves is applied by another one, and does not exist for another company', async ({
  page,
}) => {
  const mark = Date.now().toString(36)
  const name = `Pedidos do site ${mark}`
  const pickup = page.getByRole('combobox', { name: /^Todas saem de/ })
  const pickupName = await test.step('a manager maps the columns and saves the mapping', async () => {
    await openColumns(page, 'manager', createCsv(shopColumns, `A-${mark}`))
    for (const [title, field] of shopColumns) await choose(page, title, field)
    await choose(page, 'Igual em todas as linhas', 'Prioridade')
    await page.getByRole('button', { name: 'Salvar como…' }).click()
    await expect(page.getByText('Corrija os campos marcados antes de salvar o mapeamento.')).toBeVisible()
    await page.getByLabel('Prioridade, em todas as linhas').fill('Urgente')
    await pickup.click()
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Salvar como…' }).click()
    await page.getByLabel(/^Nome do mapeamento/).fill(name)
    await expectAccessibleEverywhere(page, 'the name of a mapping')
    await page.getByRole('button', { name: 'Salvar mapeamento' }).click()
    await expect(page.getByText(`Mapeamento “${name}” salvo.`)).toBeVisible()
    await expect(mappingField(page)).toContainText(name)
    return pickup.inputValue()
  })

  await test.step('the same name is rejected at its field, and what was typed stays', async () => {
    await page.getByRole('button', { name: 'Salvar como…' }).click()
    await page.getByLabel(/^Nome do mapeamento/).fill(name.toUpperCase())
    await page.getByRole('button', { name: 'Salvar mapeamento' }).click()
    await expect(page.getByText('Já existe um mapeamento com este nome. Escolha outro.')).toBeVisible()
    await expect(page.getByLabel(/^Nome do mapeamento/)).toHaveValue(name.toUpperCase())
    await page.getByRole('button', { name: 'Voltar' }).click()
  })

  await test.step('an operator applies it to the columns in another order, of which one is missing', async () => {
    const others = [...shopColumns.filter(([title]) => title !== 'Região'), ['Extra', '', 'x'] as const].reverse()
    await openColumns(page, 'operator', createCsv(others, `B-${mark}`))
    await expect(page.getByRole('combobox', { name: 'Porta' })).toContainText('Ignorar esta coluna')
    await mappingField(page).click()
    await page.getByRole('option', { name }).click()
    await expect(page.getByText('Não estão nesta planilha: Região (Entrega: UF).')).toBeVisible()
    await expect(
      page.getByText('O mapeamento não tem estas colunas da planilha: Extra. Confira o que são.'),
    ).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Porta' })).toContainText('Entrega: número')
    await expect(page.getByLabel('Prioridade, em todas as linhas')).toHaveValue('Urgente')
    await expect(pickup).toHaveValue(pickupName)
    await expectAccessibleEverywhere(page, 'an applied mapping')
  })

  await test.step('undo restores what was chosen before', async () => {
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByRole('combobox', { name: 'Porta' })).toContainText('Ignorar esta coluna')
    await expect(mappingField(page)).toBeFocused()
    await mappingField(page).click()
    await page.getByRole('option', { name }).click()
  })

  await test.step('the operator adds the missing value, and the rows become orders', async () => {
    await choose(page, 'Igual em todas as linhas', 'Entrega: UF')
    await page.getByLabel('Entrega: UF, em todas as linhas').fill('SP')
    await page.getByRole('button', { name: 'Conferir linhas' }).click()
    await page.getByRole('button', { name: 'Importar 1 ordem' }).click(wait)
    await expect(page.getByText('1 ordem criada')).toBeVisible(wait)
  })

  await test.step('a user of another company does not see it', async () => {
    await openColumns(page, 'otherManager', createCsv(shopColumns, `C-${mark}`))
    await mappingField(page).click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expect(page.getByRole('option', { name })).toHaveCount(0)
  })
})

test('a mapping is stored again under its name, renamed and deleted', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 412/)
  const mark = Date.now().toString(36)
  await openColumns(page, 'manager', createCsv(shopColumns, `D-${mark}`))
  const { company } = await readImport(page)
  const columns = shopColumns.map(([title]) => ({ title, field: null }))
  const body = { companyId: company.id, name: `Antigo ${mark}`, columns }
  const response = await callApiAs(page, 'manager', 'post', '/v1/service-orders/import-mappings', body)
  const { id } = await response.json()
  await page.reload()
  await mappingField(page).click()
  await page.getByRole('option', { name: `Antigo ${mark}` }).click()
  await expect(page.getByText('A planilha tem as mesmas colunas.')).toBeVisible()
  await choose(page, 'Porta', 'Entrega: número')
  const open = async (item: string) => {
    await page.getByRole('button', { name: /^Ações do mapeamento/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await test.step('another user has changed it: the first save names that user and loses nothing, the second replaces', async () => {
    const path = `/v1/service-orders/import-mappings/${id}`
    await callApiAs(page, 'operator', 'put', path, { name: `Do operador ${mark}` })
    await open('Salvar as alterações')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByText(/mudou este cadastro enquanto você editava/)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Porta' })).toContainText('Entrega: número')
    await expect(mappingField(page)).toContainText(`Do operador ${mark}`)
    await open('Salvar as alterações')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByText(`Mapeamento “Do operador ${mark}” atualizado.`)).toBeVisible()
  })

  await test.step('it has another name', async () => {
    await open('Renomear…')
    await expect(page.getByLabel(/^Nome do mapeamento/)).toHaveValue(`Do operador ${mark}`)
    await page.getByLabel(/^Nome do mapeamento/).fill(`Novo ${mark}`)
    await page.getByRole('button', { name: 'Renomear' }).click()
    await expect(mappingField(page)).toContainText(`Novo ${mark}`)
  })

  await test.step('it is deleted after a confirmation, and the columns stay', async () => {
    await open('Excluir…')
    await page.getByRole('button', { name: 'Excluir mapeamento' }).click()
    await expect(page.getByText(`Mapeamento “Novo ${mark}” excluído.`)).toBeVisible()
    await expect(mappingField(page)).not.toContainText(`Novo ${mark}`)
    await expect(page.getByRole('combobox', { name: 'Porta' })).toContainText('Entrega: número')
  })
})

/** The import of the address. */
async function readImport(page: Page): Promise<{ company: { id: string } }> {
  const id = new URL(page.url()).searchParams.get('importacao')
  return (await callApiAs(page, 'manager', 'get', `/v1/service-orders/imports/${id}`)).json()
}
