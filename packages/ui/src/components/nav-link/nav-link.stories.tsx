import type { Meta, StoryObj } from '@storybook/react-vite'
import Package from 'lucide-react/icons/package'
import { snapshots } from '../../testing/snapshots.ts'
import { Badge } from '../badge/badge.tsx'
import { NavLink } from './nav-link.tsx'

const meta = {
  title: 'Frame/NavLink (item de navegação)',
  component: NavLink,
  args: { href: '#ordens', icon: <Package aria-hidden />, children: 'Ordens de Serviço' },
  decorators: [(story) => <ul className="w-72">{story()}</ul>],
} satisfies Meta<typeof NavLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const Active: Story = { args: { active: true } }
export const External: Story = { args: { external: true, href: 'https://metabase.example', children: 'Metabase' } }
export const WithBadge: Story = {
  args: { badge: <Badge tone="waiting">12</Badge>, children: 'Ocorrências' },
  parameters: snapshots.lightOnly,
}
export const AsChild: Story = {
  args: { asChild: true, href: undefined, children: <a href="#ordens">Ordens de Serviço</a> },
  parameters: snapshots.lightOnly,
}
