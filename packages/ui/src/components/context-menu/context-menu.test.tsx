import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import * as ContextMenu from './index.ts'

rootContract({ slot: 'context-menu-area' }, (props) => (
  <ContextMenu.Root>
    <ContextMenu.Area {...props}>Rota de amanhã</ContextMenu.Area>
  </ContextMenu.Root>
))

const sample = (onSelect = () => {}) => (
  <ContextMenu.Root>
    <ContextMenu.Area asChild>
      <button type="button" style={{ width: 300, height: 100 }}>
        Rota de amanhã
      </button>
    </ContextMenu.Area>
    <ContextMenu.Content label="Ações da rota">
      <ContextMenu.Item onSelect={onSelect}>Duplicar rota</ContextMenu.Item>
      <ContextMenu.Item>Excluir rota</ContextMenu.Item>
    </ContextMenu.Content>
  </ContextMenu.Root>
)

test('the right mouse button opens the named menu at the pointer, without axe violations', async () => {
  const screen = await render(sample())
  await screen.getByRole('button').click({ button: 'right', position: { x: 120, y: 40 } })
  const menu = screen.getByRole('menu', { name: 'Ações da rota' })
  await expect.element(menu).toBeVisible()
  const area = screen.getByRole('button', { includeHidden: true }).element().getBoundingClientRect()
  await expect.poll(() => Math.round(menu.element().getBoundingClientRect().left - area.left)).toBe(120)
  expect(await findViolations()).toEqual([])
})

test('arrow keys and Enter select an action, and the focus is restored', async () => {
  const choose = vi.fn()
  const screen = await render(sample(choose))
  const area = screen.getByRole('button')
  ;(area.element() as HTMLElement).focus()
  area.element().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Duplicar rota' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(area).toHaveFocus()
})

test('the menu key, which has no position, opens it below the area', async () => {
  const screen = await render(sample())
  const area = screen.getByRole('button').element()
  area.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  const menu = screen.getByRole('menu')
  await expect.element(menu).toBeVisible()
  const { bottom } = area.getBoundingClientRect()
  await expect.poll(() => menu.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
})

test('a long press opens it, a moving finger does not', async () => {
  const screen = await render(sample())
  const area = screen.getByRole('button').element()
  const touch = (type: string, init: PointerEventInit = {}) =>
    area.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: 40, clientY: 40, ...init }),
    )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  touch('pointerdown')
  touch('pointermove', { movementY: 12 })
  vi.advanceTimersByTime(2000)
  touch('pointerup')
  vi.useRealTimers()
  expect(screen.getByRole('menu').elements()).toEqual([])
  touch('pointerdown')
  await expect.element(screen.getByRole('menu')).toBeVisible()
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const withoutName = render(
    <ContextMenu.Root>
      <ContextMenu.Content label="" />
    </ContextMenu.Root>,
  )
  await expect(withoutName).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
