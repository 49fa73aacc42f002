import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Separator } from './separator.tsx'

rootContract({ slot: 'separator' }, (props) => <Separator {...props} />)

test('has the separator role and its orientation', async () => {
  const screen = await render(<Separator orientation="vertical" />)
  await expect.element(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
})

test('is hidden from screen readers when decorative', async () => {
  const screen = await render(<Separator decorative />)
  expect(screen.getByRole('separator').elements()).toEqual([])
})

test('its text is announced, which that of a separator role is not', async () => {
  const screen = await render(<Separator>ou</Separator>)
  await expect.element(screen.getByText('ou')).toBeVisible()
  expect(screen.getByRole('separator').elements()).toEqual([])
})
