import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { Tooltip } from '../tooltip/index.ts'
import * as Popover from './index.ts'

const sample = (root: Omit<Popover.RootProps, 'children'> = {}) => (
  <>
    <Popover.Root {...root}>
      <Popover.Trigger>Situação</Popover.Trigger>
      <Popover.Content label="Situação" className="m-4" data-rest="kept">
        <input aria-label="Buscar situação" />
        <Popover.Close>Aplicar filtro</Popover.Close>
      </Popover.Content>
    </Popover.Root>
    <button type="button" style={{ marginTop: 300 }}>
      Longe
    </button>
  </>
)

test('has a name, receives the focus, and axe finds no violations', async () => {
  const screen = await render(sample())
  const trigger = screen.getByRole('button', { name: 'Situação' })
  await trigger.click()
  const panel = screen.getByRole('dialog', { name: 'Situação' })
  await expect.element(panel).toHaveClass('m-4')
  await expect.element(panel).toHaveAttribute('data-rest', 'kept')
  await expect.element(screen.getByLabelText('Buscar situação')).toHaveFocus()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  expect(await findViolations()).toEqual([])
})

test('Esc and its close button close it and restore the focus', async () => {
  const screen = await render(sample())
  const trigger = screen.getByRole('button', { name: 'Situação' })
  await trigger.click()
  await expect.element(screen.getByLabelText('Buscar situação')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
  await trigger.click()
  await screen.getByRole('button', { name: 'Aplicar filtro' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('a second press of the trigger and a press outside close it', async () => {
  const screen = await render(sample())
  const trigger = screen.getByRole('button', { name: 'Situação' })
  await trigger.click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await trigger.click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await trigger.click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await screen.getByRole('button', { name: 'Longe' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Longe' })).toHaveFocus()
})

test('the parent may control whether it is open', async () => {
  const change = vi.fn()
  const screen = await render(sample({ open: true, onOpenChange: change }))
  await screen.getByRole('button', { name: 'Aplicar filtro' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith(false)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const withoutName = render(
    <Popover.Root>
      <Popover.Content label="" />
    </Popover.Root>,
  )
  await expect(withoutName).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})

test('stays open while an Esc closes a tooltip in it, and closes with the next one', async () => {
  const screen = await render(
    <Popover.Root>
      <Popover.Trigger>Filtrar</Popover.Trigger>
      <Popover.Content label="Filtros">
        <Tooltip content="Tira todos os filtros">
          <button type="button">Limpar</button>
        </Tooltip>
      </Popover.Content>
    </Popover.Root>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  screen
    .getByRole('button', { name: 'Limpar' })
    .element()
    .focus({ focusVisible: true } as FocusOptions)
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
