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
