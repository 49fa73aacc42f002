import type {} from '@vitest/browser-playwright'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import * as DataTable from './index.ts'

interface Row {
  id: string
}

const columns: DataTable.Column<Row>[] = ['Número', 'Status', 'Entrega', 'Valor'].map((header, index) => ({
  id: header,
  header,
  sortable: index % 2 === 1,
  numeric: header === 'Valor',
  width: header === 'Entrega' ? undefined : 160,
  value: ({ id }) => `${header} ${id}, um texto que ocupa mais do que a coluna`,
}))
const rows = ['1', '2', '3'].map((id) => ({ id }))

type Props = Partial<DataTable.RootProps<Row>> & { dir?: 'ltr' | 'rtl'; width?: number }

const Table = ({ dir, width = 900, ...props }: Props) => (
  <div dir={dir} style={{ width }}>
    <DataTable.Root label="Ordens" columns={columns} rows={rows} getRowId={({ id }) => id} resizable {...props}>
      <DataTable.Toolbar>
        <DataTable.ViewOptions />
      </DataTable.Toolbar>
      <DataTable.Table />
    </DataTable.Root>
  </div>
)

const head = (name: string) => page.getByRole('columnheader', { name, exact: true }).element()
const getWidth = (name: string) => Math.round(head(name).getBoundingClientRect().width)
const widths = () => columns.map(({ header }) => getWidth(header))
const handle = (name: string) => page.getByRole('slider', { name: `Largura de ${name}` })
const tableLayout = () => getComputedStyle(page.getByRole('table').element()).tableLayout
const region = () => page.getByRole('region', { name: 'Ordens' }).element()

async function show(props: Props = {}) {
  const screen = await render(<Table {...props} />)
  await expect.element(handle('Status')).toBeVisible()
  return screen
}

/** Begins a drag of the handle. The pointer has the id of the mouse, the only one that the browser can capture here. */
async function startDrag(name: string, init: PointerEventInit = {}) {
  const element = handle(name).element()
  const { left, top, width, height } = element.getBoundingClientRect()
  const send = (type: string, distance: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true },
        ...{ clientX: left + width / 2 + distance, clientY: top + height / 2 },
        ...init,
      }),
    )
  send('pointerdown', 0)
  // In a browser the next event of a pointer comes after the rendering of this one.
  await expect.poll(tableLayout).toBe('fixed')
  return {
    move: (distance: number) => send('pointermove', distance),
    drop: (distance: number) => send('pointerup', distance),
    cancel: () => send('pointercancel', 0),
  }
}

beforeEach(() => page.viewport(1024, 700))

test.each(['mouse', 'touch', 'pen'])(
  'a %s drags the edge of one column, which is reported at the end',
  async (type) => {
    const change = vi.fn()
    await show({ onColumnWidthsChange: change })
    const [number, status, to, value] = widths() as [number, number, number, number]
    const drag = await startDrag('Status', { pointerType: type })
    expect(widths()).toEqual([number, status, to, value])
    drag.move(30)
    drag.move(70)
    await expect.poll(() => widths()).toEqual([number, status + 70, to, value])
    await expect.element(handle('Status')).toHaveAttribute('aria-valuenow', String(status + 70))
    expect(change).not.toHaveBeenCalled()
    drag.drop(70)
    await expect.poll(() => widths()).toEqual([number, status + 70, to, value])
    expect(change.mock.calls).toEqual([[{ Status: status + 70 }]])
    expect(getComputedStyle(handle('Status').element()).touchAction).toBe('none')
  },
)

test('in a right-to-left layout the handle is at the left edge, and a drag to the left widens', async () => {
  await show({ dir: 'rtl' })
  const before = getWidth('Status')
  const edge = head('Status').getBoundingClientRect().left
  const { left, right } = handle('Status').element().getBoundingClientRect()
  expect(Math.round((left + right) / 2 - edge)).toBe(0)
  const drag = await startDrag('Status')
  drag.move(-50)
  drag.drop(-50)
  await expect.poll(() => getWidth('Status')).toBe(before + 50)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => getWidth('Status')).toBe(before + 60)
})

