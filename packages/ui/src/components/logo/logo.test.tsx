import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Logo } from './logo.tsx'

rootContract({ slot: 'logo' }, (props) => <Logo {...props} />)

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

rootContract({ slot: 'logo' }, (props) => <Logo {...props} src={picture} />)

test('shows a picture in place of the symbol, contained in a box of one size, with the name as its text', async () => {
  const screen = await render(<Logo name="Expresso Sul" src={picture} align="end" />)
  const image = screen.getByRole('img', { name: 'Expresso Sul' })
  await expect.element(image).toHaveAttribute('src', picture)
  const { width, height } = image.element().getBoundingClientRect()
  expect([width, height]).toEqual([128, 40])
  const { objectFit, objectPosition } = getComputedStyle(image.element())
  expect([objectFit, objectPosition]).toEqual(['contain', '100% 50%'])
  expect(screen.container.querySelector('svg')).toBeNull()
})

test('keeps its name for screen readers with markOnly', async () => {
  const screen = await render(
    <a href="#inicio">
      <Logo markOnly />
    </a>,
  )
  await expect.element(screen.getByRole('link', { name: 'Malote' })).toBeVisible()
})
