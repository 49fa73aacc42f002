import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as Dialog from './components/dialog/index.ts'
import { Button, DropdownMenu, IconButton } from './index.ts'
import { findViolations } from './testing/axe.ts'

/* The reason of a disabled control: it is focusable, has the reason as its description, and does nothing. */

const reason = 'Marque ao menos uma ordem.'

interface ShowProps {
  disabledReason?: string | undefined
  onClick?: () => void
}

const buttons = [
  {
    name: 'Button',
    tooltip: reason,
    show: (props: ShowProps) => (
      <Button type="submit" {...props}>
        Imprimir
      </Button>
    ),
  },
  {
    name: 'IconButton',
    tooltip: `Imprimir${reason}`,
    show: (props: ShowProps) => (
      <IconButton type="submit" label="Imprimir" {...props}>
        <svg aria-hidden="true" />
      </IconButton>
    ),
  },
]

describe.each(buttons)('$name', ({ show, tooltip }) => {
  test('is focusable and described, and its tooltip shows on focus; axe finds no violations', async () => {
    const screen = await render(show({ disabledReason: reason }))
    const button = screen.getByRole('button', { name: 'Imprimir', exact: true })
    await expect.element(button).toHaveAccessibleDescription(reason)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect.element(button).toHaveFocus()
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent(tooltip)
    await expect.element(button).toHaveAccessibleDescription(reason)
    expect(await findViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  })

  test('a press shows the reason, calls no handler and submits no form, nor does Enter in a field', async () => {
    const click = vi.fn()
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const screen = await render(
      <form onSubmit={submit}>
        <input aria-label="Nome" />
        {show({ disabledReason: reason, onClick: click })}
      </form>,
    )
    await screen.getByRole('button').click({ force: true })
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent(tooltip)
    await userEvent.keyboard('{Enter} ')
    await screen.getByRole('textbox').click()
    await userEvent.keyboard('{Enter}')
    expect(click).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
  })

  test('keeps its element and its focus when the reason disappears, and works then', async () => {
    const click = vi.fn()
    const screen = await render(show({ disabledReason: reason, onClick: click }))
    await userEvent.tab()
    await screen.rerender(show({ onClick: click }))
    const button = screen.getByRole('button')
    await expect.element(button).toHaveFocus()
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await expect.element(button).toHaveAccessibleDescription('')
    await userEvent.keyboard('{Enter}')
    expect(click).toHaveBeenCalledOnce()
  })
})

test('in a dialog, Esc hides the reason, and the next one closes the dialog', async () => {
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Imprimir">
        <Button disabledReason={reason}>Etiquetas</Button>
      </Dialog.Content>
    </Dialog.Root>,
  )
  const button = screen.getByRole('button', { name: 'Etiquetas' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Shift}')
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('the keys reach a menu item with a reason; a press keeps the menu open and calls no handler', async () => {
  const select = vi.fn()
  const screen = await render(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button>Ações</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Duplicar</DropdownMenu.Item>
        <DropdownMenu.Item disabledReason={reason} onSelect={select}>
          Imprimir
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Duplicar' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  const item = screen.getByRole('menuitem', { name: 'Imprimir', exact: true })
  await expect.element(item).toHaveFocus()
  await expect.element(item).toHaveAccessibleDescription(reason)
  await expect.element(item).toHaveAttribute('aria-disabled', 'true')
  expect(await findViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await item.click({ force: true })
  expect(select).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('menu')).toBeVisible()
})