test('a press without a move, Escape, and a cancelled drag leave the widths automatic', async () => {
  const change = vi.fn()
  await show({ onColumnWidthsChange: change })
  const before = widths()
  const pressed = await startDrag('Status')
  pressed.drop(0)
  const escaped = await startDrag('Status')
  escaped.move(60)
  await expect.poll(() => getWidth('Status')).toBe((before[1] ?? 0) + 60)
  await userEvent.keyboard('{Escape}')
  await expect.poll(widths).toEqual(before)
  escaped.move(90)
  const cancelled = await startDrag('Status')
  cancelled.move(60)
  cancelled.cancel()
  await expect.poll(tableLayout).toBe('auto')
  expect(widths()).toEqual(before)
  expect(change).not.toHaveBeenCalled()
})

test('the menu leads to the handles; arrow keys, Home and End change the width, Tab reaches the next one', async () => {
  const change = vi.fn()
  const screen = await show({ onColumnWidthsChange: change })
  const before = getWidth('Número')
  await screen.getByRole('button', { name: 'Ajustar tabela' }).click()
  await screen.getByRole('menuitem', { name: 'Mudar larguras com ← e →' }).click()
  await expect.element(handle('Número')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => getWidth('Número')).toBe(before + 10)
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.poll(() => getWidth('Número')).toBe(before - 40)
  await expect.element(handle('Número')).toHaveAttribute('aria-valuetext', `${before - 40} pixels`)
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.poll(() => getWidth('Número')).toBe(64)
  await userEvent.keyboard('{End}{ArrowUp}')
  await expect.poll(() => getWidth('Número')).toBe(640)
  expect(change).toHaveBeenLastCalledWith({ Número: 640 })
  expect(await findViolations()).toEqual([])

  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Status' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(handle('Status')).toHaveFocus()
})

test('without the menu the handles are no tab stops, and the headers keep their names', async () => {
  const screen = await show()
  const names = columns.map(({ header }) => header)
  for (const name of names) await expect.element(handle(name)).toHaveAttribute('tabindex', '-1')
  await handle('Status').click()
  for (const name of names) await expect.element(handle(name)).toHaveAttribute('tabindex', '0')
  await screen.getByRole('button', { name: 'Ajustar tabela' }).click()
  for (const name of names) await expect.element(handle(name)).toHaveAttribute('tabindex', '-1')
})

