import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as DataTable from './index.ts'

interface Order {
  id: string
  to: string
}

const orders: Order[] = [
  { id: 'a', to: 'Mariana' },
  { id: 'b', to: 'Álvaro' },
  { id: 'c', to: 'Bruno' },
]
const columns: DataTable.Column<Order>[] = [{ id: 'to', header: 'Destinatário', value: ({ to }) => to }]
const getRowId = ({ id }: Order) => id

const Orders = (props: Partial<DataTable.RootProps<Order>>) => (
  <DataTable.Root label="Ordens" columns={columns} rows={orders} getRowId={getRowId} {...props} />
)
const lines = () => [...document.querySelectorAll('[data-slot="data-table-row"]')]

test('shows what to do for no rows, no matches and an error', async () => {
  const [clear, retry] = [vi.fn(), vi.fn()]
  const without = (state: ReactNode) => (
    <Orders rows={[]}>
      <DataTable.Table>{state}</DataTable.Table>
    </Orders>
  )
  const screen = await render(without(undefined))
  await expect.element(screen.getByText('Nenhum item ainda.')).toBeVisible()
  await screen.rerender(without(<p>Crie a primeira ordem.</p>))
  await expect.element(screen.getByText('Crie a primeira ordem.')).toBeVisible()
  await screen.rerender(without(<DataTable.NoMatches onClearFilters={clear} />))
  await screen.getByRole('button', { name: 'Limpar filtros' }).click()
  expect(clear).toHaveBeenCalledOnce()
  await screen.rerender(without(<DataTable.Error onRetry={retry} />))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

test('a failed refresh keeps the rows, and shows nothing above a table without rows', async () => {
  const failed = (rows: Order[]) => (
    <Orders rows={rows}>
      <DataTable.RefreshError title="Não foi possível atualizar." onRetry={() => {}} />
      <DataTable.Table>
        <DataTable.Error title="Não foi possível carregar." />
      </DataTable.Table>
    </Orders>
  )
  const screen = await render(failed(orders))
  expect(lines()).toHaveLength(3)
  await expect.element(screen.getByText('Não foi possível atualizar.')).toBeVisible()
  await expect.element(screen.getByText('Não foi possível carregar.')).not.toBeInTheDocument()
  await screen.rerender(failed([]))
  await expect.element(screen.getByText('Não foi possível carregar.')).toBeVisible()
  await expect.element(screen.getByText('Não foi possível atualizar.')).not.toBeInTheDocument()
})

test('the bulk actions replace the toolbar, whose controls keep their state', async () => {
  const screen = await render(
    <Orders selectable>
      <DataTable.Toolbar>
        <input aria-label="Buscar" />
      </DataTable.Toolbar>
      <DataTable.BulkActions />
      <DataTable.Table />
    </Orders>,
  )
  const search = screen.getByLabelText('Buscar')
  await search.fill('Bruno')
  await screen.getByRole('checkbox', { name: 'Selecionar Bruno' }).click()
  await expect.element(search).not.toBeVisible()
  await screen.getByRole('button', { name: 'Limpar seleção' }).click()
  await expect.element(search).toBeVisible()
  await expect.element(search).toHaveValue('Bruno')
  await expect.element(screen.getByRole('checkbox', { name: /^Selecionar todas/ })).toHaveFocus()
})

test('a table without bulk actions keeps its toolbar while rows are selected', async () => {
  const screen = await render(
    <Orders selectable defaultSelected={['a']}>
      <DataTable.Toolbar>3 ordens</DataTable.Toolbar>
      <DataTable.Table />
    </Orders>,
  )
  await expect.element(screen.getByText('3 ordens')).toBeVisible()
})

test('a part outside of DataTable.Root throws with the fix', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<DataTable.Table />)).rejects.toThrow('inside <DataTable.Root>')
  consoleError.mockRestore()
})

test('a column with wrap shows a long value in full, others truncate it', async () => {
  const long = 'Avenida Brigadeiro Faria Lima '.repeat(6)
  const address: DataTable.Column<Order> = { id: 'address', header: 'Endereço', width: 200, value: () => long }
  const isTruncated = () => {
    const cell = document.querySelector('[data-label="Endereço"]')
    return cell && cell.scrollWidth > cell.clientWidth
  }
  await page.viewport(1280, 800)
  const withAddress = (column: DataTable.Column<Order>) => (
    <Orders columns={[...columns, column]}>
      <DataTable.Table />
    </Orders>
  )
  const screen = await render(withAddress(address))
  expect(isTruncated()).toBe(true)
  await screen.rerender(withAddress({ ...address, wrap: true }))
  expect(isTruncated()).toBe(false)
})

test('a primary column with wrap shows a long title in full, too', async () => {
  const long = 'Avenida Brigadeiro Faria Lima '.repeat(6)
  const title: DataTable.Column<Order> = { id: 'title', header: 'Nome', primary: true, width: 200, value: () => long }
  const rest = columns.map((column) => ({ ...column, primary: false }))
  await page.viewport(1280, 800)
  const withTitle = (column: DataTable.Column<Order>) => (
    <Orders columns={[column, ...rest]}>
      <DataTable.Table />
    </Orders>
  )
  const isTruncated = () => {
    const cell = document.querySelector('tbody th')
    return cell && cell.scrollWidth > cell.clientWidth
  }
  const screen = await render(withTitle(title))
  expect(isTruncated()).toBe(true)
  await screen.rerender(withTitle({ ...title, wrap: true }))
  expect(isTruncated()).toBe(false)
})
