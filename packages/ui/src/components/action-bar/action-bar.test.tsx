import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Button } from '../button/index.ts'
import { ActionBar } from './action-bar.tsx'

beforeEach(() => page.viewport(375, 760))

rootContract({ slot: 'action-bar' }, (props) => (
  <ActionBar {...props} label="Próximo passo">
    <Button>Cheguei</Button>
  </ActionBar>
))

test('stays at the bottom of a phone with buttons of 48 px, and covers nothing of the page', async () => {
  const screen = await render(
    <>
      <div className="h-[2000px]" />
      <p>Fim da página</p>
      <ActionBar label="Próximo passo">
        <Button>Cheguei</Button>
        <Button>Mais</Button>
      </ActionBar>
    </>,
  )
  const group = screen.getByRole('group', { name: 'Próximo passo' })
  await expect.element(group).toBeVisible()
  const [main, more] = ['Cheguei', 'Mais'].map((name) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect(),
  ) as [DOMRect, DOMRect]
  expect(main.height).toBeGreaterThanOrEqual(48)
  expect(main.width).toBeGreaterThan(more.width)
  window.scrollTo(0, document.documentElement.scrollHeight)
  const bar = group.element().getBoundingClientRect()
  expect(Math.round(bar.bottom)).toBe(760)
  expect(screen.getByRole('button', { name: 'Mais' }).element().getBoundingClientRect().bottom).toBe(bar.bottom - 8)
  expect(screen.getByText('Fim da página').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top + 1)
})

test('does not exist on a wide screen', async () => {
  await page.viewport(768, 760)
  const screen = await render(
    <ActionBar label="Próximo passo">
      <Button>Cheguei</Button>
    </ActionBar>,
  )
  expect(screen.getByRole('group').query()).toBeNull()
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<ActionBar label="" />)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
