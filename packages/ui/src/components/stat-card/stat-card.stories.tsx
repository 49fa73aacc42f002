import type { Meta, StoryObj } from '@storybook/react-vite'
import Truck from 'lucide-react/icons/truck'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { StatCard } from './stat-card.tsx'
import { statTones } from './stat-card.variants.ts'

const meta = {
  title: 'Data/StatCard (cartão de indicador)',
  component: StatCard,
  args: {
    label: 'Em rota',
    value: '38',
    hint: 'ontem, a esta hora: 31',
    icon: <Truck aria-hidden />,
    className: 'w-60',
  },
} satisfies Meta<typeof StatCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => <Gallery values={statTones}>{(tone) => <StatCard {...args} tone={tone} />}</Gallery>,
}

export const AsLink: Story = {
  // biome-ignore lint/a11y/useAnchorContent: the tile gives the link its content.
  args: { asChild: true, children: <a href="#em-rota" /> },
  parameters: snapshots.lightOnly,
}
