import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as DropdownMenu from '../dropdown-menu/index.ts'
import * as DataTable from './index.ts'

interface Order {
  id: string
  to: string
  value: number | null
}

const orders: Order[] = [
  { id: 'a', to: 'Mariana', value: 30 },
  { id: 'b', to: 'Álvaro', value: null },
  { id: 'c', to: 'Bruno', value: 120 },
]
const columns: DataTable.Column<Order>[] = [
  { id: 'to', header: 'Destinatário', sortable: true, value: ({ to }) => to },
  { id: 'value', header: 'Valor', numeric: true, sortable: true, value: ({ value }) => value },
]
const getRowId = ({ id }: Order) => id
const base = { label: 'Ordens', columns, rows: orders, getRowId }

/** A table of orders; without children, of the rows only. */
const Orders = ({ children, ...props }: Partial<DataTable.RootProps<Order>>) => (
  <DataTable.Root {...base} {...props}>
    {children ?? <DataTable.Table />}
  </DataTable.Root>
)

const lines = () => [...document.querySelectorAll<HTMLElement>('[data-slot="data-table-row"]')]
const focusedRow = () => (document.activeElement as HTMLElement | null)?.dataset.row

test('arrow keys move between rows, Space selects, Enter opens, Tab moves on', async () => {
  const open = vi.fn()
  await render(<Orders selectable onRowOpen={open} />)
  lines()[0]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focusedRow()).toBe('b')
  await userEvent.keyboard(' ')
  expect(lines()[1]?.dataset.selected).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledExactlyOnceWith(orders[1])
  await userEvent.keyboard('{End}')
  expect(focusedRow()).toBe('c')
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(focusedRow()).toBe('a')
  await userEvent.tab()
  expect(document.activeElement?.tagName).toBe('INPUT')
  expect(lines().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('Enter on a row does not submit the form that it opens', async () => {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault())
  addEventListener('submit', submit)
  const screen = await render(
    <Orders
      onRowOpen={() => {
        const form = document.querySelector('form')
        form?.querySelector('input')?.focus()
      }}
    />,
  )
  const form = document.createElement('form')
  form.append(document.createElement('input'))
  screen.container.append(form)
  lines()[0]?.focus()
  await userEvent.keyboard('{Enter}')
  expect(form.contains(document.activeElement)).toBe(true)
  expect(submit).not.toHaveBeenCalled()
  removeEventListener('submit', submit)
})

test('a key opens the actions of a row with the focus on the first item', async () => {
  const cancel = vi.fn()
  const screen = await render(
    <Orders rowActions={({ to }) => <DropdownMenu.Item onSelect={cancel}>Cancelar {to}</DropdownMenu.Item>} />,
  )
  ;(screen.getByRole('button', { name: 'Ações de Mariana' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Cancelar Mariana' })).toHaveFocus()
})

test('a click opens the actions of a row without the focus on an item', async () => {
  const screen = await render(<Orders rowActions={({ to }) => <DropdownMenu.Item>Cancelar {to}</DropdownMenu.Item>} />)
  await screen.getByRole('button', { name: 'Ações de Mariana' }).click()
  await expect.element(screen.getByRole('menu')).toHaveFocus()
})
