import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Text } from '../text/text.tsx'
import * as DataTable from './index.ts'

const columns: DataTable.Column<{ id: string }>[] = [
  {
    id: 'title',
    header: 'Relatório',
    primary: true,
    cell: () => <Text truncate>{'Pontualidade por dia '.repeat(5)}</Text>,
  },
]

test('on a phone, the long title of a row that opens ends before the menu of the row', async () => {
  await page.viewport(375, 700)
  const rows = [{ id: 'a' }]
  await render(
    <DataTable.Root
      label="Relatórios"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      getRowLabel={({ id }) => id}
      onRowOpen={() => undefined}
      rowActions={() => null}
    >
      <DataTable.Table />
    </DataTable.Root>,
  )
  const getEdges = (slot: string) => document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect()
  const menu = getEdges('data-table-row-menu')?.left
  expect(menu).toBeGreaterThan(0)
  expect(getEdges('data-table-row-link')?.right).toBeLessThanOrEqual(menu ?? 0)
})

test('in a card the title has its line, with and without a checkbox and a menu', async () => {
  await page.viewport(375, 700)
  const city: DataTable.Column<{ id: string }> = {
    id: 'city',
    header: 'Cidade',
    value: () => 'Osasco',
    cardInline: true,
  }
  for (const selectable of [false, true]) {
    for (const rowActions of [undefined, () => null]) {
      const screen = await render(
        <DataTable.Root
          label="Relatórios"
          columns={[{ id: 'title', header: 'Relatório', value: ({ id }) => `Relatório ${id}` }, city]}
          rows={[{ id: 'a' }]}
          getRowId={({ id }) => id}
          getRowLabel={({ id }) => id}
          selectable={selectable}
          rowActions={rowActions}
        >
          <DataTable.Table />
        </DataTable.Root>,
      )
      const title = screen.getByRole('rowheader').element().getBoundingClientRect()
      const value = screen.getByRole('cell', { name: 'Osasco' }).element().getBoundingClientRect()
      expect(title.width).toBeGreaterThan(250)
      expect(title.height).toBeLessThan(30)
      expect(value.top).toBeGreaterThanOrEqual(title.bottom)
      expect(value.left).toBe(title.left)
      await screen.unmount()
    }
  }
})

test('in a card inline values share a line, and the next step follows them while the line has the width', async () => {
  await page.viewport(375, 700)
  const inline = (id: string, text: string): DataTable.Column<{ id: string }> => ({
    id,
    header: id,
    value: () => text,
    cardInline: true,
  })
  const screen = await render(
    <DataTable.Root
      label="Relatórios"
      columns={[
        { id: 'title', header: 'Relatório', value: ({ id }) => id },
        inline('status', 'Pronto'),
        inline('at', 'ontem'),
      ]}
      rows={[{ id: 'a' }]}
      getRowId={({ id }) => id}
      getRowLabel={({ id }) => id}
      cardAction={() => <button type="button">Aceitar</button>}
    >
      <DataTable.Table />
    </DataTable.Root>,
  )
  const getBox = (name: string) => screen.getByRole('cell', { name }).element().getBoundingClientRect()
  const [first, second, action] = [getBox('Pronto'), getBox('ontem'), getBox('Aceitar')]
  expect(second.left).toBeGreaterThan(first.left)
  expect(second.top).toBeLessThan(first.bottom)
  expect(action.top).toBeLessThan(second.bottom)
  expect(action.left).toBeGreaterThan(second.right)
  expect(getComputedStyle(screen.getByRole('cell', { name: 'Pronto' }).element(), '::before').content).toBe('none')
})

test('above cards a toolbar can be on the line of the sort buttons, without its texts', async () => {
  const screen = await render(
    <DataTable.Root
      label="Relatórios"
      columns={[{ id: 'title', header: 'Relatório', value: ({ id }) => id, sortable: true }]}
      rows={[{ id: 'a' }]}
      getRowId={({ id }) => id}
    >
      <DataTable.Toolbar inCardHead>
        <Text role="status">1 relatório</Text>
        <DataTable.ViewOptions />
      </DataTable.Toolbar>
      <DataTable.Table />
    </DataTable.Root>,
  )
  const sort = screen.getByRole('button', { name: 'Relatório' })
  const options = screen.getByRole('button', { name: 'Ajustar tabela' })
  const count = screen.getByRole('status').filter({ hasText: '1 relatório' })
  const getTop = (locator: typeof sort) => Math.round(locator.element().getBoundingClientRect().top)
  await page.viewport(1280, 800)
  expect(getTop(options)).toBeLessThan(getTop(sort))
  expect(count.element().getBoundingClientRect().width).toBeGreaterThan(50)
  await page.viewport(375, 700)
  expect(getTop(options)).toBe(getTop(sort))
  expect(count.element().getBoundingClientRect().width).toBe(1)
  await sort.click()
  await options.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
})

test('the next step of a row is at the end of its card, and a press on it does not open the row', async () => {
  await page.viewport(375, 700)
  const onRowOpen = vi.fn()
  const accept = vi.fn()
  const screen = await render(
    <DataTable.Root
      label="Relatórios"
      columns={columns}
      rows={[{ id: 'a' }, { id: 'b' }]}
      getRowId={({ id }) => id}
      getRowLabel={({ id }) => id}
      onRowOpen={onRowOpen}
      rowActions={() => null}
      cardAction={({ id }) =>
        id === 'a' && (
          <button type="button" onClick={() => accept(id)}>
            Aceitar
          </button>
        )
      }
    >
      <DataTable.Table />
    </DataTable.Root>,
  )
  const button = screen.getByRole('button', { name: 'Aceitar' })
  await button.click()
  expect(accept).toHaveBeenCalledExactlyOnceWith('a')
  expect(onRowOpen).not.toHaveBeenCalled()
  await page.viewport(1280, 800)
  await expect.element(button).not.toBeInTheDocument()
  const [first, second] = [...document.querySelectorAll('[data-slot="data-table-row-menu"]')]
  expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left)
})
