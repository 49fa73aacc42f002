import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LogOut } from '../../icons/icons.gen.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import * as AppShell from '../app-shell/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Logo } from '../logo/logo.tsx'
import * as Sidebar from '../sidebar/index.ts'
import * as Header from './index.ts'

const framed = (header: ReactNode) => (
  <AppShell.Root open={null} onOpenChange={() => {}}>
    {header}
    <Sidebar.Root>Menu</Sidebar.Root>
  </AppShell.Root>
)

rootContract({ slot: 'header' }, (props) =>
  framed(
    <Header.Root {...props}>
      <Header.SidebarToggle />
      <Header.Brand>Malote</Header.Brand>
      <Header.Actions>
        <Header.Logout />
      </Header.Actions>
    </Header.Root>,
  ),
)

test('a linked logo is in the middle of the bar, like the buttons', async () => {
  const screen = await render(
    framed(
      <Header.Root>
        <Header.Brand>
          <a href="/">
            <Logo />
          </a>
        </Header.Brand>
        <Header.Logout />
      </Header.Root>,
    ),
  )
  const getMiddle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  }
  const logo = document.querySelector('[data-slot="logo"]') as Element
  expect(getMiddle(logo)).toBe(getMiddle(screen.getByRole('button', { name: 'Sair' }).element()))
})

test('the logo hides its name where the actions leave no space for it', async () => {
  const screen = await render(
    <div style={{ width: 320 }}>
      {framed(
        <Header.Root>
          <Header.SidebarToggle />
          <Header.Brand>
            <a href="/">
              <Logo />
            </a>
          </Header.Brand>
          <Header.Actions>
            {['Buscar', 'Notificações', 'Conta', 'Sair'].map((label) => (
              <IconButton key={label} label={label}>
                <LogOut aria-hidden />
              </IconButton>
            ))}
          </Header.Actions>
        </Header.Root>,
      )}
    </div>,
  )
  const logo = screen.getByRole('link', { name: 'Malote' }).element().querySelector('[data-slot="logo"]') as Element
  const name = screen.getByText('Malote').element()
  const end = logo.getBoundingClientRect().right
  expect(end).toBeLessThanOrEqual(screen.getByRole('button', { name: 'Buscar' }).element().getBoundingClientRect().left)
  expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(logo.getBoundingClientRect().bottom)
})

test('the logout button has the name and tooltip Sair', async () => {
  const leave = vi.fn()
  const screen = await render(framed(<Header.Logout onClick={leave} />))
  await userEvent.tab()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Sair')
  await screen.getByRole('button', { name: 'Sair' }).click()
  expect(leave).toHaveBeenCalledOnce()
})

test('the logout button can be a link', async () => {
  const screen = await render(
    framed(
      <Header.Logout asChild>
        <a href="#sair" />
      </Header.Logout>,
    ),
  )
  const link = screen.getByRole('link', { name: 'Sair' })
  await expect.element(link).toHaveAttribute('href', '#sair')
  expect(link.element().querySelector('svg')).not.toBeNull()
})

test('a toggle outside the shell throws an error with the fix', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Header.SidebarToggle />)).rejects.toThrow('<AppShell.Root>')
  consoleError.mockRestore()
})

test('fits on a phone with texts of 200 %, with targets of at least 44 px', async () => {
  await page.viewport(375, 800)
  document.documentElement.style.fontSize = '200%'
  const screen = await render(
    framed(
      <Header.Root>
        <Header.SidebarToggle />
        <Header.Brand>
          <Logo />
        </Header.Brand>
        <Header.Actions>
          <IconButton label="Abrir comandos">+</IconButton>
          <IconButton label="Notificações">+</IconButton>
          <IconButton label="Conta">+</IconButton>
          <Header.Logout />
        </Header.Actions>
      </Header.Root>,
    ),
  )
  const bar = screen.getByRole('banner')
  for (const button of bar.getByRole('button').elements()) {
    const { right, width } = button.getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(375)
    expect(width).toBeGreaterThanOrEqual(44)
  }
})
