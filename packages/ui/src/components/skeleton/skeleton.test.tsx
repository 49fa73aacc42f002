import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Skeleton } from './skeleton.tsx'

rootContract({ slot: 'skeleton' }, (props) => <Skeleton {...props} />)

test('is hidden from screen readers', async () => {
  const screen = await render(<Skeleton shape="block" />)
  expect(screen.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

test('renders no inline style without a delay, as a strict CSP requires for server markup', () => {
  expect(renderToString(<Skeleton delay={0} />)).not.toContain('style=')
})
