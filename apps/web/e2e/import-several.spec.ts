import { expect, openAs, test } from './people.ts'

const csv = (name: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`Entrega: contato;Observações\r\nZélia Prado;${name}\r\n`),
})

test('sends several files, of which each is an import with its state', async ({ page }) => {
  const stamp = Date.now()
  const names = ['a', 'b'].map((name) => `${name}-${stamp}.csv`)
  await openAs(page, 'manager', '/ordens-de-servico/importar')
  const field = page.getByLabel('Planilha', { exact: true })
  await field.setInputFiles(names.map(csv))
  await page.getByRole('button', { name: 'Conferir planilhas' }).click()
  await expect(page.getByText('2 planilhas enviadas')).toBeVisible()
  const imports = page.getByRole('table', { name: 'Últimas importações' })
  for (const name of names) {
    // The columns of the pickup are missing, which each import reports.
    await expect(imports.getByRole('row').filter({ hasText: name })).toContainText('Faltam colunas: ')
  }
  // The next file replaces those that were sent, and opens its import as a single file does.
  await imports.getByRole('link', { name: names[1] ?? '' }).click()
  await expect(page).toHaveURL(/importacao=/)
})

test('keeps the file that was rejected, and sends the others', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/)
  const name = `c-${Date.now()}.csv`
  await openAs(page, 'manager', '/ordens-de-servico/importar')
  await page
    .getByLabel('Planilha', { exact: true })
    .setInputFiles([{ name: 'velha.xls', mimeType: '', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]) }, csv(name)])
  await page.getByRole('button', { name: 'Conferir planilhas' }).click()
  await expect(page.getByText('1 planilha enviada')).toBeVisible()
  await expect(page.getByText(/Excel antigo \(\.xls\)/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Últimas importações' }).getByText(name)).toBeVisible()
})
