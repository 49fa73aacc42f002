import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable, DropdownMenu, Popover } from '../index.ts'
import { type ClosedOverlay, ClosedOverlayContext } from './closed-overlays.ts'

/** Renders a page and, after it, its closed overlays. */
async function renderOverlays(page: ReactNode) {
  const closed: ClosedOverlay[] = []
  const collect = (overlay: ClosedOverlay) => void closed.push(overlay)
  const markup = renderToStaticMarkup(h(ClosedOverlayContext, { value: collect }, page))
  const overlays = await Promise.all(
    closed.map(async ({ triggerId, open }) => ({ triggerId, markup: renderToStaticMarkup(await open()) })),
  )
  return { markup, overlays }
}

const menu = h(
  DropdownMenu.Root,
  null,
  h(DropdownMenu.Trigger, null, 'Conta'),
  h(DropdownMenu.Content, null, h(DropdownMenu.Item, null, 'Meu perfil')),
)

test('a server can render a closed menu as it looks when it is open', async () => {
  const { markup, overlays } = await renderOverlays(menu)
  expect(markup).not.toContain('Meu perfil')
  expect(overlays).toHaveLength(1)
  const [overlay] = overlays
  expect(markup).toContain(` id="${overlay?.triggerId}"`)
  expect(overlay?.markup).toMatch(/role="menu".*role="menuitem".*Meu perfil/)
})

test('a server can render a closed popover as it looks when it is open', async () => {
  const { markup, overlays } = await renderOverlays(
    h(
      Popover.Root,
      null,
      h(Popover.Trigger, null, 'Período'),
      h(Popover.Content, { label: 'Período' }, 'Hoje', h(Popover.Close, null, 'Fechar')),
    ),
  )
  expect(markup).not.toContain('Hoje')
  expect(markup).toContain(` id="${overlays[0]?.triggerId}"`)
  expect(overlays[0]?.markup).toMatch(/role="dialog".*Hoje.*Fechar/)
})

test('a server can render the menus of the first rows of a table', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({ id: `OS-${index + 1}` }))
  const table: Omit<DataTable.RootProps<{ id: string }>, 'children'> = {
    label: 'Ordens',
    columns: [{ id: 'id', header: 'Ordem', value: ({ id }) => id, primary: true }],
    rows,
    getRowId: ({ id }) => id,
    rowActions: ({ id }) => h(DropdownMenu.Item, null, `Copiar ${id}`),
  }
  const page = h(DataTable.Root<{ id: string }>, table as DataTable.RootProps<{ id: string }>, h(DataTable.Table))
  const { markup, overlays } = await renderOverlays(page)
  expect(overlays).toHaveLength(8)
  const last = overlays.at(-1)
  expect(markup).toContain(` id="${last?.triggerId}"`)
  expect(last?.markup).toContain('Copiar OS-8')
})

test('closed overlays are not rendered without the context', () => {
  expect(renderToStaticMarkup(menu)).not.toContain('menuitem')
})
