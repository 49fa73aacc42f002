import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { Button } from '../button/button.tsx'
import * as DropdownMenu from './index.ts'

const copy = vi.fn()

// The first focus loads the code of the menu, which tests would not wait for.
beforeAll(() => import('./dropdown-menu-layer.tsx'))

const sample = (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger asChild>
      <Button>Ações</Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content>
      <DropdownMenu.Item onSelect={copy}>Duplicar ordem</DropdownMenu.Item>
      <DropdownMenu.Item asChild>
        <a href="/etiqueta">Imprimir etiqueta</a>
      </DropdownMenu.Item>
      <DropdownMenu.Separator />
      <DropdownMenu.Item tone="danger">Cancelar ordem</DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)

test("the trigger has aria-haspopup, the menu has the trigger's name, and axe finds no violations", async () => {
  const screen = await render(sample)
  const trigger = screen.getByRole('button', { name: 'Ações' })
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  const menu = screen.getByRole('menu', { name: 'Ações' })
  await expect.element(menu).toBeVisible()
  await expect.element(trigger).toHaveAttribute('aria-controls', menu.element().id)
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  expect(await findViolations()).toEqual([])
})

test('a click on the trigger opens it, the next one closes it', async () => {
  const screen = await render(sample)
  const trigger = screen.getByRole('button', { name: 'Ações' })
  await trigger.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await trigger.click()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens it with the first item focused', async (key) => {
  const screen = await render(sample)
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(screen.getByRole('menuitem', { name: 'Duplicar ordem' })).toHaveFocus()
})

test('arrow keys move, Enter selects, and the focus is restored', async () => {
  copy.mockClear()
  const screen = await render(sample)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Imprimir etiqueta' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('menuitem', { name: 'Duplicar ordem' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(copy).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button')).toHaveFocus()
})

test('Esc closes it and restores the focus', async () => {
  const screen = await render(sample)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button')).toHaveFocus()
})

test('stays open when checkbox items are pressed', async () => {
  const change = vi.fn()
  const screen = await render(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Colunas</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.CheckboxItem checked={false} onCheckedChange={change}>
          Destinatário
        </DropdownMenu.CheckboxItem>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  )
  await screen.getByRole('button').click()
  await screen.getByRole('menuitemcheckbox', { name: 'Destinatário' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith(true)
  await expect.element(screen.getByRole('menu')).toBeVisible()
})

test('parts outside their root throw an error with the fix', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<DropdownMenu.Trigger>Ações</DropdownMenu.Trigger>)).rejects.toThrow('<DropdownMenu.Root>')
  await expect(render(<DropdownMenu.Item>Duplicar</DropdownMenu.Item>)).rejects.toThrow('<DropdownMenu.Content>')
  consoleError.mockRestore()
})

test('letters focus the next item that starts with them, with or without accents', async () => {
  const screen = await render(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Ações</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Baixar</DropdownMenu.Item>
        <DropdownMenu.Item>Área de entrega</DropdownMenu.Item>
        <DropdownMenu.Item disabled>Índice antigo</DropdownMenu.Item>
        <DropdownMenu.CheckboxItem checked={false}>Índice</DropdownMenu.CheckboxItem>
        <DropdownMenu.Item textValue="Última rota">
          <b aria-hidden>↩</b> Última rota
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Baixar' })).toHaveFocus()
  await userEvent.keyboard('area')
  await expect.element(screen.getByRole('menuitem', { name: 'Área de entrega' })).toHaveFocus()
  // More than a second without typing starts a new text.
  await new Promise((done) => setTimeout(done, 1100))
  await userEvent.keyboard('i')
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Índice' })).toHaveFocus()
  await new Promise((done) => setTimeout(done, 1100))
  await userEvent.keyboard('u')
  await expect.element(screen.getByRole('menuitem', { name: 'Última rota' })).toHaveFocus()
})
