import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'
import { readCsv, readXlsx } from './spreadsheet-reader.ts'

const titles = ['Nome', 'CEP', 'Logradouro', 'Número', 'Bairro', 'Cidade', 'UF']
const createRow = (name: string, cep = '05435-070') => [
  name,
  cep,
  'Rua Harmonia',
  '1',
  'Vila Madalena',
  'São Paulo',
  'SP',
]
const createCsv = (...rows: string[][]) => [titles, ...rows].map((cells) => cells.join(';')).join('\r\n')

async function send(page: Page, content: string) {
  await page
    .getByLabel('Planilha', { exact: true })
    .setInputFiles({ name: 'locais.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
}

async function download(page: Page, button: string, format: 'CSV' | 'Excel (XLSX)'): Promise<string[][]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: button })
      .click()
      .then(() => page.getByRole('menuitem', { name: format }).click()),
  ])
  return (format === 'CSV' ? readCsv : readXlsx)(await file.path())
}

// The server processes one import of a company at a time, and another test's import may be large.
const wait = { timeout: 60_000 }
test.describe.configure({ timeout: 240_000 })

test('imports locations from a spreadsheet: checks it, shows errors and saves no row twice', async ({ page }) => {
  const mark = Date.now().toString(36)
  const content = createCsv(
    createRow(`Doca A ${mark}`),
    createRow(`Doca B ${mark}`, '12'),
    createRow(`Doca C ${mark}`),
    createRow('', '12'),
  )
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, 'manager', '/localizacoes')
  await page.getByRole('link', { name: 'Importar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importar locais' })).toBeVisible()

  await test.step('offers a template that the import can read', async () => {
    expect((await download(page, 'Baixar modelo', 'Excel (XLSX)'))[0]).toEqual(expect.arrayContaining(titles))
  })

  await test.step('rejects a missing file, and lets the user map the columns of other files', async () => {
    await page.getByRole('button', { name: 'Conferir planilha' }).click()
    await expect(page.getByText('Escolha a planilha.')).toBeVisible()
    await send(page, 'a;b\r\n1;2')
    await expect(page.getByRole('heading', { name: 'O que é cada coluna?' })).toBeVisible(wait)
    await expect(page.getByText(/^Nome, CEP, Logradouro, /)).toBeVisible()
    await expectAccessibleEverywhere(page, 'the columns of another file')
    await page.goto('/localizacoes?importar=true')
    // A file that is chosen before the application responds is not kept.
    await page.waitForFunction(() => !document.documentElement.dataset.session)
  })

  await test.step('lists the errors of each row on the page and in a file', async () => {
    await send(page, content)
    await expect(page.getByRole('button', { name: 'Salvar 2 locais' })).toBeVisible(wait)
    const errorTable = page.getByRole('table', { name: 'Linhas com erro' })
    await expect(errorTable.getByRole('row')).toHaveCount(4)
    await expect(errorTable.getByRole('row', { name: /^Linha 3 / })).toContainText('CEP')
    const [head, ...rows] = await download(page, 'Baixar linhas com erro', 'CSV')
    expect(head).toEqual(['Linha', ...titles, 'O que corrigir'])
    expect(rows.map(([line, name]) => [line, name])).toEqual([
      ['3', `Doca B ${mark}`],
      ['5', ''],
    ])
    await expectAccessibleEverywhere(page, 'the check')
  })

  await test.step('saves the valid rows', async () => {
    await page.getByRole('button', { name: 'Salvar 2 locais' }).click()
    await expect(page.getByText('2 locais salvos')).toBeVisible(wait)
    await expect(page.getByText(/2 linhas com erro ficaram de fora/)).toBeVisible()
    await expectAccessibleEverywhere(page, 'the result')
    await page.getByRole('link', { name: 'Ver locais' }).click()
    await page.getByLabel('Buscar locais', { exact: true }).fill(mark)
    await expect(page.getByRole('rowheader')).toHaveCount(2)
  })

  await test.step('exports the filtered list', async () => {
    const [head, ...rows] = await download(page, 'Exportar', 'CSV')
    const column = head?.indexOf('Nome') ?? -1
    expect(rows.map((cells) => cells[column])).toEqual([`Doca A ${mark}`, `Doca C ${mark}`])
    expect(await download(page, 'Exportar', 'Excel (XLSX)')).toHaveLength(3)
  })

  await test.step('saves nothing from the same file again', async () => {
    await page.goto('/localizacoes?importar=true')
    await send(page, content)
    await expect(page.getByText('2 linhas com o nome e o endereço de um local')).toBeVisible(wait)
    await expect(page.getByRole('button', { name: /^Salvar / })).toHaveCount(0)
  })
})
