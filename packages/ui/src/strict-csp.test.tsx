import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import * as DataTable from './components/data-table/index.ts'
import * as Dialog from './components/dialog/index.ts'
import { Toaster, toast } from './components/toaster/index.ts'

afterEach(() => {
  toast.dismiss('created')
})

/** Returns the inline styles that a policy without inline styles would block. */
const inlineStyles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent)

test('a dialog locks the page scroll without an inline style', async () => {
  const before = inlineStyles()
  const screen = await render(
    <Dialog.Root open>
      <Dialog.Content title="Compartilhar rastreio">Quem tem o link acompanha.</Dialog.Content>
    </Dialog.Root>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Compartilhar rastreio' })).toBeVisible()
  await expect.poll(() => getComputedStyle(document.body).overflowY).toBe('hidden')
  expect(inlineStyles()).toEqual(before)
  await screen.unmount()
  await expect.poll(() => getComputedStyle(document.body).overflowY).not.toBe('hidden')
})

test('a toast is positioned without an inline style', async () => {
  const before = inlineStyles()
  const screen = await render(<Toaster />)
  toast.success('Ordem criada.', { id: 'created' })
  await expect.element(screen.getByText('Ordem criada.')).toBeVisible()
  const list = document.querySelector('[data-sonner-toaster]')
  expect(list && getComputedStyle(list).position).toBe('fixed')
  expect(inlineStyles()).toEqual(before)
})

test('the widths of columns are no style attributes in markup from a server', async () => {
  const table = (
    <DataTable.Root
      label="Ordens"
      columns={[
        { id: 'number', header: 'Número', value: ({ id }) => id, primary: true, width: 180 },
        { id: 'to', header: 'Destinatário', value: () => 'Ana' },
      ]}
      rows={[{ id: 'OS-1' }]}
      getRowId={({ id }) => id}
    >
      <DataTable.Table />
    </DataTable.Root>
  )
  expect(renderToString(table).match(/<[^>]* style=[^>]*>/g)).toBeNull()
  const screen = await render(table)
  expect(screen.getByRole('columnheader', { name: 'Número' }).element().getBoundingClientRect().width).toBeCloseTo(
    180,
    0,
  )
})
