import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { faults } from '../../testing/axe.js'
import { type CommandItem, CommandPalette, type CommandPaletteProps, useCommandKey } from './index.js'

const choose = vi.fn()
const items: readonly CommandItem[] = [
  { id: 'new', label: 'Solicitar entrega', group: 'Ações', keys: 'n', onSelect: () => choose('new') },
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
  useCommandKey(() => setOpen(!open))
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

test('Ctrl K opens it named with the first item active, and again closes it; axe finds nothing', async () => {
  const { screen, active } = await show()
  await expect.element(screen.getByRole('dialog', { name: 'Comandos' })).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Ir para' })).toBeVisible()
  await expect.poll(active).toContain('Solicitar entrega')
  await expect.element(screen.getByRole('status')).toHaveTextContent('4 resultados')
  expect(await faults()).toEqual([])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Aqui' })).toHaveFocus()
})

test('typing finds without accents, by keywords too, and Enter acts after it has closed', async () => {
  const { screen, input, active } = await show()
  await input.fill('ENDERECO')
  await expect.poll(active).toBe('Localizações')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 resultado')
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith('places')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('arrows pass over what is disabled and go round', async () => {
  const { active } = await show()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(active).toBe('Localizações')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(active).toContain('Solicitar entrega')
})

test('a page is entered, and left by Backspace or Esc; Esc on the first page closes', async () => {
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

test('recent ones stand on top, once, while nothing is typed', async () => {
  const { screen, input, active } = await show({ recent: ['places', 'gone'] })
  await expect.element(screen.getByRole('group', { name: 'Recentes' })).toHaveTextContent('Localizações')
  await expect.poll(active).toBe('Localizações')
  expect(screen.getByRole('option', { name: 'Localizações' }).elements()).toHaveLength(1)
  await input.fill('l')
  await expect.element(screen.getByRole('group', { name: 'Recentes' })).not.toBeInTheDocument()
})

test('what a server finds joins the rest; nothing found and a failure are told', async () => {
  const answers = [
    async () => [{ id: 'o9', label: 'OS-9' }],
    async () => [],
    () => Promise.reject(new Error('offline')),
    async () => [{ id: 'o9', label: 'OS-9' }],
  ]
  const { screen, input, option } = await show({
    onSearch: () => (answers.shift() ?? answers[0])?.() as Promise<CommandItem[]>,
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

test('two items of one id stop development', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  const twice = [
    { id: 'a', label: 'Um' },
    { id: 'a', label: 'Outro' },
  ]
  await expect(render(<CommandPalette open onOpenChange={() => {}} items={twice} />)).rejects.toThrow('two options')
  silence.mockRestore()
})
