import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { emptyOrder } from '../form/order-values.ts'
import { PasteDialog } from './paste-dialog.tsx'

const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

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
