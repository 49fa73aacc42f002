import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.js'
import { Avatar } from './avatar.js'

rootContract({ slot: 'avatar' }, (props) => <Avatar {...props} name="Mariana Duarte" />)

test('it is a picture of somebody, also while it shows initials', async () => {
  const screen = await render(<Avatar name="Mariana Duarte" />)
  await expect.element(screen.getByRole('img', { name: 'Mariana Duarte' })).toHaveTextContent('MD')
})

test('a picture that does not load gives way to the initials', async () => {
  const screen = await render(<Avatar name="Mariana Duarte" src="data:image/png;base64,AAAA" />)
  await expect.element(screen.getByRole('img', { name: 'Mariana Duarte' })).toHaveTextContent('MD')
  expect(document.querySelector('img')).toBeNull()
})

test('beside the name it is passed over', async () => {
  const screen = await render(<Avatar name="Mariana Duarte" decorative />)
  expect(screen.getByRole('img').elements()).toEqual([])
})

test('nobody stops development', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Avatar name="" />)).rejects.toThrow('Pass name="…"')
  silence.mockRestore()
})
