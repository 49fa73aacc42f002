import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, Dialog, DropdownMenu, preloadOverlays } from '../../index.ts'
import { findViolations } from '../../testing/axe.ts'
import { waitForMeasurement } from '../../testing/wait-for-measurement.ts'
import { Tooltip } from './tooltip.tsx'

const sample = (
  <>
    <Tooltip content="Sem entregador desde as 14:00">
      <button type="button">Próxima da fila</button>
    </Tooltip>
    <button type="button">Depois</button>
    <p style={{ marginTop: 300 }}>Longe</p>
  </>
)

test('opens on keyboard focus, describes the element, and closes on Esc', async () => {
  const screen = await render(sample)
  const button = screen.getByRole('button', { name: 'Próxima da fila' })
  await userEvent.tab()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Sem entregador desde as 14:00')
  await expect.element(button).toHaveAccessibleDescription('Sem entregador desde as 14:00')
  expect(await findViolations()).toEqual([])

  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('opens on hover and closes when the pointer leaves', async () => {
  const screen = await render(sample)
  await userEvent.hover(screen.getByRole('button', { name: 'Próxima da fila' }))
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument()
  await userEvent.hover(screen.getByRole('button', { name: 'Depois' }))
  await userEvent.hover(screen.getByText('Longe'))
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})

test('the element stays mounted while the code loads, and keeps its listeners', async () => {
  const focus = vi.fn()
  const screen = await render(
    <Tooltip content="Sair">
      <button type="button" onFocus={focus}>
        Sair
      </button>
    </Tooltip>,
  )
  const before = screen.getByRole('button').element()
  await userEvent.tab()
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument()
  expect(screen.getByRole('button').element()).toBe(before)
  expect(focus).toHaveBeenCalledOnce()
})

test('a tooltip opened by keyboard stays open when the pointer leaves', async () => {
  const screen = await render(
    <Tooltip content="Copiar número">
      <button type="button" aria-label="Copiar">
        C
      </button>
    </Tooltip>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
  screen
    .getByRole('button')
    .element()
    .dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
})

test('stays open while the focus of the keyboard scrolls its element into view', async () => {
  await preloadOverlays()
  const screen = await render(
    <div style={{ height: 200, overflow: 'auto' }}>
      <div style={{ height: 600 }} />
      {sample}
    </div>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Próxima da fila' })).toHaveFocus()
  await waitForMeasurement()
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
  screen.container.firstElementChild?.scrollBy(0, -20)
  await waitForMeasurement()
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
})

test('the focus that returns from an overlay does not open it, so that the next Esc is for the dialog around', async () => {
  await preloadOverlays()
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Filtros">
        <DropdownMenu.Root>
          <Tooltip content="Mais ações">
            <DropdownMenu.Trigger>Ações</DropdownMenu.Trigger>
          </Tooltip>
          <DropdownMenu.Content>
            <DropdownMenu.Item>Imprimir</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </Dialog.Content>
    </Dialog.Root>,
  )
  const trigger = screen.getByRole('button', { name: 'Ações' })
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
  await waitForMeasurement()
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.element(trigger).toHaveFocus()
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
})

test('opens at the first hover in StrictMode', async () => {
  const screen = await render(
    <StrictMode>
      <Tooltip content="Dica">
        <Button>Salvar</Button>
      </Tooltip>
    </StrictMode>,
  )
  await userEvent.hover(screen.getByRole('button'))
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
})

function Queue() {
  const [couriers, setCouriers] = useState(['Ana', 'Bruno', 'Carla'])
  const sendToEnd = () => setCouriers(['Bruno', 'Carla', 'Ana'])
  return (
    <ul onKeyDown={sendToEnd}>
      {couriers.map((name) => (
        <li key={name} style={{ height: 60 }}>
          <Tooltip content={`Na fila desde as 14:00: ${name}`}>
            <button type="button">{name}</button>
          </Tooltip>
        </li>
      ))}
      <li style={{ marginTop: 300 }}>Longe</li>
    </ul>
  )
}

test.each(['before it opens', 'while it is open'])(
  'closes when its element moves away below a resting pointer, %s',
  async (moment) => {
    const screen = await render(<Queue />)
    const first = screen.getByRole('button', { name: 'Ana' })
    const tooltip = screen.getByRole('tooltip')
    await userEvent.hover(first)
    if (moment === 'while it is open') await expect.element(tooltip).toBeInTheDocument()
    first.element().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    await userEvent.hover(screen.getByText('Longe'))
    // It would open after 400 ms.
    if (moment === 'before it opens') await new Promise((resolve) => setTimeout(resolve, 600))
    await expect.element(tooltip).not.toBeInTheDocument()
  },
)
