import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.js'
import { Skeleton } from './skeleton.js'

rootContract({ slot: 'skeleton' }, (props) => <Skeleton {...props} />)

test('screen readers pass over it', async () => {
  const screen = await render(<Skeleton shape="block" />)
  expect(screen.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

test('without a delay it needs no style of its own, so that strict policies let a server write it', () => {
  expect(renderToString(<Skeleton delay={0} />)).not.toContain('style=')
})
