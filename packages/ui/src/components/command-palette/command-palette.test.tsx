import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { type CommandItem, CommandPalette, type CommandPaletteProps, useCommandPaletteShortcut } from './index.ts'

const choose = vi.fn()
const items: readonly CommandItem[] = [
  { id: 'new', label: 'Solicitar entrega', group: 'Ações', shortcut: 'n', onSelect: () => choose('new') },
  {
    id: 'open',
    label: 'Abrir ordem',
    group: 'Ações',
    page: { items: [{ id: 'o1', label: 'OS-1', onSelect: () => choose('o1') }] },
  },
  { id: 'places', label: 'Localizações', group: 'Ir para', keywords: ['endereço'], onSelect: () => choose('places') },
  { id: 'reports', label: 'Relatórios', group: 'Ir para', disabled: true },
]

function Page(props: Partial<CommandPaletteProps>) {
  const [open, setOpen] = useState(false)
  useCommandPaletteShortcut(() => setOpen(!open))
  return (
    <>
      <button type="button">Aqui</button>
      <CommandPalette items={items} {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

async function show(props: Partial<CommandPaletteProps> = {}) {
  choose.mockClear()
  const screen = await render(<Page {...props} />)
  await screen.getByRole('button', { name: 'Aqui' }).click()
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = screen.getByRole('combobox')
  await expect.element(input).toHaveFocus()
  return {
    screen,
    input,
    option: (name: string | RegExp) => screen.getByRole('option', { name }),
    active: () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent,
  }
}

test('Ctrl K opens it with a name and the first item active, and closes it; it has no axe violations', async () => {
  const { screen, active } = await show()
  await expect.element(screen.getByRole('dialog', { name: 'Comandos' })).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Ir para' })).toBeVisible()
  await expect.poll(active).toContain('Solicitar entrega')
  await expect.element(screen.getByRole('status')).toHaveTextContent('4 resultados')
  expect(await findViolations()).toEqual([])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Aqui' })).toHaveFocus()
})

test('finds items by label and keyword, ignoring accents, and Enter runs the action after it closes', async () => {
  const { screen, input, active } = await show()
  await input.fill('ENDERECO')
  await expect.poll(active).toBe('Localizações')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 resultado')
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith('places')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('arrow keys skip disabled items and wrap around', async () => {
  const { active } = await show()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(active).toBe('Localizações')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(active).toContain('Solicitar entrega')
})

test('opens a nested page, which Backspace or Esc closes; Esc on the first page closes the palette', async () => {
  const { screen, input, option } = await show()
  await input.fill('abrir')
  await userEvent.keyboard('{Enter}')
  await expect.element(option('OS-1')).toBeVisible()
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('x{Backspace}')
  await expect.element(option('OS-1')).toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await expect.element(option('Localizações')).toBeVisible()
  await option('Abrir ordem').click()
  await expect.element(option('OS-1')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(option('Localizações')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(choose).not.toHaveBeenCalled()
})

test('shows recent items first, one time each, while the text is empty', async () => {
  const { screen, input, active } = await show({ recent: ['places', 'gone'] })
  await expect.element(screen.getByRole('group', { name: 'Recentes' })).toHaveTextContent('Localizações')
  await expect.poll(active).toBe('Localizações')
  expect(screen.getByRole('option', { name: 'Localizações' }).elements()).toHaveLength(1)
  await input.fill('l')
  await expect.element(screen.getByRole('group', { name: 'Recentes' })).not.toBeInTheDocument()
})

test('adds search results, and shows a text for no results and for a failure', async () => {
  const responses = [
    async () => [{ id: 'o9', label: 'OS-9' }],
    async () => [],
    () => Promise.reject(new Error('offline')),
    async () => [{ id: 'o9', label: 'OS-9' }],
  ]
  const { screen, input, option } = await show({
    onSearch: () => (responses.shift() ?? responses[0])?.() as Promise<CommandItem[]>,
  })
  await input.fill('os-9')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Buscando…')
  await expect.element(option('OS-9')).toBeVisible()
  await input.fill('zeppelin')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nada encontrado para “zeppelin”')
  await input.fill('offline')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Não foi possível buscar.')
  await option('Tentar de novo').click()
  await expect.element(option('OS-9')).toBeVisible()
})

test('throws in development when two items have the same id', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const withDuplicateIds = [
    { id: 'a', label: 'Um' },
    { id: 'a', label: 'Outro' },
  ]
  await expect(render(<CommandPalette open onOpenChange={() => {}} items={withDuplicateIds} />)).rejects.toThrow(
    'two options',
  )
  consoleError.mockRestore()
})
