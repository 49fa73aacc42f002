import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.js'
import { FileTile } from './file-tile.js'

rootContract({ slot: 'file-tile' }, (props) => (
  <FileTile {...props} name="nota.pdf" src={null} icon={<svg />} onOpen={() => {}} />
))

test('it opens by keyboard, under the name of the file', async () => {
  const onOpen = vi.fn()
  const screen = await render(<FileTile name="porta.jpg" src={null} onOpen={onOpen} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'porta.jpg' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a picture on its way is neither shown broken nor replaced by the icon', async () => {
  const screen = await render(<FileTile name="porta.jpg" src={undefined} icon={<svg data-testid="icon" />} />)
  expect(screen.container.querySelector('img')).toBeNull()
  expect(screen.getByTestId('icon').query()).toBeNull()
  await screen.rerender(<FileTile name="porta.jpg" src={null} icon={<svg data-testid="icon" />} />)
  expect(screen.getByTestId('icon').query()).not.toBeNull()
})
