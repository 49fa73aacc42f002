import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  Button,
  Combobox,
  CommandPalette,
  DateField,
  Dialog,
  Drawer,
  DropdownMenu,
  MultiSelect,
  Popover,
  Select,
  TextField,
} from './index.ts'

interface Overlay {
  name: string
  /** The overlay with a trigger that may be disabled. */
  render: (disabled: boolean) => ReactElement
  trigger: { role: 'button' | 'combobox'; name: string | RegExp }
  /** The role of what opens. */
  content: 'dialog' | 'menu' | 'listbox' | 'grid'
}

const options = [
  { value: 'a', label: 'Moto' },
  { value: 'b', label: 'Carro' },
]
const open = { role: 'button', name: 'Abrir' } as const

/** Every component that opens something over the page and takes the focus. */
const overlays: readonly Overlay[] = [
  {
    name: 'Dialog',
    trigger: open,
    content: 'dialog',
    render: (disabled) => (
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button disabled={disabled}>Abrir</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Editar">
          <TextField label="Nome" />
        </Dialog.Content>
      </Dialog.Root>
    ),
  },
  {
    name: 'Drawer',
    trigger: open,
    content: 'dialog',
    render: (disabled) => (
      <Drawer.Root>
        <Drawer.Trigger asChild>
          <Button disabled={disabled}>Abrir</Button>
        </Drawer.Trigger>
        <Drawer.Content title="Editar">
          <TextField label="Nome" />
        </Drawer.Content>
      </Drawer.Root>
    ),
  },
  {
    name: 'Popover',
    trigger: open,
    content: 'dialog',
    render: (disabled) => (
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button disabled={disabled}>Abrir</Button>
        </Popover.Trigger>
        <Popover.Content label="Editar">
          <TextField label="Nome" />
        </Popover.Content>
      </Popover.Root>
    ),
  },
  {
    name: 'DropdownMenu',
    trigger: open,
    content: 'menu',
    render: (disabled) => (
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button disabled={disabled}>Abrir</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Duplicar</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
  },
  {
    name: 'Select',
    trigger: { role: 'combobox', name: 'Veículo' },
    content: 'listbox',
    render: (disabled) => <Select label="Veículo" options={options} disabled={disabled} />,
  },
  {
    name: 'Combobox',
    trigger: { role: 'combobox', name: 'Veículo' },
    content: 'listbox',
    render: (disabled) => <Combobox label="Veículo" options={options} disabled={disabled} />,
  },
  {
    name: 'MultiSelect',
    trigger: { role: 'combobox', name: 'Veículo' },
    content: 'listbox',
    render: (disabled) => <MultiSelect label="Veículo" options={options} disabled={disabled} />,
  },
  {
    name: 'DateField',
    trigger: { role: 'button', name: /calendário/ },
    content: 'dialog',
    render: (disabled) => <DateField label="Dia" disabled={disabled} />,
  },
]

/** The overlay in a page whose main part takes a lost focus, as that of every application should. */
const page = (overlay: ReactElement | null) => (
  <main tabIndex={-1}>
    <button type="button">Antes</button>
    {overlay}
  </main>
)

async function show({ render: toOverlay, trigger: { role, name }, content }: Overlay) {
  const screen = await render(page(toOverlay(false)))
  const trigger = screen.getByRole(role, { name })
  trigger.element().focus()
  await userEvent.keyboard(content === 'listbox' ? '{ArrowDown}' : '{Enter}')
  await expect.element(screen.getByRole(content)).toBeVisible()
  return { screen, trigger }
}

describe.each(overlays)('$name', (overlay) => {
  const { content } = overlay

  test('has the focus on something visible and enabled while it is open', async () => {
    const { screen } = await show(overlay)
    await expect.poll(() => document.activeElement).not.toBe(document.body)
    const active = document.activeElement as HTMLElement
    expect(active.checkVisibility()).toBe(true)
    expect(active.matches(':disabled, [type="hidden"], [aria-hidden="true"] *')).toBe(false)
    const container = screen.getByRole(content).element()
    expect(container.contains(active) || active.getAttribute('aria-controls') === container.id).toBe(true)
  })

  test('returns the focus to its trigger on Esc', async () => {
    const { screen, trigger } = await show(overlay)
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole(content)).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })
})

// In the others the focus stays in the control itself, as in every text field, and goes with it.
const withOwnFocus = overlays.filter(({ name }) => name !== 'Combobox' && name !== 'MultiSelect')

describe.each(withOwnFocus)('the focus of $name stays in the page', (overlay) => {
  test('when its trigger is disabled while it is open', async () => {
    const { screen } = await show(overlay)
    await screen.rerender(page(overlay.render(true)))
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull()
  })

  test('when it is removed while it is open', async () => {
    const { screen } = await show(overlay)
    await screen.rerender(page(null))
    await expect.element(screen.getByRole(overlay.content)).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull()
  })
})

test('CommandPalette returns the focus to what had it', async () => {
  const palette = (isOpen: boolean) => page(<CommandPalette open={isOpen} onOpenChange={() => undefined} />)
  const screen = await render(palette(false))
  screen.getByRole('button', { name: 'Antes' }).element().focus()
  await screen.rerender(palette(true))
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  await screen.rerender(palette(false))
  await expect.element(screen.getByRole('button', { name: 'Antes' })).toHaveFocus()
})

test('a drawer that replaces another one keeps its focus, and the text of its field is not selected', async () => {
  const drawer = (isLoading: boolean) =>
    page(
      <Drawer.Root key={String(isLoading)} open>
        <Drawer.Content title="Editar">
          {isLoading ? 'Carregando' : <TextField label="Nome" defaultValue="Padaria" />}
        </Drawer.Content>
      </Drawer.Root>,
    )
  const screen = await render(page(null))
  const opener = screen.getByRole('button', { name: 'Antes' }).element()
  opener.focus()
  await screen.rerender(drawer(true))
  await expect.element(screen.getByText('Carregando')).toBeVisible()
  const focused = vi.fn()
  opener.addEventListener('focus', focused)
  await screen.rerender(drawer(false))
  const field = screen.getByLabelText('Nome')
  await expect.element(field).toHaveFocus()
  // The first drawer returns the focus in a task of its removal.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(focused).not.toHaveBeenCalled()
  const { selectionStart, selectionEnd } = field.element() as HTMLInputElement
  expect(selectionEnd).toBe(selectionStart)
})
