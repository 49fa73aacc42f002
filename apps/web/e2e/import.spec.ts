import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

const titles = [
  'Referência',
  'Coleta: contato',
  'Coleta: CEP',
  'Coleta: logradouro',
  'Coleta: número',
  'Coleta: bairro',
  'Coleta: cidade',
  'Coleta: UF',
  'Entrega: contato',
  'Entrega: CEP',
  'Entrega: logradouro',
  'Entrega: número',
  'Entrega: bairro',
  'Entrega: cidade',
  'Entrega: UF',
  'Item: descrição',
]
const pickup = ['Expedição', '01310-100', 'Avenida Paulista', '1578', 'Bela Vista', 'São Paulo', 'SP']

// The server processes one import at a time, and another test's import may be large.
const wait = { timeout: 150_000 }
test.describe.configure({ timeout: 240_000 })

let files = 0
/** A spreadsheet as Excel saves it in Brazil; the listed lines have an invalid state. */
function createCsv(lines: number, invalidLines: readonly number[] = [], changes: Record<string, string> = {}): string {
  const mark = `${Date.now().toString(36)}${files++}`
  const rows = Array.from({ length: lines }, (_, index) => [
    `IMP-${mark}-${index + 2}`,
    ...pickup,
    `Destinatário ${index + 2}`,
    '05013-001',
    'Rua Cardoso de Almeida',
    '788',
    'Perdizes',
    'São Paulo',
    invalidLines.includes(index + 2) ? 'XX' : 'SP',
    'Cesta',
  ])
  return [titles.map((title) => changes[title] ?? title), ...rows].map((cells) => cells.join(';')).join('\r\n')
}

async function send(page: Page, content: string, name = 'ordens.csv') {
  await page
    .getByLabel('Planilha', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
}

async function open(page: Page) {
  await openAs(page, 'manager', '/ordens-de-servico')
  await page.getByRole('link', { name: 'Importar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importar ordens' })).toBeVisible()
}

