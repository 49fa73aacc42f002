import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { columns, type Order, Orders, orders } from '../../testing/order-table.tsx'
import { rootContract } from '../../testing/root-contract.tsx'
import * as DropdownMenu from '../dropdown-menu/index.ts'
import * as DataTable from './index.ts'

const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `r${index}`, to: `Pessoa ${index}`, value: index }))

const lines = () => [...document.querySelectorAll<HTMLElement>('[data-slot="data-table-row"]')]
const titles = () => lines().map((line) => line.querySelector('th')?.textContent)
const focusedRow = () => (document.activeElement as HTMLElement | null)?.dataset.row

rootContract({ slot: 'data-table' }, (props) => (
  <Orders {...props} selectable getRowHref={({ id }) => `#${id}`} rowActions={() => null} />
))

test('a column sorts ascending, descending and not at all, with aria-sort, and unknown values last', async () => {
  const screen = await render(<Orders />)
  const head = screen.getByRole('columnheader', { name: 'Valor' })
  await expect.element(head).toHaveAttribute('aria-sort', 'none')
  await head.getByRole('button').click()
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  expect(titles()).toEqual(['Mariana', 'Bruno', 'Álvaro'])
  await head.getByRole('button').click()
  expect(titles()).toEqual(['Bruno', 'Mariana', 'Álvaro'])
  await head.getByRole('button').click()
  expect(titles()).toEqual(['Mariana', 'Álvaro', 'Bruno'])
})

test('keeps the order of manually sorted rows and calls onSortingChange', async () => {
  const sort = vi.fn()
  const screen = await render(<Orders manualSorting sorting={{ id: 'to', desc: true }} onSortingChange={sort} />)
  expect(titles()).toEqual(['Mariana', 'Álvaro', 'Bruno'])
  await screen.getByRole('button', { name: 'Valor' }).click()
  expect(sort).toHaveBeenCalledExactlyOnceWith({ id: 'value', desc: false })
})

test('rows are selected one by one, as a range and all together, and their number is announced', async () => {
  const change = vi.fn()
  const screen = await render(
    <Orders selectable onSelectedChange={change}>
      <DataTable.BulkActions>{(ids) => <b>{ids.join('+')}</b>}</DataTable.BulkActions>
      <DataTable.Table />
    </Orders>,
  )
  const all = screen.getByRole('checkbox', { name: 'Selecionar todas as linhas desta página' })
  await screen.getByRole('checkbox', { name: 'Selecionar Mariana' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 item selecionado')
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true)
  await screen.getByRole('checkbox', { name: 'Selecionar Bruno' }).click({ modifiers: ['Shift'] })
  expect(change).toHaveBeenLastCalledWith(['a', 'b', 'c'])
  await expect.element(all).toBeChecked()
  await expect.element(screen.getByRole('group', { name: 'Seleção' }).getByText('a+b+c')).toBeVisible()
  await all.click()
  expect(change).toHaveBeenLastCalledWith([])
})

test('a row that is pressed before the rows show the selection of all leaves it', async () => {
  const change = vi.fn()
  const screen = await render(<Orders selectable onSelectedChange={change} />)
  const press = async (name: string) => {
    ;(screen.getByRole('checkbox', { name }).element() as HTMLElement).click()
    // React handles the press at once, and the selection of all rows later.
    await Promise.resolve()
  }
  await press('Selecionar todas as linhas desta página')
  await press('Selecionar Mariana')
  expect(change).toHaveBeenLastCalledWith(['b', 'c'])
  await expect.element(screen.getByRole('checkbox', { name: 'Selecionar Mariana' })).not.toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'Selecionar Bruno' })).toBeChecked()
  await press('Selecionar todas as linhas desta página')
  await press('Selecionar todas as linhas desta página')
  expect(change).toHaveBeenLastCalledWith([])
})

test('keeps the selection of other pages', async () => {
  const change = vi.fn()
  const screen = await render(<Orders selectable selected={['z']} onSelectedChange={change} />)
  await screen.getByRole('checkbox', { name: 'Selecionar Mariana' }).click()
  expect(change).toHaveBeenLastCalledWith(['z', 'a'])
})

