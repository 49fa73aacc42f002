import type { Meta, StoryObj } from '@storybook/react-vite'
import Package from 'lucide-react/icons/package'
import Users from 'lucide-react/icons/users'
import { snapshots } from '../../testing/snapshots.ts'
import * as AppShell from '../app-shell/index.ts'
import { NavLink } from '../nav-link/nav-link.tsx'
import * as Sidebar from './index.ts'

const meta = {
  title: 'Frame/Sidebar (barra lateral)',
  component: Sidebar.Root,
  subcomponents: { Nav: Sidebar.Nav, Section: Sidebar.Section, Footer: Sidebar.Footer },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
  decorators: [
    (story) => (
      <AppShell.Root open={null} onOpenChange={() => {}}>
        {story()}
      </AppShell.Root>
    ),
  ],
} satisfies Meta<typeof Sidebar.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Sidebar.Root {...args}>
      <Sidebar.Nav label="Principal">
        <NavLink href="#ordens" icon={<Package aria-hidden />} active>
          Ordens de Serviço
        </NavLink>
        <NavLink href="#usuarios" icon={<Users aria-hidden />}>
          Usuários
        </NavLink>
      </Sidebar.Nav>
      <Sidebar.Footer>Malote 1.0</Sidebar.Footer>
    </Sidebar.Root>
  ),
  parameters: snapshots.withPhone,
}
