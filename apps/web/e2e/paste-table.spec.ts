import type { Locator } from '@playwright/test'
import { expect, openAs, test } from './people.ts'

// The security headers of the server reject HTML that no policy allows, which component tests do not have.
const wait = { timeout: 150_000 }
test.describe.configure({ timeout: 240_000 })

/** Pastes what a spreadsheet copies: a table, and its text. */
const pasteTable = (field: Locator, rows: readonly (readonly string[])[]) =>
  field.evaluate((element: HTMLInputElement, cells) => {
    element.focus()
    element.select()
    const lines = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', `<html><body><table>${lines.join('')}</table></body></html>`)
    clipboardData.setData('text/plain', cells.map((row) => row.join('\t')).join('\n'))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, rows)

test('a table that is pasted as a message has a line for each row', async ({ page }) => {
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  await page.getByRole('button', { name: 'Colar pedido' }).click()
  const field = page.getByRole('dialog', { name: 'Colar pedido' }).getByLabel('Mensagem')
  await pasteTable(field, [
    ['Nome', 'Endereço'],
    ['Ana Dias', 'Rua Harmonia, 321<br>Vila Madalena'],
  ])
  await expect(field).toHaveValue('Nome\tEndereço\nAna Dias\tRua Harmonia, 321, Vila Madalena')
})

test('a column that is pasted into a wrong cell corrects the wrong cells below it', async ({ page }) => {
  const mark = Date.now().toString(36)
  const titles =
    'Referência;Entrega: contato;Entrega: telefone;Entrega: CEP;Entrega: logradouro;Entrega: número;Entrega: bairro;Entrega: cidade;Entrega: UF'
  const rows = [1, 2, 3].map(
    (row) => `${mark}-${row};Ana Dias;(11) 98765-4321;05013-001;Rua Cardoso de Almeida;${row};Perdizes;São Paulo;XX`,
  )
  const pickup = ';(11) 3091-0412;01310-100;Avenida Paulista;1578;Bela Vista;São Paulo;SP;Expedição'
  const pickupTitles =
    ';Coleta: telefone;Coleta: CEP;Coleta: logradouro;Coleta: número;Coleta: bairro;Coleta: cidade;Coleta: UF;Coleta: contato'
  await openAs(page, 'manager', '/ordens-de-servico/importar')
  await page.getByLabel('Planilha', { exact: true }).setInputFiles({
    name: 'pedidos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([titles + pickupTitles, ...rows.map((row) => row + pickup)].join('\n')),
  })
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
  const getField = (row: number) => page.getByRole('textbox', { name: `Entrega: UF, linha ${row}` })
  await expect(getField(2)).toHaveValue('XX', wait)
  await pasteTable(getField(2), [['SP'], ['RJ'], ['MG']])
  await expect(page.getByText('3 valores colados.')).toBeVisible()
  await expect(getField(3)).toHaveValue('RJ')
  await expect(getField(4)).toHaveValue('MG')
  await page.getByRole('button', { name: 'Conferir correções' }).click()
  await expect(page.getByRole('button', { name: 'Importar 3 ordens' })).toBeVisible(wait)
})
