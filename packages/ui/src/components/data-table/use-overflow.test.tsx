import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as DropdownMenu from '../dropdown-menu/index.ts'
import * as DataTable from './index.ts'

interface Place {
  id: string
  text: string
}

const places: Place[] = [{ id: 'a', text: 'Rua das Acácias, 1.280, Jardim das Américas' }]
const listColumns = (count: number): DataTable.Column<Place>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    header: `Coluna ${index}`,
    primary: index === 0,
    value: ({ id, text }) => (index === 0 ? `Local ${id}` : text),
  }))

const show = (count: number, dir: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <div dir={dir} style={{ width: 800 }}>
      <DataTable.Root
        label="Locais"
        columns={listColumns(count)}
        rows={places}
        getRowId={({ id }) => id}
        rowActions={() => <DropdownMenu.Item>Editar</DropdownMenu.Item>}
      >
        <DataTable.Table />
      </DataTable.Root>
    </div>,
  )

/** Returns the distances of an element's edges from those of the region. */
const getInset = (region: Element, element: Element) => {
  const [outer, inner] = [region.getBoundingClientRect(), element.getBoundingClientRect()]
  return Math.round(Math.min(inner.left - outer.left, outer.right - inner.right))
}

beforeEach(() => page.viewport(1000, 600))

test.each(['ltr', 'rtl'] as const)(
  '%s: the title and the actions of a row stay visible while the columns scroll',
  async (dir) => {
    const screen = await show(6, dir)
    const region = screen.getByRole('region', { name: 'Locais' })
    const actions = screen.getByRole('button', { name: 'Ações de Local a' }).element()
    const title = screen.getByRole('rowheader', { name: 'Local a' }).element()
    await expect.element(region).toHaveAttribute('data-after')
    await expect.element(region).not.toHaveAttribute('data-before')
    expect(getInset(region.element(), actions)).toBeGreaterThanOrEqual(0)

    region.element().scrollLeft = dir === 'ltr' ? 9999 : -9999
    await expect.element(region).toHaveAttribute('data-before')
    await expect.element(region).not.toHaveAttribute('data-after')
    expect(getInset(region.element(), title)).toBeGreaterThanOrEqual(0)
    expect(getInset(region.element(), actions)).toBeGreaterThanOrEqual(0)
  },
)

test('nothing is sticky when every column fits', async () => {
  const screen = await show(2)
  const cell = screen.getByRole('button', { name: 'Ações de Local a' }).element().closest('td') as Element
  await expect.element(screen.getByRole('region')).not.toHaveAttribute('data-overflows')
  expect(getComputedStyle(cell).position).toBe('static')
})
