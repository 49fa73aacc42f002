import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Inline } from './inline.tsx'

rootContract({ slot: 'inline' }, (props) => (
  <Inline {...props}>
    <span>Coleta</span>
    <span>Entrega</span>
  </Inline>
))

test('its gap is a multiple of the 4 px grid', async () => {
  const screen = await render(<Inline gap="lg">Coleta</Inline>)
  expect(getComputedStyle(screen.getByText('Coleta').element()).gap).toBe('24px')
})

test('with asChild it lays out the list itself', async () => {
  const screen = await render(
    <Inline asChild>
      <ul>
        <li>Coleta</li>
      </ul>
    </Inline>,
  )
  await expect.element(screen.getByRole('list')).toHaveAttribute('data-slot', 'inline')
})
