import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Logo } from './logo.tsx'

rootContract({ slot: 'logo' }, (props) => <Logo {...props} />)

test('keeps its name for screen readers with markOnly', async () => {
  const screen = await render(
    <a href="#inicio">
      <Logo markOnly />
    </a>,
  )
  await expect.element(screen.getByRole('link', { name: 'Malote' })).toBeVisible()
})
