import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { StatusHero } from './status-hero.tsx'

rootContract({ slot: 'status-hero' }, (props) => <StatusHero {...props} title="Saiu para entrega" />)

test('the title is the first heading of the page', async () => {
  const screen = await render(<StatusHero title="Saiu para entrega" eyebrow="Padaria da Serra" time="Hoje" />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Saiu para entrega' })).toBeVisible()
})

test('has the same brand colours in both themes', async () => {
  const { container } = await render(<StatusHero title="Saiu para entrega" />)
  const ground = () => getComputedStyle(container.querySelector('[data-slot=status-hero]') as Element).backgroundColor
  const light = ground()
  document.documentElement.dataset.theme = 'dark'
  const dark = ground()
  document.documentElement.dataset.theme = 'light'
  expect(dark).toBe(light)
})