test('creates 993 orders of 1,000 lines with 7 errors, and none from the same file again', async ({ page }) => {
  const invalidLines = [3, 90, 211, 500, 501, 700, 1001]
  const content = createCsv(1000, invalidLines)
  await open(page)
  await send(page, content)
  await expect(page.getByRole('button', { name: 'Importar 993 ordens' })).toBeVisible(wait)
  const errorTable = page.getByRole('table', { name: 'Linhas com erro' })
  await expect(errorTable.getByRole('row')).toHaveCount(8)
  await expect(errorTable.getByRole('row', { name: /1001/ })).toContainText('Entrega: UF')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar linhas com erro' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('erros-da-importacao.csv')

  await page.getByRole('button', { name: 'Importar 993 ordens' }).click()
  await expect(page.getByRole('progressbar').or(page.getByText('993 ordens criadas'))).toBeVisible()
  // A reload during the import shows the same import.
  await page.reload()
  await expect(page.getByText('993 ordens criadas')).toBeVisible(wait)
  await page.getByRole('table', { name: 'Ordens criadas' }).getByRole('link', { name: /^OS-/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /OS-/ })).toBeVisible()

  await page.goto('/ordens-de-servico/importar')
  await send(page, content)
  await expect(page.getByText('Parte deste arquivo já foi importada')).toBeVisible(wait)
  await expect(page.getByText('993 linhas já viraram ordens e não se repetem.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Importar / })).toHaveCount(0)
})

test('proposes a mapping for other column titles, and reads the file with the corrected mapping', async ({ page }) => {
  await open(page)
  await send(page, createCsv(3, [], { 'Entrega: contato': 'Cliente', 'Entrega: cidade': 'Onde fica' }))
  await expect(page.getByRole('heading', { name: 'O que é cada coluna?' })).toBeVisible(wait)
  await expect(page.getByText('Entrega: cidade.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Cliente' })).toContainText('Entrega: contato')
  await page.getByRole('combobox', { name: 'Onde fica' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type('Entrega: cidade')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Onde fica' })).toContainText('Entrega: cidade')
  await page.getByRole('button', { name: 'Conferir linhas' }).click()
  await expect(page.getByRole('button', { name: 'Importar 3 ordens' })).toBeVisible(wait)
  await expect(page.getByRole('group', { name: 'Conferir linhas' })).toBeFocused()
  await page.getByRole('button', { name: 'Importar 3 ordens' }).click()
  await expect(page.getByText('3 ordens criadas')).toBeVisible(wait)
})

test('gives all rows a value that no column of the file has', async ({ page }) => {
  await open(page)
  await send(page, createCsv(2, [], { 'Entrega: CEP': 'Chave postal' }))
  await expect(page.getByRole('heading', { name: 'O que é cada coluna?' })).toBeVisible(wait)
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click()
    // A long list draws the options near the highlighted one only.
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.type(option)
    await page.keyboard.press('Enter')
  }
  await choose('Chave postal', 'Entrega: CEP')
  await choose('Igual em todas as linhas', 'Prioridade')
  await page.getByRole('button', { name: 'Conferir linhas' }).click()
  await expect(page.getByText('Escreva o valor ou remova o campo.')).toBeVisible()
  await page.getByLabel('Prioridade, em todas as linhas').fill('Urgente')
  await page.getByRole('button', { name: 'Conferir linhas' }).click()
  await page.getByRole('button', { name: 'Importar 2 ordens' }).click(wait)
  await expect(page.getByText('2 ordens criadas')).toBeVisible(wait)
  await page.getByRole('link', { name: /^OS-/ }).first().click()
  await expect(page.getByRole('main').getByText('Urgente').first()).toBeVisible()

  await page.goto('/ordens-de-servico/importar')
  await send(page, createCsv(1, [], { 'Entrega: CEP': 'Chave postal' }))
  await expect(page.getByText(/^As colunas estão como em .+\.csv, de \d/)).toBeVisible(wait)
  await page.getByRole('button', { name: 'Corrigir colunas' }).click()
  await expect(page.getByRole('combobox', { name: 'Chave postal' })).toContainText('Entrega: CEP')
  // The priority was that of the earlier rows.
  await expect(page.getByLabel('Prioridade, em todas as linhas')).toHaveCount(0)
})

test('names the rows of a corrected file that were requested before, and leaves them out', async ({ page }) => {
  const mark = `Ana ${Date.now().toString(36)}`
  // Without references, an order is recognized by its content.
  const create = (invalidLines: number[]) =>
    createCsv(2, invalidLines, { Referência: '' }).replaceAll('Destinatário', mark)
  await open(page)
  await send(page, create([3]))
  await page.getByRole('button', { name: 'Importar 1 ordem' }).click(wait)
  await expect(page.getByText('1 ordem criada')).toBeVisible(wait)

  await page.goto('/ordens-de-servico/importar')
  await send(page, create([]))
  await expect(page.getByText('1 ordem da planilha é igual a uma pedida nos últimos 3 dias')).toBeVisible(wait)
  await expect(page.getByText('Linha 2:')).toBeVisible()
  await page.getByRole('button', { name: 'Deixar de fora' }).click()
  await page.getByRole('button', { name: 'Importar 1 ordem' }).click(wait)
  await expect(page.getByText('1 ordem criada')).toBeVisible(wait)
  await expect(
    page.getByRole('table', { name: 'Ordens criadas' }).getByRole('row', { name: `${mark} 3` }),
  ).toBeVisible()
})

test('rejects a file that is not a spreadsheet, and lists the accepted formats', async ({ page }) => {
  await open(page)
  await page
    .getByLabel('Planilha', { exact: true })
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(page.getByText(/foto\.png/)).toBeVisible()
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
  await expect(page.getByText('Escolha a planilha.')).toBeVisible()
})

test('creates nothing from a canceled import', async ({ page }) => {
  await open(page)
  await send(page, createCsv(2))
  await expect(page.getByRole('button', { name: 'Importar 2 ordens' })).toBeVisible(wait)
  await page.getByRole('button', { name: 'Cancelar importação' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancelar esta importação?' })
  await expect(question).toContainText('As correções e as escolhas se perdem. Nenhuma ordem foi criada ainda.')
  await question.getByRole('button', { name: 'Manter importação' }).click()
  await expect(page.getByRole('button', { name: 'Importar 2 ordens' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar importação' }).click()
  await question.getByRole('button', { name: 'Cancelar importação' }).click()
  await expect(page.getByText('Importação cancelada: 0 ordens criadas')).toBeVisible(wait)
  await page.getByRole('link', { name: 'Importar outra planilha' }).click()
  await expect(page.getByRole('table', { name: 'Últimas importações' })).toContainText('Cancelada')
})

test('corrects wrong cells on the screen, one by one or all equal ones, without another upload', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await open(page)
  await send(page, createCsv(5, [3, 5, 6]))
  await expect(page.getByRole('button', { name: 'Importar 2 ordens' })).toBeVisible(wait)
  const getField = (row: number) => page.getByRole('textbox', { name: `Entrega: UF, linha ${row}` })
  await expect(getField(3)).toHaveValue('XX')
  await test.step('a failed request loses nothing that was typed', async () => {
    await page.route('**/columns', (route) => route.abort())
    await getField(3).fill('RJ')
    await page
      .getByRole('row')
      .filter({ has: getField(3) })
      .getByRole('checkbox')
      .uncheck()
    await page.getByRole('button', { name: 'Conferir correções' }).click()
    await expect(page.getByText(/O que você digitou continua aqui/)).toBeVisible()
    await page.getByRole('button', { name: 'Corrigir colunas' }).click()
    await page.getByRole('button', { name: 'Voltar sem mudar' }).click()
    await expect(getField(3)).toHaveValue('RJ')
    await page.unroute('**/columns')
  })
  await page.getByRole('button', { name: 'Conferir correções' }).click()
  await expect(page.getByRole('button', { name: 'Importar 3 ordens' })).toBeVisible(wait)
  await expect(getField(3)).toHaveCount(0)
  await getField(6).fill('SP')
  await expect(
    page
      .getByRole('row')
      .filter({ has: getField(6) })
      .getByRole('checkbox'),
  ).toBeChecked()
  await getField(6).press('Enter')
  await page.getByRole('button', { name: 'Importar 5 ordens' }).click(wait)
  await expect(page.getByText('5 ordens criadas')).toBeVisible(wait)
})

test('does not show the import of another company', async ({ page }) => {
  await openAs(page, 'otherManager', '/ordens-de-servico/importar')
  await page.getByRole('main').getByRole('combobox', { name: 'Empresa' }).click()
  await page.getByRole('option').first().click()
  await send(page, createCsv(1))
  await expect(page.getByRole('button', { name: 'Importar 1 ordem' })).toBeVisible()
  const address = page.url()
  await openAs(page, 'manager', new URL(address).pathname + new URL(address).search)
  await expect(page.getByRole('heading', { name: 'Não encontramos esta página' })).toBeVisible()
})

test('no step of an import has an accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = (what: string) => expectAccessibleEverywhere(page, what)
  await openAs(page, 'manager', '/ordens-de-servico/importar')
  await expect(page.getByLabel('Planilha', { exact: true })).toBeVisible()
  await check('file')
  await send(page, createCsv(3, [3], { 'Entrega: CEP': 'Código do lugar' }))
  await expect(page.getByRole('heading', { name: 'O que é cada coluna?' })).toBeVisible(wait)
  await check('columns')
  await page.goto('/ordens-de-servico/importar')
  await send(page, createCsv(3, [3]))
  await expect(page.getByRole('button', { name: 'Importar 2 ordens' })).toBeVisible(wait)
  await expect(page.getByRole('table', { name: 'Linhas com erro' })).toBeVisible()
  await check('rows')
  await page.getByRole('button', { name: 'Importar 2 ordens' }).click()
  await expect(page.getByText('2 ordens criadas')).toBeVisible(wait)
  await expect(page.getByRole('table', { name: 'Ordens criadas' })).toBeVisible()
  await check('result')
})

test('requires one reading for the ambiguous amounts of a column, and shows both', async ({ page }) => {
  const [head = '', ...rows] = createCsv(2).split('\r\n')
  const content = [`${head};Valor declarado`, ...rows.map((row) => `${row};1.200`)].join('\r\n')
  await open(page)
  await send(page, content)
  const question = page.getByRole('radiogroup', { name: /Valor declarado.*1\.200/ })
  await expect(question).toBeVisible(wait)
  await expect(page.getByRole('button', { name: /^Importar / })).toHaveCount(0)
  await page.getByRole('button', { name: 'Conferir de novo' }).click()
  await expect(page.getByText('Escolha uma das leituras.')).toBeVisible()
  await expectAccessibleEverywhere(page, 'the question')
  await question.getByRole('radio', { name: /1\.200,00/ }).click()
  await page.getByRole('button', { name: 'Conferir de novo' }).click()
  await page.getByRole('button', { name: 'Importar 2 ordens' }).click(wait)
  await expect(page.getByText('2 ordens criadas')).toBeVisible(wait)
  await page.getByRole('table', { name: 'Ordens criadas' }).getByRole('link', { name: /^OS-/ }).first().click()
  await expect(page.getByRole('main')).toContainText('R$ 1.200,00')
})

test('confirms a start that leaves typed corrections out, and shows the counts of another tab', async ({ page }) => {
  await open(page)
  await send(page, createCsv(3, [3, 4]))
  const start = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(start('Importar 1 ordem')).toBeVisible(wait)
  await page.getByRole('textbox', { name: 'Entrega: UF, linha 3' }).fill('RJ')
  await start('Importar 1 ordem').click()
  await expect(page.getByRole('alertdialog', { name: 'Importar sem as correções?' })).toBeVisible()
  await start('Voltar').click()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('textbox', { name: 'Entrega: UF, linha 4' }).fill('SP')
  await other.getByRole('button', { name: 'Conferir correções' }).click()
  await expect(other.getByRole('button', { name: /Importar [23] ordens/ })).toBeVisible(wait)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(start('Importar 1 ordem')).toBeHidden()
})
