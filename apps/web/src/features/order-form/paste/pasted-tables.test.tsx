import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { emptyOrder } from '../form/order-values.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { readPastedTables } from './pasted-tables.ts'

const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test.each([
  [
    'an e-mail with text around its table',
    `<html><head><style>p{margin:0}</style></head><body><p class=MsoNormal>Bom dia,<o:p></o:p></p><table><tbody>${row('<p>Nome</p>', '<p>Endereço</p>')}${row('<p>Ana&nbsp;Dias</p>', '<p>Rua Tupi, 40</p><p>Centro</p>')}</tbody></table><p>Obrigada</p></body></html>`,
    'Bom dia,\nNome\tEndereço\nAna Dias\tRua Tupi, 40, Centro\nObrigada',
  ],
  [
    'the cells of a spreadsheet',
    `<table>${row('Ana', 'Rua Tupi, 40')}<tr style="display:none"><td>x</td><td>y</td></tr></table>`,
    'Ana\tRua Tupi, 40',
  ],
  [
    'text that is struck out',
    `<table>${row('<s>Ana</s>', '<span style="text-decoration:line-through">Rua A, 1</span>')}${row('Rui', 'Rua B, 2')}</table>`,
    '~~Ana~~\t~~Rua A, 1~~\nRui\tRua B, 2',
  ],
  [
    'a table inside of a layout',
    `<table>${row(`Olá<table>${row('Ana', 'Rua Tupi, 40')}</table>`)}</table>`,
    'Olá\nAna\tRua Tupi, 40',
  ],
])('writes %s with a line for each row', (_name, html, text) => {
  expect(readPastedTables(html)).toBe(text)
})

test.each(['<p>Rua Tupi, 40</p>', `<table>${row('Rua Tupi, 40')}</table>`, ''])('leaves %j to the browser', (html) => {
  expect(readPastedTables(html)).toBeUndefined()
})

test('a table that is pasted into the message replaces what is selected', async () => {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <PasteDialog
        values={emptyOrder('')}
        maximumDropoffs={5}
        received={undefined}
        onFill={() => {}}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('Mensagem')
  await field.fill('Entregas: aqui. Obrigada')
  const element = field.element() as HTMLTextAreaElement
  element.setSelectionRange(10, 15)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', `<table>${row('Ana', 'Rua Tupi, 40<br>Centro')}</table>`)
  clipboardData.setData('text/plain', 'Ana\nRua Tupi, 40\nCentro')
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(field).toHaveValue('Entregas: Ana\tRua Tupi, 40, Centro Obrigada')
})
