import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Button } from '../button/button.tsx'
import { StatusHero } from './status-hero.tsx'

rootContract({ slot: 'status-hero' }, (props) => <StatusHero {...props} title="Saiu para entrega" />)

test('the title is the first heading of the page', async () => {
  const screen = await render(<StatusHero title="Saiu para entrega" eyebrow="Padaria da Serra" time="Hoje" />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Saiu para entrega' })).toBeVisible()
})

test('has the blue of buttons in both themes', async () => {
  const { container } = await render(
    <>
      <StatusHero title="Saiu para entrega" />
      <Button>Solicitar</Button>
    </>,
  )
  const getColor = (slot: string) =>
    getComputedStyle(container.querySelector(`[data-slot=${slot}]`) as Element).backgroundColor
  for (const theme of ['dark', 'light']) {
    document.documentElement.dataset.theme = theme
    expect(getColor('status-hero')).toBe(getColor('button'))
  }
})
