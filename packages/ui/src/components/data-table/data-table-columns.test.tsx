import type {} from '@vitest/browser-playwright'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import * as DataTable from './index.ts'

interface Row {
  id: string
}

const names = ['Número', 'Status', 'Coleta', 'Prazo', 'Valor', 'Cidade']
const columns: DataTable.Column<Row>[] = names.map((header) => ({
  id: header,
  header,
  value: ({ id }) => `${header} ${id}`,
}))
const rows = ['1', '2', '3'].map((id) => ({ id }))

const Table = (props: Partial<DataTable.RootProps<Row>>) => (
  <DataTable.Root label="Ordens" columns={columns} rows={rows} getRowId={({ id }) => id} {...props}>
    <DataTable.Toolbar>
      <DataTable.ViewOptions arrangeable />
    </DataTable.Toolbar>
    <DataTable.Table />
  </DataTable.Root>
)

const heads = () => [...document.querySelectorAll('thead th')].map((head) => head.textContent)
const firstRow = () => [...document.querySelectorAll('tbody tr:first-child > *')].map((cell) => cell.textContent)

async function openDialog(props: Partial<DataTable.RootProps<Row>> = {}) {
  const screen = await render(<Table {...props} />)
  await screen.getByRole('button', { name: 'Ajustar tabela' }).click()
  await screen.getByRole('menuitem', { name: 'Ordem e colunas fixas…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Colunas' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog, status: dialog.getByRole('status') }
}

test('a button and Alt with an arrow move a column, keep the focus and are announced', async () => {
  const change = vi.fn()
  const { dialog, status } = await openDialog({ onColumnOrderChange: change })
  const up = dialog.getByRole('button', { name: 'Mover Prazo para cima' })
  await up.click()
  expect(heads()).toEqual(['Número', 'Status', 'Prazo', 'Coleta', 'Valor', 'Cidade'])
  expect(firstRow()[2]).toBe('Prazo 1')
  expect(change).toHaveBeenLastCalledWith(['Status', 'Prazo', 'Coleta', 'Valor', 'Cidade'])
  await expect.element(status).toHaveTextContent('Prazo: posição 2 de 5.')
  await expect.element(up).toHaveFocus()

  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  expect(heads()).toEqual(['Número', 'Prazo', 'Status', 'Coleta', 'Valor', 'Cidade'])
  await expect.element(status).toHaveTextContent('Prazo já está no limite.')
  await expect.element(up).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(heads()).toEqual(['Número', 'Status', 'Prazo', 'Coleta', 'Valor', 'Cidade'])
  expect(await findViolations()).toEqual([])
})

test('a column is moved by drag', async () => {
  const { dialog } = await openDialog()
  const item = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await userEvent.dragAndDrop(item('Cidade'), item('Status'))
  await expect.poll(heads).toEqual(['Número', 'Cidade', 'Status', 'Coleta', 'Prazo', 'Valor'])
})

test('a move passes over hidden columns, which keep their place', async () => {
  const { dialog } = await openDialog({ defaultHiddenColumns: ['Coleta', 'Prazo'] })
  await expect.element(dialog.getByText('Coleta')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Mover Valor para cima' }).click()
  expect(heads()).toEqual(['Número', 'Valor', 'Status', 'Cidade'])
})

test('at most three columns are pinned, and the defaults can be restored', async () => {
  const pin = vi.fn()
  const { dialog, status } = await openDialog({ onPinnedColumnsChange: pin })
  const button = (name: string) => dialog.getByRole('button', { name: `Fixar ${name} no início` })
  await button('Valor').click()
  await expect.element(button('Valor')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Valor')).toHaveFocus()
  await expect.element(status).toHaveTextContent('Valor está fixa no início.')
  expect(pin).toHaveBeenLastCalledWith(['Valor'])
  expect(heads().slice(0, 3)).toEqual(['Número', 'Valor', 'Status'])
  await button('Status').click()
  await button('Cidade').click()
  await button('Prazo').click()
  await expect.element(status).toHaveTextContent('Só 3 colunas podem ficar fixas. Solte uma antes.')
  await expect.element(button('Prazo')).toHaveAttribute('aria-pressed', 'false')
  await dialog.getByRole('button', { name: 'Restaurar a ordem padrão' }).click()
  expect(heads()).toEqual(names)
  expect(pin).toHaveBeenLastCalledWith([])
})

const wide = columns.map((column) => ({ ...column, width: 200, wrap: true }))
const lefts = (name: string) => {
  const index = heads().indexOf(name)
  return [...document.querySelectorAll('tr')].map((row) =>
    Math.round(row.children[index]?.getBoundingClientRect().left ?? 0),
  )
}
const region = () => document.querySelector('[data-slot="data-table-region"]') as HTMLElement

/** A table that is wider than its region. */
const showWide = (props: Partial<DataTable.RootProps<Row>> = {}) =>
  render(
    <div style={{ width: 800 }}>
      <style>{'[data-slot="data-table-region"] table { min-width: 1200px }'}</style>
      <Table columns={wide} {...props} />
    </div>,
  )

test('pinned columns stay next to the title while the table scrolls, with every row', async () => {
  await page.viewport(1024, 700)
  await showWide({ defaultPinnedColumns: ['Valor'], defaultColumnOrder: ['Cidade'] })
  const pinned = () => region().style.getPropertyValue('--pin-0')
  await expect.poll(pinned).toMatch(/^\d+px$/)
  const before = lefts('Valor')
  const other = lefts('Prazo')
  region().scrollLeft = 300
  await expect.poll(() => lefts('Prazo')).toEqual(other.map((left) => left - 300))
  expect(lefts('Valor')).toEqual(before)
  expect(before[0]).toBe(Math.round(region().getBoundingClientRect().left + Number.parseFloat(pinned())))
})

test('on paper the title and the pinned columns are at their place, also when the table is scrolled', async () => {
  await page.viewport(1024, 700)
  await showWide({ defaultPinnedColumns: ['Valor'] })
  await expect.poll(() => region().style.getPropertyValue('--pin-0')).toMatch(/^\d+px$/)
  region().scrollLeft = 300
  await expect.poll(() => region().hasAttribute('data-before')).toBe(true)
  const emulateMedia = async (media: string) => void (await cdp().send('Emulation.setEmulatedMedia', { media }))
  await emulateMedia('print')
  onTestFinished(() => emulateMedia(''))
  for (const cell of document.querySelectorAll('tbody tr:first-child > :nth-child(-n + 2)')) {
    expect(getComputedStyle(cell)).toMatchObject({ position: 'static', borderInlineEndWidth: '0px' })
  }
})

test('sticky cells show the ring of their row, and keep their widths', async () => {
  await page.viewport(1024, 700)
  await showWide({ defaultPinnedColumns: ['Valor'], rowNavigation: true })
  await expect.poll(() => region().style.getPropertyValue('--pin-0')).toMatch(/^\d+px$/)
  const row = document.querySelector('tbody tr') as HTMLElement
  const cells = [...row.children].slice(0, 2) as HTMLElement[]
  const widths = cells.map((cell) => cell.offsetWidth)
  const getRing = (cell: Element) => {
    const { content, borderTopWidth, borderBottomStyle, borderLeftWidth } = getComputedStyle(cell, '::after')
    return { content, borderTopWidth, borderBottomStyle, borderLeftWidth }
  }
  expect(cells.map((cell) => getRing(cell).content)).toEqual(['none', 'none'])
  row.focus()
  const ring = { content: '""', borderTopWidth: '2px', borderBottomStyle: 'solid' }
  expect(cells.map(getRing)).toEqual([
    { ...ring, borderLeftWidth: '2px' },
    { ...ring, borderLeftWidth: '0px' },
  ])
  expect(cells.map((cell) => cell.offsetWidth)).toEqual(widths)
})

test('columns that would cover most of the table scroll with the others', async () => {
  await page.viewport(1024, 700)
  await showWide({ defaultPinnedColumns: ['Status', 'Coleta', 'Prazo'] })
  await expect.poll(() => region().style.getPropertyValue('--pin-1')).toBe('auto')
  const before = lefts('Prazo')
  region().scrollLeft = 300
  await expect.poll(() => lefts('Prazo')).toEqual(before.map((left) => left - 300))
})

test('a narrow screen has cards in the order of the user, and pins nothing', async () => {
  await page.viewport(375, 700)
  await render(<Table defaultPinnedColumns={['Valor']} />)
  expect(firstRow().slice(0, 2)).toEqual(['Número 1', 'Valor 1'])
  const cell = document.querySelector('tbody td') as HTMLElement
  expect(getComputedStyle(cell).position).toBe('static')
  await page.viewport(1024, 700)
})

test('a table without an order and pinned columns has no more elements and attributes than before', async () => {
  const screen = await render(<Table />)
  expect(screen.container.querySelector('[data-pinned]')).toBeNull()
  expect(region().style.cssText).toBe('')
  await screen.getByRole('button', { name: 'Ajustar tabela' }).click()
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Status' })).toBeVisible()
})

test('the menu offers no order unless the table can be arranged', async () => {
  const screen = await render(
    <DataTable.Root label="Ordens" columns={columns} rows={rows} getRowId={({ id }) => id}>
      <DataTable.ViewOptions />
      <DataTable.Table />
    </DataTable.Root>,
  )
  await screen.getByRole('button', { name: 'Ajustar tabela' }).click()
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Status' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem')).not.toBeInTheDocument()
})
