import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Orders, orders } from '../../testing/order-table.tsx'
import * as DropdownMenu from '../dropdown-menu/index.ts'

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
  const screen = await render(<Orders rowActions={({ to }) => <DropdownMenu.Item>Cancelar {to}</DropdownMenu.Item>} />)
  ;(screen.getByRole('button', { name: 'Ações de Mariana' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Cancelar Mariana' })).toHaveFocus()
})

test('a click opens the actions of a row without the focus on an item', async () => {
  const screen = await render(<Orders rowActions={({ to }) => <DropdownMenu.Item>Cancelar {to}</DropdownMenu.Item>} />)
  await screen.getByRole('button', { name: 'Ações de Mariana' }).click()
  await expect.element(screen.getByRole('menu')).toHaveFocus()
})

test('moves the focus of a removed row to its neighbour, and of the last one to the table', async () => {
  const show = (ids: string) => <Orders rows={orders.filter(({ id }) => ids.includes(id))} selectable />
  const screen = await render(show('abc'))
  const find = (to: string) => screen.getByRole('checkbox', { name: `Selecionar ${to}` })
  ;(find('Álvaro').element() as HTMLElement).focus()
  await screen.rerender(show('ac'))
  await expect.element(find('Bruno')).toHaveFocus()
  await screen.rerender(show('a'))
  await expect.element(find('Mariana')).toHaveFocus()
  await screen.rerender(show(''))
  await expect.element(screen.getByRole('region', { name: 'Ordens' })).toHaveFocus()
})
