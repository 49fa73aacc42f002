import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { ScrollArea } from './scroll-area.tsx'

const edges = () => [...document.querySelectorAll('[data-edge]')].map((edge) => edge.getAttribute('data-edge'))
const tall = <div style={{ height: 600 }}>Paradas</div>

rootContract({ slot: 'scroll-area', control: 'scroll-area-view' }, (props) => (
  <ScrollArea {...props} label="Entregas da rota">
    {tall}
  </ScrollArea>
))

test('shows at which edges there is more content, and updates while scrolling', async () => {
  const screen = await render(
    <div style={{ display: 'grid', height: 200 }}>
      <ScrollArea label="Entregas da rota">{tall}</ScrollArea>
    </div>,
  )
  await expect.poll(edges).toEqual(['bottom'])
  const view = screen.getByRole('region', { name: 'Entregas da rota' })
  view.element().scrollTop = 100
  await expect.poll(edges).toEqual(['top', 'bottom'])
  view.element().scrollTop = 600
  await expect.poll(edges).toEqual(['top'])
})

test('in right-to-left content there is more to the left', async () => {
  await render(
    <div dir="rtl" style={{ width: 200 }}>
      <ScrollArea label="Entregas da rota">
        <div style={{ width: 600 }}>محطات</div>
      </ScrollArea>
    </div>,
  )
  await expect.poll(edges).toEqual(['left'])
})

test('is a tab stop only while it can scroll', async () => {
  const screen = await render(
    <div style={{ display: 'grid', height: 200 }}>
      <ScrollArea label="Entregas da rota">{tall}</ScrollArea>
    </div>,
  )
  await expect.element(screen.getByRole('region', { name: 'Entregas da rota' })).toBeVisible()
  await userEvent.tab()
  await expect.element(screen.getByRole('region', { name: 'Entregas da rota' })).toHaveFocus()
  await screen.rerender(<ScrollArea label="Entregas da rota">Uma parada.</ScrollArea>)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<ScrollArea label="" />)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
