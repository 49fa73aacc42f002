import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.js'
import { Separator } from './separator.js'

rootContract({ slot: 'separator' }, (props) => <Separator {...props} />)

test('it separates for screen readers too, and says when it stands upright', async () => {
  const screen = await render(<Separator orientation="vertical" />)
  await expect.element(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
})

test('a decorative one is passed over', async () => {
  const screen = await render(<Separator decorative />)
  expect(screen.getByRole('separator').elements()).toEqual([])
})

test('the words in it are read, which those of a separator are not', async () => {
  const screen = await render(<Separator>ou</Separator>)
  await expect.element(screen.getByText('ou')).toBeVisible()
  expect(screen.getByRole('separator').elements()).toEqual([])
})
