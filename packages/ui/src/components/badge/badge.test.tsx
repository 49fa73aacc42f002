import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Badge } from './badge.tsx'

rootContract({ slot: 'badge' }, (props) => <Badge {...props}>Urgente</Badge>)

test('exposes its tone as data-tone', async () => {
  const screen = await render(<Badge tone="danger">Atrasada</Badge>)
  await expect.element(screen.getByText('Atrasada')).toHaveAttribute('data-tone', 'danger')
})

test('adds no element with asChild', async () => {
  const screen = await render(
    <Badge asChild>
      <time dateTime="2026-11-21">hoje</time>
    </Badge>,
  )
  expect(screen.getByText('hoje').element().tagName).toBe('TIME')
})
