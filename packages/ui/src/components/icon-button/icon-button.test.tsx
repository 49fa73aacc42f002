import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { IconButton } from './icon-button.tsx'

const icon = <svg aria-hidden="true" />

rootContract({ slot: 'icon-button' }, (props) => (
  <IconButton {...props} label="Copiar número">
    {icon}
  </IconButton>
))

test('the label is its name and, on focus, its tooltip', async () => {
  const screen = await render(<IconButton label="Copiar número">{icon}</IconButton>)
  await expect.element(screen.getByRole('button', { name: 'Copiar número' })).toBeVisible()
  await userEvent.tab()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Copiar número')
})

test('an empty label throws in development with the fix', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<IconButton label="">{icon}</IconButton>)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})

test('shows the count up to 99, and keeps the label as its name', async () => {
  const screen = await render(
    <IconButton label="Notificações, 120 não lidas" count={120}>
      {icon}
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Notificações, 120 não lidas', exact: true })
  expect(button.element().querySelector('[data-count]')?.getAttribute('data-count')).toBe('99+')
  await screen.rerender(
    <IconButton label="Notificações" count={0}>
      {icon}
    </IconButton>,
  )
  const none = screen.getByRole('button', { name: 'Notificações', exact: true })
  expect(none.element().querySelector('[data-count]')).toBeNull()
})

test('ignores clicks while pending', async () => {
  const click = vi.fn()
  const screen = await render(
    <IconButton label="Copiar número" pending onClick={click}>
      {icon}
    </IconButton>,
  )
  ;(screen.getByRole('button').element() as HTMLElement).click()
  expect(click).not.toHaveBeenCalled()
})

test('with asChild it renders the link', async () => {
  const screen = await render(
    <IconButton label="Abrir ordem" asChild>
      <a href="#ordem">{icon}</a>
    </IconButton>,
  )
  await expect.element(screen.getByRole('link', { name: 'Abrir ordem' })).toHaveAttribute('href', '#ordem')
})