test('a row with an address has one real link, which also receives clicks on the row', async () => {
  const followed = vi.fn((event: MouseEvent) => event.preventDefault())
  const screen = await render(<Orders selectable getRowHref={({ id }) => `#${id}`} />)
  const link = screen.getByRole('link', { name: 'Bruno' })
  await expect.element(link).toHaveAttribute('href', '#c')
  link.element().addEventListener('click', (event) => followed(event as MouseEvent))
  await screen.getByRole('cell', { name: '120' }).click()
  expect(followed).toHaveBeenCalledOnce()
  await screen.getByRole('cell', { name: '120' }).click({ modifiers: ['Control'] })
  expect(followed.mock.lastCall?.[0].ctrlKey).toBe(true)
  await screen.getByRole('cell', { name: '120' }).click({ button: 'middle' })
  expect(followed.mock.lastCall?.[0].ctrlKey).toBe(true)
  expect(followed).toHaveBeenCalledTimes(3)
  await screen.getByRole('checkbox', { name: 'Selecionar Bruno' }).click()
  expect(followed).toHaveBeenCalledTimes(3)
})

test('the router link contains the title', async () => {
  const screen = await render(<Orders renderRowLink={({ id }) => <a href={`/ordens/${id}`} data-router="" />} />)
  await expect.element(screen.getByRole('link', { name: 'Bruno' })).toHaveAttribute('data-router')
})

