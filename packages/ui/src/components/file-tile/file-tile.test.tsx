import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { FileTile } from './file-tile.tsx'

rootContract({ slot: 'file-tile' }, (props) => (
  <FileTile {...props} name="nota.pdf" src={null} icon={<svg />} onOpen={() => {}} />
))

test('opens by keyboard, with the file name as its name', async () => {
  const onOpen = vi.fn()
  const screen = await render(<FileTile name="porta.jpg" src={null} onOpen={onOpen} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'porta.jpg' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledOnce()
})

test('while the picture loads, shows neither a broken image nor the icon', async () => {
  const screen = await render(<FileTile name="porta.jpg" src={undefined} icon={<svg data-testid="icon" />} />)
  expect(screen.container.querySelector('img')).toBeNull()
  expect(screen.getByTestId('icon').query()).toBeNull()
  await screen.rerender(<FileTile name="porta.jpg" src={null} icon={<svg data-testid="icon" />} />)
  expect(screen.getByTestId('icon').query()).not.toBeNull()
})

test('shows a tall picture completely with fit="contain"', async () => {
  const tall = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="900"/>')}`
  const screen = await render(<FileTile name="logotipo.png" src={tall} fit="contain" style={{ width: 200 }} />)
  const image = screen.container.querySelector('img')
  await expect.poll(() => image?.naturalHeight).toBe(900)
  expect(image?.getBoundingClientRect().height).toBeLessThanOrEqual(150)
})
