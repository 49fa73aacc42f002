import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Heading } from './heading.tsx'

rootContract({ slot: 'heading' }, (props) => <Heading {...props}>Coleta</Heading>)

test.each([1, 2, 3, 4] as const)('level %d renders a heading of that level', async (level) => {
  const screen = await render(<Heading level={level}>Coleta</Heading>)
  await expect.element(screen.getByRole('heading', { level })).toHaveTextContent('Coleta')
})

test('the size can differ from the level', async () => {
  const screen = await render(
    <Heading level={1} size="sm">
      Coleta
    </Heading>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-size', 'sm')
})
