import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { Button } from '../button/button.tsx'
import * as Drawer from '../drawer/index.ts'
import * as DropdownMenu from '../dropdown-menu/index.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Toaster, toast } from '../toaster/index.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as Dialog from './index.ts'

const sample = (
  <Dialog.Root>
    <Dialog.Trigger asChild>
      <Button>Compartilhar</Button>
    </Dialog.Trigger>
    <Dialog.Content title="Compartilhar rastreio" description="Quem tem o link acompanha.">
      <TextField label="Link público" />
      <Dialog.Footer>
        <Dialog.Close asChild>
          <Button>Cancelar envio</Button>
        </Dialog.Close>
      </Dialog.Footer>
    </Dialog.Content>
  </Dialog.Root>
)

test('has a name and a description, focuses the first field, and has no axe violations', async () => {
  const screen = await render(sample)
  await screen.getByRole('button', { name: 'Compartilhar' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Compartilhar rastreio' })
  await expect.element(dialog).toHaveAccessibleDescription('Quem tem o link acompanha.')
  await expect.element(screen.getByLabelText('Link público')).toHaveFocus()
  expect(await findViolations()).toEqual([])
})

test.each([
  ['the close button', 'Fechar'],
  ['its own button', 'Cancelar envio'],
])('%s closes it and restores the focus', async (_, name) => {
  const screen = await render(sample)
  await screen.getByRole('button', { name: 'Compartilhar' }).click()
  await screen.getByRole('button', { name }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Compartilhar' })).toHaveFocus()
})

test('moves the focus to the main part of the page when it was opened without a focused element', async () => {
  const screen = await render(
    <main tabIndex={-1}>
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Colar pedido">
          <TextField label="Mensagem" />
        </Dialog.Content>
      </Dialog.Root>
    </main>,
  )
  await expect.element(screen.getByLabelText('Mensagem')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test.each([375, 1280])('aligns the close button with the first line of the title at %i px', async (width) => {
  await page.viewport(width, 700)
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Compartilhar rastreio" description="Quem tem o link acompanha." />
    </Dialog.Root>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const title = screen.getByRole('heading').element().getBoundingClientRect()
  const button = screen.getByRole('button', { name: 'Fechar' }).element().getBoundingClientRect()
  expect(Math.abs(button.top + button.height / 2 - (title.top + title.height / 2))).toBeLessThanOrEqual(1)
})

test('traps the focus, and Esc closes it', async () => {
  const screen = await render(sample)
  await screen.getByRole('button', { name: 'Compartilhar' }).click()
  await expect.element(screen.getByLabelText('Link público')).toHaveFocus()
  for (let step = 0; step < 6; step++) {
    await userEvent.tab()
    expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

describe.each([
  ['Dialog', Dialog.Content],
  ['Drawer', Drawer.Content],
])('%s without controls in its body', (_, Content) => {
  const opened = async () => {
    const screen = await render(
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Ver rota</Button>
        </Dialog.Trigger>
        <Content title="Rota">Três paradas.</Content>
      </Dialog.Root>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    return screen
  }

  test('receives the focus itself, and one Esc closes it', async () => {
    const screen = await opened()
    await expect.element(screen.getByRole('dialog')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Ver rota' })).toHaveFocus()
  })

  test('stays open while an Esc closes the tooltip of its close button, and closes with the next one', async () => {
    const screen = await opened()
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus()
    await expect.element(screen.getByRole('tooltip')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  })
})

test('a press outside closes it, unless closeOnInteractOutside is false', async () => {
  const screen = await render(sample)
  const pressOutside = () =>
    userEvent.click(document.querySelector('[data-slot="dialog-overlay"]') ?? document.body, {
      position: { x: 5, y: 5 },
    })
  await screen.getByRole('button', { name: 'Compartilhar' }).click()
  await expect.element(screen.getByLabelText('Link público')).toHaveFocus()
  await pressOutside()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.rerender(
    <Dialog.Root defaultOpen key="only-once">
      <Dialog.Content title="Copie a chave agora" closeOnInteractOutside={false} />
    </Dialog.Root>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await pressOutside()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test("restores the focus to the menu's trigger when it was opened from a menu", async () => {
  const screen = await render(
    <Dialog.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>Ações</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <Dialog.Trigger asChild>
            <DropdownMenu.Item>Compartilhar</DropdownMenu.Item>
          </Dialog.Trigger>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Dialog.Content title="Compartilhar rastreio">
        <TextField label="Link público" />
      </Dialog.Content>
    </Dialog.Root>,
  )
  await screen.getByRole('button', { name: 'Ações' }).click()
  await screen.getByRole('menuitem', { name: 'Compartilhar' }).click()
  await expect.element(screen.getByLabelText('Link público')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Ações' })).toHaveFocus()
})

test('the parent may control whether it is open', async () => {
  const change = vi.fn()
  const screen = await render(
    <Dialog.Root open onOpenChange={change}>
      <Dialog.Content title="Compartilhar rastreio" />
    </Dialog.Root>,
  )
  await screen.getByRole('button', { name: 'Fechar' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith(false)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('a dialog without a title throws in development', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const withoutName = render(
    <Dialog.Root>
      <Dialog.Content title="" />
    </Dialog.Root>,
  )
  await expect(withoutName).rejects.toThrow('Pass title="…"')
  consoleError.mockRestore()
})

test('a focused field and its ring are not covered by the footer', async () => {
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Editar entrega">
        {[...'ABCDEFGHIJKL'].map((letter) => (
          <TextField key={letter} label={`Campo ${letter}`} />
        ))}
        <Dialog.Footer>
          <Button>Salvar</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>,
  )
  const last = screen.getByLabelText('Campo L')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const lastElement = last.element() as HTMLElement
  lastElement.focus()
  const footer = document.querySelector('[data-slot="dialog-footer"]') as HTMLElement
  const ring = 4
  await expect
    .poll(() => footer.getBoundingClientRect().top + footer.clientTop - lastElement.getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(ring)
})

test('only its buttons close it when it is not dismissible', async () => {
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Os termos mudaram" dismissible={false}>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Aceitar e continuar</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Os termos mudaram' })
  await expect.element(screen.getByRole('button', { name: 'Aceitar e continuar' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Fechar' }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  ;(document.querySelector('[data-slot="dialog-overlay"]') as HTMLElement).click()
  await expect.element(dialog).toBeVisible()
  await screen.getByRole('button', { name: 'Aceitar e continuar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('over a dialog, a toast blocks nothing, and its action leaves the dialog open', async () => {
  const undo = vi.fn()
  const screen = await render(
    <>
      {sample}
      <Toaster />
    </>,
  )
  await screen.getByRole('button', { name: 'Compartilhar' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Compartilhar rastreio' })
  await expect.element(dialog).toBeVisible()
  toast.info('Ordem cancelada.', { action: { label: 'Desfazer', onClick: undo } })
  const text = screen.getByText('Ordem cancelada.')
  await expect.element(text).toBeVisible()
  const getPressed = () => {
    const { left, top } = text.element().getBoundingClientRect()
    return document.elementFromPoint(left + 4, top + 4)
  }
  // What the toast covers can be pressed, when it has moved into the window.
  await expect.poll(getPressed).not.toBeNull()
  expect(getPressed()?.closest('[data-sonner-toast]')).toBeNull()
  await screen.getByText('Desfazer').click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(dialog).toBeVisible()
})

test('visually hidden content at the end does not make the page behind the dialog scroll', async () => {
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Anexar">
        <div style={{ height: 2000 }} />
        <VisuallyHidden>Nenhum arquivo</VisuallyHidden>
      </Dialog.Content>
    </Dialog.Root>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const overlay = document.querySelector('[data-slot="dialog-overlay"]')
  expect(overlay?.scrollHeight).toBe(overlay?.clientHeight)
})
