import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Avatar } from './avatar.tsx'

rootContract({ slot: 'avatar' }, (props) => <Avatar {...props} name="Mariana Duarte" />)

test('has the image role and a name, also with initials', async () => {
  const screen = await render(<Avatar name="Mariana Duarte" />)
  await expect.element(screen.getByRole('img', { name: 'Mariana Duarte' })).toHaveTextContent('MD')
})

test('shows the initials when the picture does not load', async () => {
  const screen = await render(<Avatar name="Mariana Duarte" src="data:image/png;base64,AAAA" />)
  await expect.element(screen.getByRole('img', { name: 'Mariana Duarte' })).toHaveTextContent('MD')
  expect(document.querySelector('img')).toBeNull()
})

test('is hidden from screen readers when decorative', async () => {
  const screen = await render(<Avatar name="Mariana Duarte" decorative />)
  expect(screen.getByRole('img').elements()).toEqual([])
})

test('throws in development without a name', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Avatar name="" />)).rejects.toThrow('Pass name="…"')
  consoleError.mockRestore()
})