test('the actions of a row open in a menu, and the focus is restored', async () => {
  const cancel = vi.fn()
  const screen = await render(
    <Orders
      getRowHref={({ id }) => `#${id}`}
      rowActions={({ to }) => <DropdownMenu.Item onSelect={cancel}>Cancelar {to}</DropdownMenu.Item>}
    />,
  )
  const button = screen.getByRole('button', { name: 'Ações de Bruno' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await screen.getByRole('menuitem', { name: 'Cancelar Bruno' }).click()
  expect(cancel).toHaveBeenCalledOnce()
  await expect.element(button).toHaveFocus()
})

test('columns except the title can be hidden, and onHiddenColumnsChange is called', async () => {
  const hide = vi.fn()
  const screen = await render(
    <Orders onHiddenColumnsChange={hide}>
      <DataTable.Toolbar>
        <DataTable.ViewOptions />
      </DataTable.Toolbar>
      <DataTable.Table />
    </Orders>,
  )
  await screen.getByRole('button', { name: 'Ajustar tabela' }).click()
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Destinatário' })).not.toBeInTheDocument()
  await screen.getByRole('menuitemcheckbox', { name: 'Valor' }).click()
  expect(hide).toHaveBeenLastCalledWith(['value'])
  expect(document.querySelectorAll('thead th')).toHaveLength(1)
  await screen.getByRole('menuitemradio', { name: 'Compacta' }).click()
  expect(document.querySelector('[data-slot="data-table"]')?.getAttribute('data-density')).toBe('compact')
})

test('selecting one row does not render other rows', async () => {
  const drawn = vi.fn()
  const counted: DataTable.Column<Order>[] = [
    { id: 'to', header: 'Destinatário', value: ({ to }) => to },
    { id: 'n', header: 'N', cell: ({ id }) => <Counted id={id} drawn={drawn} /> },
  ]
  const screen = await render(<Orders columns={counted} selectable />)
  drawn.mockClear()
  await screen.getByRole('checkbox', { name: 'Selecionar Bruno' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 item selecionado')
  expect(drawn.mock.calls.filter(([id]) => id !== 'c')).toEqual([])
})

function Counted({ id, drawn }: { id: string; drawn: (id: string) => void }): ReactNode {
  drawn(id)
  return id
}

test('mounts the visible rows of ten thousand, each with its position', async () => {
  const screen = await render(<Orders rows={many} selectable />)
  expect(lines().length).toBeGreaterThan(5)
  expect(lines().length).toBeLessThan(60)
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  expect(lines()[0]?.getAttribute('aria-rowindex')).toBe('2')
  lines()[0]?.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(focusedRow).toBe('r9999')
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('10001')
  expect(lines().length).toBeLessThan(60)
})

test('keeps the focused row mounted when it is scrolled out of view', async () => {
  await render(<Orders rows={many} selectable />)
  lines()[2]?.focus()
  document.querySelector('[data-slot="data-table-region"]')?.scrollTo(0, 200_000)
  await expect.poll(() => lines().length > 5 && lines().some((line) => Number(line.dataset.index) > 4000)).toBe(true)
  expect(focusedRow()).toBe('r2')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedRow).toBe('r3')
})

test('hides the header of cards when rows cannot be sorted or selected', async () => {
  await page.viewport(375, 700)
  const plain = columns.map((column) => ({ ...column, sortable: false }))
  const screen = await render(<Orders columns={plain} />)
  const head = document.querySelector<HTMLElement>('[data-slot="data-table-head"]')
  await expect.element(head).not.toBeVisible()
  await screen.rerender(<Orders columns={plain} selectable />)
  await expect.element(head).toBeVisible()
})

test('below 768 pixels rows are cards with labelled values', async () => {
  await page.viewport(375, 700)
  const screen = await render(<Orders selectable rowActions={() => null} />)
  const value = document.querySelector('td[data-label="Valor"]') as HTMLElement
  expect(getComputedStyle(value, '::before').content).toBe('"Valor"')
  expect(value.getBoundingClientRect().top).toBeGreaterThan(
    document.querySelector('tbody th')?.getBoundingClientRect().bottom ?? Number.NaN,
  )
  await expect.element(screen.getByRole('row', { name: /Mariana/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Ações de Mariana' })).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: 'Selecionar Mariana' })).toBeVisible()
  const region = document.querySelector('[data-slot="data-table-region"]') as HTMLElement
  expect(region.scrollWidth).toBe(region.clientWidth)
})

test('in a card two half-width columns are side by side, and the full title is clickable', async () => {
  await page.viewport(375, 700)
  const city: DataTable.Column<Order> = { id: 'city', header: 'Cidade', value: () => 'Osasco' }
  const halves = [...columns, city].map((column) => ({ ...column, cardHalfWidth: true }))
  await render(<Orders columns={halves} onRowOpen={() => undefined} rowActions={() => null} />)
  const [left, right] = [...document.querySelectorAll('tbody td')].map((cell) => cell.getBoundingClientRect())
  expect(right?.top).toBe(left?.top)
  expect(right?.left).toBeGreaterThan((left?.left ?? Number.NaN) + 100)
  const title = document.querySelector('tbody th')?.getBoundingClientRect() ?? new DOMRect()
  const pressed = [0.1, 0.5, 0.8].map((share) =>
    document.elementFromPoint(title.left + share * title.width, title.top + 12)?.closest('th'),
  )
  expect(pressed).not.toContain(null)
})

test('a card leaves out hidden columns, and labels that the value makes unnecessary; the table shows both', async () => {
  await page.viewport(375, 700)
  const label = () =>
    [...document.querySelectorAll('tbody tr:first-child td')].map((cell) => getComputedStyle(cell, '::before').content)
  const city: DataTable.Column<Order> = { id: 'city', header: 'Cidade', value: () => 'Osasco' }
  const plain: DataTable.Column<Order> = { id: 'plain', header: 'Bairro', value: () => 'Centro', cardLabelHidden: true }
  const screen = await render(<Orders columns={[columns[0] as typeof city, { ...city, cardHidden: true }, plain]} />)
  await expect.element(screen.getByText('Centro').first()).toBeVisible()
  await expect.element(screen.getByText('Osasco').first()).not.toBeVisible()
  expect(label().join()).not.toContain('Bairro')
  await page.viewport(1280, 800)
  await expect.element(screen.getByText('Osasco').first()).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Bairro' })).toBeVisible()
})

test('loading keeps the layout, refreshing keeps the rows', async () => {
  const screen = await render(
    <Orders rows={[]} loading>
      <DataTable.Table loadingRowCount={5} />
    </Orders>,
  )
  expect(document.querySelectorAll('tbody tr')).toHaveLength(5)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Carregando linhas…')
  await screen.rerender(<Orders refreshing />)
  expect(lines()).toHaveLength(3)
  await expect.element(screen.getByRole('region', { name: 'Ordens' })).toHaveAttribute('aria-busy', 'true')
})

test('a row that has just changed is highlighted and announced', async () => {
  const screen = await render(<Orders highlightedRowIds={['b']} />)
  expect(lines()[1]?.dataset.highlighted).toBe('true')
  await expect.element(screen.getByRole('rowheader', { name: 'Álvaro (alterada agora)' })).toBeInTheDocument()
})

test('keeps the selection and the focus when rows are added and removed', async () => {
  const screen = await render(<Filtered />)
  await screen.getByRole('button', { name: 'Filtrar' }).click()
  expect(titles()).toEqual(['Álvaro', 'Bruno'])
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 itens selecionados')
})

test.each([
  ['label=""', { label: '' }, 'Pass label="…"'],
  ['two rows with the same id', { rows: [...orders, ...orders] }, 'two rows with the id "a"'],
  ['sorting by an unknown column', { defaultSorting: { id: 'x', desc: true } }, 'none of its columns'],
])('%s throws in development, with the fix', async (_, wrong, fix) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Orders {...wrong} />)).rejects.toThrow(fix)
  consoleError.mockRestore()
})

function Filtered() {
  const [rows, setRows] = useState(orders)
  return (
    <>
      <button type="button" onClick={() => setRows(orders.slice(1))}>
        Filtrar
      </button>
      <Orders rows={rows} selectable defaultSelected={['a', 'c']} />
    </>
  )
}
