import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Stack } from './stack.tsx'

rootContract({ slot: 'stack' }, (props) => (
  <Stack {...props}>
    <span>Coleta</span>
    <span>Entrega</span>
  </Stack>
))

test('its gap is a multiple of the 4 px grid', async () => {
  const screen = await render(<Stack gap="lg">Coleta</Stack>)
  expect(getComputedStyle(screen.getByText('Coleta').element()).gap).toBe('24px')
})

test('with asChild it lays out the list itself', async () => {
  const screen = await render(
    <Stack asChild>
      <ul>
        <li>Coleta</li>
      </ul>
    </Stack>,
  )
  await expect.element(screen.getByRole('list')).toHaveAttribute('data-slot', 'stack')
})
