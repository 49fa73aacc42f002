import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DropdownMenu, Select } from './index.ts'

/** The code of each overlay waits until its test lets it arrive. */
const arrivals = vi.hoisted(() => {
  const create = () => {
    let resolve = () => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    return { promise, resolve: () => resolve() }
  }
  return { select: create(), menu: create() }
})
vi.mock('./components/select/select-layer.tsx', async (original) => {
  await arrivals.select.promise
  return (await original()) as object
})
vi.mock('./components/dropdown-menu/dropdown-menu-layer.tsx', async (original) => {
  await arrivals.menu.promise
  return (await original()) as object
})

const options = ['Todas', 'Padaria', 'Farmácia', 'Livraria'].map((label) => ({ value: label, label }))

test('keys that are pressed while the code of a list is loaded move in the list and select', async () => {
  const screen = await render(<Select label="Empresa" options={options} defaultValue="Todas" />)
  const select = screen.getByRole('combobox', { name: 'Empresa' })
  ;(select.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(select).toHaveAttribute('aria-busy', 'true')
  // Held since it opened the list.
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
  select.element().dispatchEvent(held)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(select).toHaveAttribute('aria-expanded', 'true')
  arrivals.select.resolve()
  await expect.element(select).toHaveTextContent('Farmácia')
  await expect.element(select).toHaveAttribute('aria-expanded', 'false')
  await expect.element(select).toHaveFocus()
})

test('keys that are pressed while the code of a menu is loaded move in the menu and choose', async () => {
  const chosen = vi.fn()
  const screen = await render(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Ações</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        {['Editar', 'Duplicar', 'Excluir'].map((name) => (
          <DropdownMenu.Item key={name} onSelect={() => chosen(name)}>
            {name}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  )
  const trigger = screen.getByRole('button', { name: 'Ações' })
  ;(trigger.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(trigger).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  arrivals.menu.resolve()
  await expect.poll(() => chosen.mock.calls).toEqual([['Duplicar']])
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
})
