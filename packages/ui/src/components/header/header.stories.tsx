import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import * as AppShell from '../app-shell/index.ts'
import { Logo } from '../logo/logo.tsx'
import * as Sidebar from '../sidebar/index.ts'
import * as Header from './index.ts'

const meta = {
  title: 'Frame/Header (cabeçalho)',
  component: Header.Root,
  subcomponents: { SidebarToggle: Header.SidebarToggle, Logout: Header.Logout },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (story) => (
      <AppShell.Root open={null} onOpenChange={() => {}} className="min-h-0">
        {story()}
        <Sidebar.Root />
      </AppShell.Root>
    ),
  ],
} satisfies Meta<typeof Header.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Header.Root {...args}>
      <Header.SidebarToggle />
      <Header.Brand>
        <Logo />
      </Header.Brand>
      <Header.Actions>
        <Header.Logout />
      </Header.Actions>
    </Header.Root>
  ),
}

export const LogoutLink: Story = {
  render: (args) => (
    <Header.Root {...args}>
      <Header.Actions>
        <Header.Logout asChild>
          <a href="#sair" />
        </Header.Logout>
      </Header.Actions>
    </Header.Root>
  ),
  parameters: snapshots.lightOnly,
}