test('Enter, a double click and the menu make widths automatic again', async () => {
  const change = vi.fn()
  const screen = await show({ onColumnWidthsChange: change, defaultColumnWidths: { Status: 300, Número: 90 } })
  expect([getWidth('Número'), getWidth('Status')]).toEqual([90, 300])
  await handle('Status').dblClick()
  expect(change).toHaveBeenLastCalledWith({ Número: 90 })
  await expect.poll(() => getWidth('Status')).toBe(160)
  await userEvent.keyboard('{ArrowRight}')
  expect(change).toHaveBeenLastCalledWith({ Número: 90, Status: 170 })
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenLastCalledWith({ Número: 90 })

  await screen.getByRole('button', { name: 'Ajustar tabela' }).click()
  await screen.getByRole('menuitem', { name: 'Larguras automáticas' }).click()
  expect(change).toHaveBeenLastCalledWith({})
  await expect.poll(tableLayout).toBe('auto')
  await screen.getByRole('button', { name: 'Ajustar tabela' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Larguras automáticas' })).not.toBeInTheDocument()
})

const Controlled = () => {
  const [columnWidths, setColumnWidths] = useState<Record<string, number>>({ Status: 200 })
  // Rejects widths above 240.
  const change = (next: Record<string, number>) => (next.Status ?? 0) <= 240 && setColumnWidths(next)
  return <Table columnWidths={columnWidths} onColumnWidthsChange={change} />
}

test('a controlled table has the widths of its parent', async () => {
  await render(<Controlled />)
  await expect.element(handle('Status')).toBeVisible()
  expect(getWidth('Status')).toBe(200)
  const accepted = await startDrag('Status')
  accepted.move(40)
  accepted.drop(40)
  await expect.poll(() => getWidth('Status')).toBe(240)
  const rejected = await startDrag('Status')
  rejected.move(90)
  await expect.poll(() => getWidth('Status')).toBe(330)
  rejected.drop(90)
  await expect.poll(() => getWidth('Status')).toBe(240)
})

test('columns without a width share the rest of the table', async () => {
  await show({ columnWidths: { Status: 120 }, width: 1000 })
  const tableWidth = () => Math.round(page.getByRole('table').element().getBoundingClientRect().width)
  expect(getWidth('Entrega')).toBe(tableWidth() - 160 - 120 - 160)
})

test('the menus of the rows take the rest of a wide table, and stay at its end', async () => {
  await show({ columnWidths: { Status: 100, Entrega: 150 }, width: 1000, rowActions: () => null })
  expect(widths()).toEqual([160, 100, 150, 160])
  const { right } = page
    .getByRole('button', { name: /^Ações de Número 1/ })
    .element()
    .getBoundingClientRect()
  expect(region().getBoundingClientRect().right - right).toBeLessThan(25)
})

test('the rest of a wide table is an empty cell when all columns have a width', async () => {
  await show({ columnWidths: { Status: 100, Entrega: 150 }, width: 1000 })
  expect(widths()).toEqual([160, 100, 150, 160])
  expect(page.getByRole('table').element().getBoundingClientRect().width).toBe(region().clientWidth)
  expect(getComputedStyle(document.querySelector('tbody tr') as Element, '::after').display).toBe('table-cell')
})

test('values and names are truncated, not shown over the next column', async () => {
  await show({ columnWidths: { Número: 64, Status: 64, Entrega: 64, Valor: 64 } })
  for (const cell of document.querySelectorAll('tbody tr:first-child > *')) {
    expect(getComputedStyle(cell).overflowX).toBe('clip')
    expect(cell.getBoundingClientRect().width).toBe(64)
  }
  for (const { header } of columns) {
    const { right } = head(header).getBoundingClientRect()
    const name = page.getByText(header, { exact: true }).element()
    expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(right - 8)
  }
})

test('pinned columns follow a width', async () => {
  await show({ defaultPinnedColumns: ['Status'], columnWidths: { Número: 200, Status: 150, Entrega: 640, Valor: 640 } })
  await expect.poll(() => region().style.getPropertyValue('--pin-0')).toBe('200px')
  const drag = await startDrag('Número')
  drag.move(-80)
  await expect.poll(() => region().style.getPropertyValue('--pin-0')).toBe('120px')
  drag.drop(-80)
})

test('a table that is virtualized has the chosen widths', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ id: String(index) }))
  await show({ rows: many, columnWidths: { Status: 400 } })
  expect(getWidth('Status')).toBe(400)
})

test('cards have no handles and no widths', async () => {
  await page.viewport(375, 700)
  await render(<Table width={320} columnWidths={{ Status: 600 }} />)
  await expect.poll(() => document.querySelector('[role="slider"]')).not.toBeNull()
  expect(getComputedStyle(document.querySelector('[role="slider"]') as Element).display).toBe('none')
  expect(region().scrollWidth).toBe(region().clientWidth)
})

test('a table that cannot be resized has no handles and the same cells as before', async () => {
  const screen = await render(<Table resizable={false} />)
  expect(screen.container.querySelector('[role="slider"], thead div, th[aria-labelledby]')).toBeNull()
  expect(page.getByRole('table').element().style.cssText).toBe('')
})
