import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as AppShell from '../app-shell/index.ts'
import { NavLink } from '../nav-link/nav-link.tsx'
import * as Sidebar from './index.ts'

rootContract({ slot: 'sidebar' }, (props) => (
  <AppShell.Root open={null} onOpenChange={() => {}}>
    <Sidebar.Root {...props}>
      <Sidebar.Section>Empresa</Sidebar.Section>
      <Sidebar.Nav label="Principal">
        <NavLink href="#ordens">Ordens de Serviço</NavLink>
      </Sidebar.Nav>
      <Sidebar.Footer>Malote 1.0</Sidebar.Footer>
    </Sidebar.Root>
  </AppShell.Root>
))

test('its navigation is a named list of links', async () => {
  const screen = await render(
    <Sidebar.Nav label="Principal">
      <NavLink href="#ordens">Ordens de Serviço</NavLink>
    </Sidebar.Nav>,
  )
  await expect.element(screen.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  await expect.element(screen.getByRole('listitem').getByRole('link', { name: 'Ordens de Serviço' })).toBeVisible()
})

test('a navigation without a label throws in development', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Sidebar.Nav label="" />)).rejects.toThrow('label="Principal"')
  consoleError.mockRestore()
})
