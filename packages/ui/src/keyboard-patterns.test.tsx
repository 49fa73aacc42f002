import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  Button,
  ConfirmDialog,
  DateField,
  Disclosure,
  Drawer,
  DropdownMenu,
  Popover,
  preloadOverlays,
  Select,
} from './index.ts'

/* The keys of the ARIA Authoring Practices that the tests of a single component do not cover. The table of all patterns
   and their tests is foundations/keyboard.mdx. */

beforeAll(() => preloadOverlays())

const renderMenu = (onOpenChange?: (open: boolean) => void) => (
  <DropdownMenu.Root onOpenChange={onOpenChange}>
    <DropdownMenu.Trigger asChild>
      <Button>Ações</Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content>
      <DropdownMenu.Item>Duplicar</DropdownMenu.Item>
      <DropdownMenu.Item>Imprimir</DropdownMenu.Item>
      <DropdownMenu.Item>Cancelar</DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)
const menu = renderMenu()

test.each([
  ['End moves to the last item', [['{End}', 'Cancelar']]],
  [
    'Home moves to the first item',
    [
      ['{End}', 'Cancelar'],
      ['{Home}', 'Duplicar'],
    ],
  ],
  ['a letter moves to the item that starts with it', [['i', 'Imprimir']]],
  [
    'ArrowDown on the last item moves to the first',
    [
      ['{End}', 'Cancelar'],
      ['{ArrowDown}', 'Duplicar'],
    ],
  ],
  ['ArrowUp on the first item moves to the last', [['{ArrowUp}', 'Cancelar']]],
] as const)('menu: %s', async (_, steps) => {
  const screen = await render(menu)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Duplicar' })).toHaveFocus()
  // Radix moves the focus in a task after the key.
  for (const [key, name] of steps) {
    await userEvent.keyboard(key)
    await expect.element(screen.getByRole('menuitem', { name })).toHaveFocus()
  }
})

test.each([
  ['Tab', '{Tab}', 'Depois'],
  ['Shift+Tab', '{Shift>}{Tab}{/Shift}', 'Antes'],
])('menu: %s closes it and moves on from the trigger', async (_, keys, name) => {
  const change = vi.fn()
  const screen = await render(
    <>
      <Button>Antes</Button>
      {renderMenu(change)}
      <Button>Depois</Button>
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Duplicar' })).toHaveFocus()
  await userEvent.keyboard(keys)
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name })).toHaveFocus()
  expect(change.mock.calls).toEqual([[true], [false]])
})

const cities = Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `Cidade ${index + 1}` }))
const renderSelect = async () => {
  const screen = await render(
    <>
      <Select label="Cidade" options={cities} defaultValue="0" />
      <Button>Depois</Button>
    </>,
  )
  await userEvent.tab()
  return { screen, select: screen.getByRole('combobox', { name: 'Cidade' }) }
}

test.each([
  ['Alt+ArrowDown', '{Alt>}{ArrowDown}{/Alt}'],
  ['ArrowDown', '{ArrowDown}'],
  ['Space', ' '],
  ['Enter', '{Enter}'],
])('select: %s opens the list', async (_, keys) => {
  const { screen } = await renderSelect()
  await userEvent.keyboard(keys)
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('select: Tab selects the focused option, closes the list and moves on', async () => {
  const { screen, select } = await renderSelect()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('option', { name: 'Cidade 1', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  await expect.element(select).toHaveTextContent('Cidade 2')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Depois' })).toHaveFocus()
})

test('select: PageDown moves a screen of options down, PageUp back', async () => {
  const { screen } = await renderSelect()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('option', { name: 'Cidade 1', exact: true })).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  await expect.poll(() => Number(document.activeElement?.getAttribute('aria-posinset'))).toBeGreaterThan(4)
  await userEvent.keyboard('{PageUp}')
  await expect.element(screen.getByRole('option', { name: 'Cidade 1', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
})

test.each([
  ['ArrowUp: a week earlier', '{ArrowUp}', '16'],
  ['Home: the first day of the week', '{Home}', '20'],
  ['End: the last day of the week', '{End}', '26'],
  ['PageUp: a month earlier', '{PageUp}', '23'],
  ['Shift+PageDown: a year later', '{Shift>}{PageDown}{/Shift}', '23'],
])('calendar: %s', async (_, keys, day) => {
  const screen = await render(<DateField label="Dia" defaultValue="2026-12-23" />)
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(screen.getByRole('grid')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe('23')
  await userEvent.keyboard(keys)
  await expect.poll(() => document.activeElement?.textContent).toBe(day)
  await userEvent.keyboard('{Escape}')
})

test('alert dialog: Esc closes it, and Tab stays inside', async () => {
  const change = vi.fn()
  const screen = await render(
    <>
      <Button>Fora</Button>
      <ConfirmDialog open onOpenChange={change} title="Cancelar?" confirmLabel="Cancelar ordem" onConfirm={() => {}} />
    </>,
  )
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog).toBeVisible()
  for (let turn = 0; turn < 4; turn += 1) {
    await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  expect(change).toHaveBeenCalledExactlyOnceWith(false)
})

test.each([
  [
    'popover',
    <Popover.Root key="popover" defaultOpen>
      <Popover.Trigger>Filtros</Popover.Trigger>
      <Popover.Content label="Filtros">
        <Button>Aplicar</Button>
        <Button>Limpar</Button>
      </Popover.Content>
    </Popover.Root>,
  ],
  [
    'drawer',
    <Drawer.Root key="drawer" defaultOpen>
      <Drawer.Content title="Filtros">
        <Button>Aplicar</Button>
        <Button>Limpar</Button>
      </Drawer.Content>
    </Drawer.Root>,
  ],
] as const)('%s: Tab and Shift+Tab cycle inside it', async (_, overlay) => {
  const screen = await render(
    <>
      <Button>Fora</Button>
      {overlay}
    </>,
  )
  const dialog = screen.getByRole('dialog')
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  for (const shift of [false, false, false, false, true, true, true]) {
    await userEvent.tab({ shift })
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each(['{Enter}', ' '])('disclosure: "%s" opens and closes it', async (key) => {
  const screen = await render(<Disclosure summary="Detalhes">Conteúdo</Disclosure>)
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(screen.getByText('Conteúdo')).toBeVisible()
  await userEvent.keyboard(key)
  await expect.element(screen.getByText('Conteúdo')).not.toBeVisible()
})
