import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { TextField } from '../text-field/text-field.tsx'
import * as Drawer from './index.ts'

const sample = (
  <Drawer.Root>
    <Drawer.Trigger>Criar usuário</Drawer.Trigger>
    <Drawer.Content title="Criar usuário" className="m-0">
      <TextField label="Nome" />
    </Drawer.Content>
  </Drawer.Root>
)

test('opens along the right edge with the height of the window, and has no axe violations', async () => {
  const screen = await render(sample)
  await screen.getByRole('button', { name: 'Criar usuário' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Criar usuário' })
  await expect.element(screen.getByLabelText('Nome')).toHaveFocus()
  await expect.poll(() => drawer.element().getBoundingClientRect().right).toBe(window.innerWidth)
  expect(drawer.element().getBoundingClientRect().height).toBe(window.innerHeight)
  expect(await findViolations()).toEqual([])
})

test('Esc closes it and restores the focus', async () => {
  const screen = await render(sample)
  await screen.getByRole('button', { name: 'Criar usuário' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Criar usuário' })).toHaveFocus()
})
