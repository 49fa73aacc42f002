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

test('a truncated heading has one line, and its full text for screen readers', async () => {
  const title = 'Ordens de Serviço da Padaria Pão da Serra'
  const screen = await render(
    <div style={{ width: 160 }}>
      <Heading>{title}</Heading>
      <Heading truncate>{title}</Heading>
    </div>,
  )
  const [wrapped, truncated] = screen.getByRole('heading', { name: title }).elements()
  expect(truncated?.clientHeight).toBeLessThan(wrapped?.clientHeight ?? 0)
  expect(truncated?.scrollWidth).toBeGreaterThan(160)
})
